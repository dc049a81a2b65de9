import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message } from '@lumen/contracts/chat/schema'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { saysAnything } from '../domain/sent-pictures.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage, findReplyId, listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findRunning, startRun, type RunAsk, type StartedRun } from '../store/replies.ts'
import type { ChatTables } from '../store/tables.ts'
import type { ReplyKind } from '../store/tables/replies.ts'
import { modelFor } from './choose-model.ts'
import { noSuchMessage } from './edit-message.ts'
import { presentMessage } from './present-message.ts'
import type { ReplyTask } from './reply-task.ts'
import { startReply } from './start-reply.ts'
import { insertReply, whoseTurn } from './whose-turn.ts'

export type RegenerateInput = {
  instruction?: string
  continue?: boolean
  /** Who answers this once; null: the offline companion. */
  model?: ModelChoice | null
  /** Whoever was to answer left no word, and in a scene who comes after them. */
  left?: Pick<RunAsk, 'next'>
}

const refuse = (text: string) => new AppError('not_regenerable', text)

/**
 * Answers again: a companion's message gets a new text, or goes on from its partial one; a user's
 * message that was left without a reply gets one. Returns the running message. The old text is
 * shown again unless the new one is complete, and kept as another version of it if it is. Errors:
 * `not_found`, `not_regenerable`, `reply_running`, `too_many_versions`, or why the charge was refused.
 */
export async function regenerateReply(
  context: ChatContext,
  asker: Asker,
  messageId: string,
  input: RegenerateInput,
): Promise<Message> {
  const { db, sealer } = context
  if (!context.live.accepting())
    throw new AppError('unavailable', 'The service restarts. Try again soon')
  const box = await sealer.open(db, asker.userId)
  const known = await findMessage(db, box, asker.userId, messageId)
  if (known === null) throw noSuchMessage()
  const { run, task } = await db
    .transaction()
    .execute((tx) => storeRun(context, tx, box, asker, known, input))
  const refusal = await startReply(context, box, run, task)
  if (refusal !== null) throw new AppError(refusal.code, refusal.error, refusal)
  return presentMessage(task.message)
}

async function storeRun(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  asker: Asker,
  known: StoredMessage,
  input: RegenerateInput,
): Promise<{ run: StartedRun; task: ReplyTask }> {
  const { userId } = asker
  const locked = await lockConversation(tx, userId, known.companionId)
  const companion = locked ? await findCompanion(tx, box, userId, known.companionId) : null
  // Read again under the lock: it may have been edited, answered or deleted meanwhile.
  const message = await findMessage(tx, box, userId, known.id)
  if (companion === null || message === null) throw noSuchMessage()
  if (message.messageType === 'image' || message.messageType === 'video')
    throw refuse('A picture or a video is made again by itself, not answered again')
  if (message.isFromUser && !saysAnything(message))
    throw refuse('A recording without words cannot be answered')
  if ((await findRunning(tx, { userId: companion.userId, companionId: companion.id })) !== null)
    throw new AppError('reply_running', 'A reply is being written. Try again after it')

  const plan = message.isFromUser
    ? await planFirstReply(context, tx, box, message, companion)
    : await planAgain(context, tx, box, message, {
        companion: await speakerOf(tx, box, message, companion),
        ...input,
      })
  if (plan.question.metadata.aside === true)
    throw refuse('No model is shown this message, so it cannot be answered')
  const run = await startRun(tx, box, {
    messageId: plan.message.id,
    companionId: companion.id,
    userId,
    kind: plan.kind,
    text: plan.continueFrom ?? '',
    ask: plan.kind === 'first' ? { asker, next: plan.next } : null,
    owner: context.ownerId,
    leaseMs: context.config.CHAT_LEASE_MS,
    startedAt: context.clock.now(),
  })
  return {
    run,
    task: {
      asker,
      companion: plan.speaker,
      next: input.left?.next ?? plan.next,
      once: input.model,
      question: plan.question,
      message: {
        ...plan.message,
        status: 'running',
        content: plan.continueFrom ?? '',
        metadata: {},
      },
      instruction: input.instruction?.trim() || null,
      continueFrom: plan.continueFrom,
    },
  }
}

type Plan = {
  kind: ReplyKind
  /** Who answers, and in a scene who after that. */
  speaker: StoredCompanion
  next: string[]
  question: StoredMessage
  message: StoredMessage
  continueFrom: string | null
}

async function planFirstReply(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  question: StoredMessage,
  companion: StoredCompanion,
): Promise<Plan> {
  if ((await findReplyId(tx, question.id)) !== null)
    throw refuse('This message has a reply; that one can be answered again')
  const { speaker, next } = await whoseTurn(tx, box, companion, question.content)
  const answer = { speakerId: speaker.id, createdAt: context.clock.now() }
  const message = await insertReply(tx, box, question, answer)
  return { kind: 'first', speaker, next, question, message, continueFrom: null }
}

/** Who says a message: in a scene also another companion than the one whose talk it is. */
async function speakerOf(
  tx: Transaction<ChatTables>,
  box: Box,
  { speakerId, userId }: StoredMessage,
  host: StoredCompanion,
): Promise<StoredCompanion> {
  if (speakerId === undefined) return host
  const speaker = await findCompanion(tx, box, userId, speakerId)
  if (speaker === null || speaker.hiddenAt !== null)
    throw refuse('The companion that said this is not there any more')
  return speaker
}

async function planAgain(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  message: StoredMessage,
  {
    companion,
    continue: goOn = false,
    model: once,
  }: RegenerateInput & { companion: StoredCompanion },
): Promise<Plan> {
  const { companionId, position, replyTo } = message
  const question =
    replyTo === null
      ? (await listMessages(tx, box, companionId, { limit: 1, before: position }))[0]
      : await findMessage(tx, box, message.userId, replyTo)
  if (question === undefined || question === null || !question.isFromUser)
    throw refuse('The message this is an answer to is not there any more')
  if (goOn && message.status === 'complete' && message.metadata.cut !== 'length')
    throw refuse('This reply is complete; there is nothing to go on with')
  // Only a model can go on from a text, and only from one that a model wrote.
  const model = modelFor(context, { companion, once })
  const continues =
    goOn &&
    message.content !== '' &&
    model !== null &&
    model !== 'away' &&
    message.metadata.provider === model.provider.name
  if (!continues && (message.versions?.count ?? 1) >= chatLimits.replyVersions)
    throw new AppError(
      'too_many_versions',
      `A reply keeps ${chatLimits.replyVersions} versions. Choose one of them`,
    )
  const turn = { speaker: companion, next: [], question, message }
  return continues
    ? { kind: 'continued', ...turn, continueFrom: message.content }
    : { kind: 'again', ...turn, continueFrom: null }
}
