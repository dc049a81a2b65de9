import { chatEvents, type chatRequests } from '@lumen/contracts/chat/bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { ChatContext } from '../context.ts'
import { duplicateWait } from '../domain/duplicate-message.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import {
  findByClientId,
  findReplyId,
  insertMessage,
  listSentSince,
  type StoredMessage,
} from '../store/messages.ts'
import { findRunning, startRun, type ReplyRun } from '../store/replies.ts'
import type { ChatTables } from '../store/tables.ts'
import { presentMessage } from './present-message.ts'
import { attachRecording } from './attach-recording.ts'
import type { Asker } from './reply-task.ts'
import { startReply, type Refusal } from './start-reply.ts'

type Outcome = Static<(typeof chatRequests)['chat.send-message']['output']>

export type NewUserMessage = {
  companionId: string
  content: string
  messageType: Message['messageType']
  clientMessageId: string | null
  /** The recording that the words were heard in. */
  recordingId: string | null
}

type Stored =
  | { kind: 'refused'; failure: Refusal }
  | { kind: 'repeated'; message: StoredMessage; replyId: string | null }
  | { kind: 'duplicate'; waitTime: number }
  | {
      kind: 'stored'
      companion: StoredCompanion
      question: StoredMessage
      message: StoredMessage
      run: ReplyRun
    }

const refused = (failure: Refusal): Outcome => ({ outcome: 'refused', failure })

/** Stores a user's message before anything else and starts its reply; see the outcomes declared. */
export async function sendMessage(
  context: ChatContext,
  asker: Asker,
  input: NewUserMessage,
): Promise<Outcome> {
  const { db, sealer } = context
  if (!context.live.accepting())
    return refused({ code: 'unavailable', error: 'The service restarts. Try again soon' })
  const box = await sealer.open(db, asker.userId)
  const emotion = context.readFeeling(input.content, asker.language)
  const messageId = newId()
  const { companionId, recordingId } = input
  const media =
    recordingId === null
      ? null
      : await attachRecording(context, {
          userId: asker.userId,
          companionId,
          messageId,
          recordingId,
        })
  const metadata = { ...(emotion !== null && { emotion }), ...(media !== null && { media }) }
  const stored = await db
    .transaction()
    .execute((tx) => store(context, tx, box, asker, { ...input, messageId, metadata }))
  if (stored.kind === 'refused') return refused(stored.failure)
  if (stored.kind === 'duplicate') return { outcome: 'duplicate', waitTime: stored.waitTime }
  if (stored.kind === 'repeated') {
    const { replyId } = stored
    const message = presentMessage(stored.message)
    return { outcome: 'accepted', message, replyId, repeated: true }
  }

  const { companion, question, message, run } = stored
  const starting = startReply(context, box, run, {
    asker,
    companion,
    question,
    message,
    instruction: null,
    continueFrom: null,
    chargeKey: question.id,
  })
  context.eventsCommitted()
  const presented = presentMessage(question)
  context.tellUser(asker.userId, {
    kind: 'message-changed',
    change: 'created',
    message: presented,
  })
  const refusal = await starting
  return refusal === null
    ? { outcome: 'accepted', message: presented, replyId: message.id, repeated: false }
    : { outcome: 'stored', message: presented, failure: refusal }
}

/** Under the conversation's lock: decides, and stores message, event, reply and its run together. */
async function store(
  context: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  asker: Asker,
  input: NewUserMessage & { messageId: string; metadata: Message['metadata'] },
): Promise<Stored> {
  const { userId } = asker
  const { companionId, clientMessageId } = input
  const companion = (await lockConversation(tx, userId, companionId))
    ? await findCompanion(tx, box, userId, companionId)
    : null
  if (companion === null)
    return { kind: 'refused', failure: { code: 'not_found', error: 'There is no such companion' } }

  if (clientMessageId !== null) {
    const message = await findByClientId(tx, box, { userId, companionId, clientMessageId })
    if (message !== null)
      return { kind: 'repeated', message, replyId: await findReplyId(tx, message.id) }
  }
  const now = context.clock.now()
  const since = new Date(now.getTime() - chatLimits.duplicateWindowMs)
  const sent = await listSentSince(tx, box, companionId, since)
  const waitTime = duplicateWait(input.content, sent, now)
  if (waitTime !== null) return { kind: 'duplicate', waitTime }
  if ((await findRunning(tx, companionId)) !== null)
    return {
      kind: 'refused',
      failure: { code: 'reply_running', error: 'A reply is being written. Send again after it' },
    }

  const position = await takePositions(tx, companionId, 2)
  const common = {
    userId,
    companionId,
    messageType: input.messageType,
    offRecord: companion.offRecord,
    createdAt: now,
  }
  const recordingId = input.metadata.media?.objectId ?? undefined
  const question = await insertMessage(tx, box, {
    ...common,
    id: input.messageId,
    position,
    content: input.content,
    isFromUser: true,
    status: 'complete',
    metadata: input.metadata,
    clientMessageId,
    replyTo: null,
  })
  await appendEvent(tx, chatEvents, 'chat.message-created', {
    userId,
    companionId,
    messageId: question.id,
    version: question.version,
    isFromUser: true,
    offRecord: question.offRecord,
    language: asker.language,
    timeZone: asker.timeZone,
    ...(recordingId !== undefined && { recordingId }),
  })
  const message = await insertMessage(tx, box, {
    ...common,
    id: newId(),
    messageType: 'text',
    position: position + 1n,
    content: '',
    isFromUser: false,
    status: 'running',
    clientMessageId: null,
    replyTo: question.id,
  })
  const run = await startRun(tx, box, {
    messageId: message.id,
    companionId,
    userId,
    kind: 'first',
    text: '',
    owner: context.ownerId,
    leaseMs: context.config.CHAT_LEASE_MS,
    startedAt: now,
  })
  return { kind: 'stored', companion, question, message, run }
}
