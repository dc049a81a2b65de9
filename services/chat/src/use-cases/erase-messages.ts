import { chatEvents } from '@lumen/contracts/chat/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Transaction } from 'kysely'
import { noteRemoved, unlinkReplies } from '../store/changes.ts'
import { deleteExpired } from '../store/expired-messages.ts'
import type { ChatTables } from '../store/tables.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'

/**
 * Erases messages of a user, under the locks of their talks, with what they showed and, by the same events
 * as when they are deleted by hand, what was remembered of them.
 * @returns how many went; one whose reply began to run anew meanwhile stays
 */
export async function eraseMessages(
  tx: Transaction<ChatTables>,
  userId: string,
  found: Parameters<typeof deleteExpired>[2],
): Promise<number> {
  const messages = await deleteExpired(tx, userId, found)
  await unlinkReplies(
    tx,
    userId,
    messages.map(({ id }) => id),
  )
  // Devices show the open branch alone.
  const shown = messages.filter(({ aside_in: asideIn }) => asideIn === null)
  for (const [companionId, gone] of Map.groupBy(shown, (one) => one.companion_id))
    await noteRemoved(tx, { userId, companionId }, gone)
  for (const { id, companion_id: companionId, position, version, ...message } of messages) {
    await eraseSummaryOf(tx, { companionId, position })
    await appendEvent(tx, chatEvents, 'chat.message-deleted', {
      userId,
      companionId,
      messageId: id,
      version,
      isFromUser: message.is_from_user,
      offRecord: message.off_record,
    })
  }
  return messages.length
}
