import type { ContactAnswer, Delivery } from '@lumen/contracts/admin/office-schema'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, ContactAnswerTable } from './tables.ts'

type Db = Kysely<AdminTables>
type Tx = Transaction<AdminTables>

const contextOf = (id: string) => `contact_answers.content:${id}`

/** A row with what is sealed in it. */
export const openContactAnswer = (
  box: Box,
  row: Selectable<ContactAnswerTable>,
): ContactAnswer => ({
  id: row.id,
  actor: row.actor,
  text: box.unseal(row.content, contextOf(row.id)),
  createdAt: row.created_at.toISOString(),
  delivery: row.delivery,
})

export async function insertContactAnswer(
  tx: Tx,
  box: Box,
  answer: {
    id: string
    messageId: string
    userId: string | null
    actor: string
    text: string
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('contact_answers')
    .values({
      id: answer.id,
      message_id: answer.messageId,
      user_id: answer.userId,
      actor: answer.actor,
      content: box.seal(answer.text, contextOf(answer.id)),
      created_at: answer.at,
    })
    .execute()
}

/** Answers to these messages, oldest first. */
export const listContactAnswers = (
  db: Db,
  messageIds: readonly string[],
): Promise<Selectable<ContactAnswerTable>[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('contact_answers')
        .selectAll()
        .where('message_id', 'in', [...messageIds])
        .orderBy('created_at')
        .orderBy('id')
        .execute()

/** Answers that the mails have not heard of yet, by their messages; oldest first. */
export const listToHandOver = (db: Db, limit: number) =>
  db
    .selectFrom('contact_answers')
    .select(['id', 'message_id'])
    .where('handed_over_at', 'is', null)
    .where('delivery', '=', 'waiting')
    .orderBy('created_at')
    .limit(limit)
    .execute()

export async function noteHandedOver(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('contact_answers').set({ handed_over_at: at }).where('id', '=', id).execute()
}

/**
 * Notes what became of the mail with an answer. A message whose answer did not get through is open
 * again, unless it was dealt with otherwise.
 */
export async function endDelivery(tx: Tx, id: string, delivery: Delivery): Promise<void> {
  const row = await tx
    .updateTable('contact_answers')
    .set({ delivery })
    .where('id', '=', id)
    .where('delivery', '=', 'waiting')
    .returning('message_id')
    .executeTakeFirst()
  if (row === undefined || delivery === 'sent' || delivery === 'captured') return
  await tx
    .updateTable('contact_messages')
    .set({ answered_at: null })
    .where('id', '=', row.message_id)
    .execute()
}
