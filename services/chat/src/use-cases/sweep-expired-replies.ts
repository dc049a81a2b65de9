import type { ChatContext } from '../context.ts'
import { listExpired } from '../store/replies.ts'
import { endAbandonedRun } from './finish-reply.ts'

const batch = 100

/**
 * Interrupts replies whose owner gave no sign of life until the end of its lease. Any process may:
 * each run is locked and looked at again first. Returns how many were interrupted.
 */
export async function sweepExpiredReplies(context: ChatContext): Promise<number> {
  let interrupted = 0
  for (const run of await listExpired(context.db, batch)) {
    // This process is late with its own signs of life, no more: it will renew or end them itself.
    if (context.live.find(run.messageId) !== undefined) continue
    const { messageId } = run
    try {
      if ((await endAbandonedRun(context, run, 'interrupted', { expiredOnly: true })) === null)
        continue
      interrupted += 1
      context.figures.failures.inc({ code: 'owner_gone' })
      context.log.warn({ messageId }, 'a reply whose owner is gone was interrupted')
    } catch (error) {
      context.log.error({ err: error, messageId }, 'an expired reply could not be interrupted')
    }
  }
  return interrupted
}
