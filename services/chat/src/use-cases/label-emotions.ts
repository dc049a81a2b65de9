import type { ChatProvider } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'
import type { Box } from '@lumen/database/sealing'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { ChatContext } from '../context.ts'
import { emotionPrompt, labelSchema, readLabels, UnusableLabels } from '../domain/emotion-prompt.ts'
import { lockConversation } from '../store/conversations.ts'
import {
  readMessage,
  readMessagesOf,
  updateMessage,
  type StoredMessage,
} from '../store/messages.ts'
import { presentMessage } from './present-message.ts'

const answerTokens = 200
const answerTimeoutMs = 20_000

/**
 * Whether a model's reading may take the place of a label: not of one that was written with its text,
 * nor of none, which a message about a crisis has.
 */
const mayRelabel = ({ isFromUser, status, metadata }: StoredMessage): boolean =>
  status !== 'running' &&
  metadata.crisis === undefined &&
  metadata.emotion !== undefined &&
  (isFromUser ||
    (metadata.errorCode === undefined &&
      metadata.provider !== 'local' &&
      metadata.provider !== 'safety'))

/**
 * Asks the model for the labels of messages, in place of those read by words alone. When it fails,
 * these stay. A message that changed meanwhile is left alone.
 */
export async function labelEmotions(
  context: ChatContext,
  { userId, messageIds, signal }: { userId: string; messageIds: string[]; signal: AbortSignal },
): Promise<void> {
  const { db, sealer, log, figures } = context
  const { model } = context.answering
  if (model === null) return
  const box = await sealer.open(db, userId)
  const messages = (await readMessagesOf(db, box, userId, messageIds)).filter(mayRelabel)
  if (messages.length === 0) return
  let labels: Map<string, string>
  try {
    labels = readLabels(await ask(model, messages, signal), messages)
  } catch (error) {
    if (signal.aborted) throw error
    const reason =
      error instanceof ModelFailure
        ? error.code
        : error instanceof UnusableLabels
          ? 'unusable'
          : 'failed'
    figures.labelFailures.inc({ reason })
    log.warn({ err: error, reason }, 'messages keep the labels that were read by words alone')
    return
  }
  for (const message of messages) {
    const emotion = labels.get(message.id)
    if (emotion !== undefined && emotion !== message.metadata.emotion)
      await relabel(context, box, message, emotion)
  }
}

async function ask(
  model: ChatProvider,
  messages: readonly StoredMessage[],
  signal: AbortSignal,
): Promise<string> {
  const requestId = currentRequestId()
  const reply = model.stream({
    turns: emotionPrompt(messages),
    maxTokens: answerTokens,
    temperature: 0,
    jsonSchema: labelSchema,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    ...(requestId !== undefined && { requestId }),
  })
  let answer = ''
  for await (const piece of reply) answer += piece
  return answer
}

async function relabel(
  context: ChatContext,
  box: Box,
  { id, userId, companionId, version }: StoredMessage,
  emotion: string,
): Promise<void> {
  const relabelled = await context.db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) return null
    const message = await readMessage(tx, box, id)
    if (message === null || message.version !== version || !mayRelabel(message)) return null
    const metadata = { ...message.metadata, emotion }
    return updateMessage(tx, box, id, { metadata, newVersion: false })
  })
  if (relabelled === null) return
  const message = presentMessage(relabelled)
  context.tellUser(userId, { kind: 'message-changed', change: 'edited', message })
}
