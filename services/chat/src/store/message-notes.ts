import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import { countChange } from './conversations.ts'
import { openMessage, type StoredMessage } from './open-message.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>

/**
 * Notes that a message is not shown since a moment, or that it is again; only while it shows the text that
 * is meant. The message as it then stands; null when nothing changed.
 */
export async function setWithheld(
  tx: Tx,
  box: Box,
  id: string,
  { at, version }: { at: Date | null; version: number },
): Promise<StoredMessage | null> {
  const change = await countChange(tx, box.userId, id)
  if (change === null) return null
  const row = await tx
    .updateTable('all_messages')
    .set((eb) => ({ withheld_at: at, version: eb('version', '+', 1), change: String(change) }))
    .where('id', '=', id)
    .where('user_id', '=', box.userId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    // Any other text was withheld for itself.
    .where('text_number', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : openMessage(box, { ...row, running: null, running_text: null })
}

/** Marks a message since a moment, or takes its mark off; a mark that is there stays as it is. */
export async function setMarked(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  at: Date | null,
): Promise<void> {
  const change = await countChange(tx, userId, id)
  if (change === null) return
  await tx
    .updateTable('all_messages')
    .set({ marked_at: at, change: String(change) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('aside_in', 'is', null)
    .where('marked_at', at === null ? 'is not' : 'is', null)
    .execute()
}
