import { isDeepStrictEqual } from 'node:util'
import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import type { MessageMedia } from '@lumen/contracts/chat/schema'
import { mediaRequests, type mediaEvents } from '@lumen/contracts/media/bus'
import { handleOnce } from '@lumen/database/inbox'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage, updateMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import type { ChatTables } from '../store/tables.ts'
import { presentMessage } from './present-message.ts'

export type JobEnded = Payload<(typeof mediaEvents)['media.job-ended']>

/** What a message shows of its job; `media` null: its owner deleted it. */
export type ShownJob = {
  userId: string
  messageId: string
  jobId: string
  media: MessageMedia | null
}

export const isUnderWay = ({ status }: Pick<MessageMedia, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** A job ended: its message shows what came of it, on every device. */
export async function showJob(
  context: ChatContext,
  consumer: string,
  event: EventEnvelope,
  { userId, jobId, messageId }: JobEnded,
): Promise<void> {
  if (messageId === null) return
  const { db, bus, sealer } = context
  const { media } = await bus.request(mediaRequests, 'media.read-job', { userId, jobId })
  const box = await sealer.open(db, userId)
  let shown: StoredMessage | null = null
  await handleOnce(db, consumer, event, async (tx) => {
    shown = await writeShown(tx, box, { userId, messageId, jobId, media })
  })
  if (shown !== null) tellShown(context, shown)
}

/**
 * Writes into a message what became of its job, under the lock of the conversation.
 * @returns null when that changes nothing: it is shown, not ended, or the message waits for another job
 */
export async function writeShown(
  tx: Transaction<ChatTables>,
  box: Box,
  { userId, messageId, jobId, media }: ShownJob,
): Promise<StoredMessage | null> {
  const known = await findMessage(tx, box, userId, messageId)
  if (known === null || !(await lockConversation(tx, userId, known.companionId))) return null
  const message = await findMessage(tx, box, userId, messageId)
  const before = message?.metadata.media
  // Of a job that was tried again as another one, the end is late news.
  if (message === null || before?.jobId !== jobId) return null
  const status = before.status === 'done' ? 'done' : 'cancelled'
  const now = media ?? { ...before, status, objectId: null, posterId: null }
  if (isUnderWay(now) || isDeepStrictEqual(now, before)) return null
  const metadata = { ...message.metadata, media: now }
  return updateMessage(tx, box, messageId, { metadata, mediaAskedAt: null, newVersion: false })
}

export const tellShown = (context: ChatContext, message: StoredMessage): void =>
  context.tellUser(message.userId, {
    kind: 'message-changed',
    change: 'edited',
    message: presentMessage(message),
  })
