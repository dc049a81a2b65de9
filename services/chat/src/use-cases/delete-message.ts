import { chatEvents } from '@lumen/contracts/chat/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { deleteMessage } from '../store/changes.ts'
import { findMessage } from '../store/messages.ts'
import { deleteReminderOf } from '../store/reminders.ts'
import { eraseStepsOf } from '../store/tendencies.ts'
import { lockRun } from '../store/replies.ts'
import { noSuchMessage } from './edit-message.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'
import { presentMessage } from './present-message.ts'
import { stopReply } from './stop-reply.ts'

/** Deletes a message of a talk of the user, whoever wrote it; a running reply is stopped first. */
export async function removeMessage(
  context: ChatContext,
  userId: string,
  messageId: string,
): Promise<void> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const known = await findMessage(db, box, userId, messageId)
  if (known === null) throw noSuchMessage()
  if (known.status === 'running') await stopReply(context, userId, messageId)
  const deleted = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, known.companionId))) throw noSuchMessage()
    await lockRun(tx, userId, messageId)
    const message = await findMessage(tx, box, userId, messageId)
    const change = message === null ? null : await deleteMessage(tx, messageId)
    if (message === null || change === null) throw noSuchMessage()
    await eraseSummaryOf(tx, message)
    await deleteReminderOf(tx, messageId)
    await eraseStepsOf(tx, box, message)
    await appendEvent(tx, chatEvents, 'chat.message-deleted', {
      userId,
      companionId: message.companionId,
      messageId,
      version: message.version,
      isFromUser: message.isFromUser,
      offRecord: message.offRecord,
    })
    return { ...message, change }
  })
  context.eventsCommitted()
  const message = presentMessage(deleted)
  context.tellUser(userId, { kind: 'message-changed', change: 'deleted', message })
}
