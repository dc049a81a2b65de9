import type { ChatContext } from '../context.ts'
import { deleteMessage } from '../store/changes.ts'
import { lockTalk } from '../store/conversations.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { endRun, type ReplyRun } from '../store/replies.ts'
import { presentMessage } from './present-message.ts'

/**
 * Undoes a run that may not start: a reply that was to fill a new message vanishes, any other leaves
 * its message as it was.
 */
export async function discardRun(
  context: ChatContext,
  run: ReplyRun,
  message: StoredMessage,
): Promise<void> {
  const { db, clock } = context
  const change = await db.transaction().execute(async (tx) => {
    await lockTalk(tx, run)
    if (!(await endRun(tx, run, 'failed', clock.now()))) return null
    return run.kind === 'first' ? deleteMessage(tx, run.messageId) : null
  })
  // A device that read the conversation meanwhile may show it.
  if (change !== null) {
    context.tellUser(run.userId, {
      kind: 'message-changed',
      change: 'deleted',
      message: presentMessage({ ...message, change }),
    })
  }
}
