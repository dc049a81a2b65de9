import type { ChatContext } from '../context.ts'
import { findRun } from '../store/replies.ts'
import { endAbandonedRun } from './finish-reply.ts'

const askTimeoutMs = 1_500

/**
 * Ends a running reply and keeps its partial text, whichever process runs it. True when the reply
 * was ended by a stop, now or before; false when there is none or it ended otherwise.
 */
export async function stopReply(
  context: ChatContext,
  userId: string,
  messageId: string,
): Promise<boolean> {
  const { db, live, inbox, ownerId } = context
  const run = await findRun(db, userId, messageId)
  if (run === null) return false
  if (run.status === 'running') {
    const ended =
      run.owner === ownerId
        ? await live.stop(messageId)
        : typeof (await inbox.ask(run.owner, { command: 'stop', messageId }, askTimeoutMs))
            ?.text === 'string'
    // Nobody answers: what the owner stored last is kept, and its later writes are refused.
    if (!ended) await endAbandonedRun(context, run, 'stopped', { expiredOnly: false })
  }
  const after = await findRun(db, userId, messageId)
  return after?.status === 'stopped'
}
