import { BusError } from '@lumen/bus/bus-error'
import { mediaRequests } from '@lumen/contracts/media/bus'
import type { ChatContext } from '../context.ts'
import { listAwaitingMedia, noteMediaAsked } from '../store/awaited-media.ts'
import { readMessage } from '../store/messages.ts'
import { isUnderWay, tellShown, writeShown } from './show-job.ts'

const batch = 200
/** The end of a job is told at once; who has heard nothing for so long asks. */
const patienceMs = 120_000

/**
 * Asks for the jobs of messages that have waited for long: the news of their end may be lost, or have
 * come before the message was stored. While service media is away nothing changes.
 * @returns how many messages show something else now
 */
export async function showLateMedia(context: ChatContext, signal: AbortSignal): Promise<number> {
  const { db, clock, log } = context
  const now = clock.now()
  let shown = 0
  const waiting = await listAwaitingMedia(db, new Date(now.getTime() - patienceMs), batch)
  for (const { id, user_id: userId } of waiting) {
    if (signal.aborted) break
    try {
      if (await showOne(context, userId, id, now)) shown += 1
    } catch (error) {
      log.warn({ err: error, messageId: id }, 'what became of a job is not known')
      // Media is away; anything else is this message's own fault, and does not hold up the others.
      if (error instanceof BusError) break
      await noteMediaAsked(db, id, now)
    }
  }
  if (shown > 0) log.info({ shown }, 'messages show what became of jobs whose end was not heard')
  return shown
}

async function showOne(
  context: ChatContext,
  userId: string,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const { db, bus, sealer } = context
  const box = await sealer.open(db, userId)
  const before = (await readMessage(db, box, messageId))?.metadata.media
  const jobId = before?.jobId ?? null
  if (before === undefined || jobId === null || !isUnderWay(before)) {
    await noteMediaAsked(db, messageId, null)
    return false
  }
  const { media } = await bus.request(mediaRequests, 'media.read-job', { userId, jobId })
  const message = await db
    .transaction()
    .execute((tx) => writeShown(tx, box, { userId, messageId, jobId, media }))
  // What is under way still, and talks that are hidden, are asked about again later.
  await noteMediaAsked(db, messageId, now)
  if (message === null) return false
  tellShown(context, message)
  return true
}
