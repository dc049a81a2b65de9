import type { Payload } from '@lumen/contracts/bus'
import { mediaRequests, type mediaEvents } from '@lumen/contracts/media/bus'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { handleOnce } from '@lumen/database/inbox'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage, updateMessage, type StoredMessage } from '../store/messages.ts'
import { presentMessage } from './present-message.ts'

export type JobEnded = Payload<(typeof mediaEvents)['media.job-ended']>

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
    const known = await findMessage(tx, box, userId, messageId)
    if (known === null || !(await lockConversation(tx, userId, known.companionId))) return
    const message = await findMessage(tx, box, userId, messageId)
    const before = message?.metadata.media
    // Of a job that was tried again as another one, the end is late news.
    if (message === null || before?.jobId !== jobId) return
    // Null: its owner deleted it, and the message says so.
    const status = before.status === 'done' ? 'done' : 'cancelled'
    const now = media ?? { ...before, status, objectId: null, posterId: null }
    const metadata = { ...message.metadata, media: now }
    shown = await updateMessage(tx, box, messageId, { metadata, newVersion: false })
  })
  if (shown === null) return
  context.tellUser(userId, {
    kind: 'message-changed',
    change: 'edited',
    message: presentMessage(shown),
  })
}
