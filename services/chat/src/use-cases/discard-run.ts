import type { ChatContext } from '../context.ts'
import { deleteMessage } from '../store/messages.ts'
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
  const vanished = await db.transaction().execute(async (tx) => {
    if (!(await endRun(tx, run, 'failed', clock.now()))) return false
    return run.kind === 'first' && (await deleteMessage(tx, run.messageId))
  })
  // A device that read the conversation meanwhile may show it.
  if (vanished) {
    context.tellUser(run.userId, {
      kind: 'message-changed',
      change: 'deleted',
      message: presentMessage(message),
    })
  }
}
