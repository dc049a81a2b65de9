import type { ChatContext } from '../context.ts'
import { listExpired, type ReplyRun, type RunAsk } from '../store/replies.ts'
import { endAbandonedRun } from './finish-reply.ts'
import { regenerateReply } from './regenerate-reply.ts'

const batch = 100

/**
 * Interrupts replies whose owner gave no sign of life until the end of its lease, and has those answered
 * anew of which no word was written: once, since what ended their writer may end the next one too. Any
 * process may: each run is locked and looked at again first. Returns how many were interrupted.
 */
export async function sweepExpiredReplies(context: ChatContext): Promise<number> {
  let interrupted = 0
  for (const run of await listExpired(context.db, batch)) {
    // This process is late with its own signs of life, no more: it will renew or end them itself.
    if (context.live.find(run.messageId) !== undefined) continue
    const { messageId } = run
    try {
      const ended = await endAbandonedRun(context, run, 'interrupted', { expiredOnly: true })
      if (ended === null) continue
      interrupted += 1
      context.figures.failures.inc({ code: 'owner_gone' })
      context.log.warn({ messageId }, 'a reply whose owner is gone was interrupted')
      if (ended.unanswered !== null) void answerAnew(context, run, ended.unanswered)
    } catch (error) {
      context.log.error({ err: error, messageId }, 'an expired reply could not be interrupted')
    }
  }
  return interrupted
}

/** Nobody waits for it: where it may not be begun, its user can still ask for it. */
async function answerAnew(
  context: ChatContext,
  { messageId }: ReplyRun,
  { asker, next }: RunAsk,
): Promise<void> {
  try {
    await regenerateReply(context, asker, messageId, { left: { next } })
    context.log.info({ messageId }, 'a reply that was left without a word is written anew')
  } catch (error) {
    context.log.warn({ err: error, messageId }, 'a reply that was left without a word stays so')
  }
}
