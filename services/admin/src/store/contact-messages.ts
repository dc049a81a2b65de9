import type { contactCategories } from '@lumen/contracts/admin/limits'
import type { Box, Sealer } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, ContactMessageTable } from './tables.ts'

type Db = Kysely<AdminTables>

export type ContactContent = { name: string; email: string; subject: string; message: string }
export type ContactMessage = ContactContent & {
  id: string
  userId: string | null
  category: (typeof contactCategories)[number]
  createdAt: Date
  /** When it was dealt with. */
  closedAt: Date | null
}

const contextOf = (id: string) => `contact_messages.content:${id}`

/** Stores a message; false when one with its `clientId` is there already. */
export async function insertContactMessage(
  tx: Transaction<AdminTables>,
  box: Box,
  message: Omit<ContactMessage, 'closedAt'> & { clientId: string | null; sealedFor: string },
): Promise<boolean> {
  const { id, name, email, subject, message: text } = message
  const content: ContactContent = { name, email, subject, message: text }
  const row = await tx
    .insertInto('contact_messages')
    .values({
      id,
      client_id: message.clientId,
      sealed_for: message.sealedFor,
      user_id: message.userId,
      category: message.category,
      content: box.seal(JSON.stringify(content), contextOf(id)),
      created_at: message.createdAt,
    })
    .onConflict((c) => c.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the message that a client sent under an id of its own. */
export async function findByClientId(db: Db, clientId: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** A row with what is sealed in it. */
export const openContactMessage = (
  box: Box,
  row: Selectable<ContactMessageTable>,
): ContactMessage => ({
  ...(JSON.parse(box.unseal(row.content, contextOf(row.id))) as ContactContent),
  id: row.id,
  userId: row.user_id,
  category: row.category,
  createdAt: row.created_at,
  closedAt: row.closed_at,
})

/** Says when a message was dealt with, or that it was not; false when there is none. */
export async function closeContactMessage(
  tx: Transaction<AdminTables>,
  id: string,
  at: Date | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set({ closed_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Messages, opened; newest first, ids grow with time. `closed`: those that were dealt with, or the others. */
export async function listContactMessages(
  db: Db,
  sealer: Sealer,
  { limit, closed, before }: { limit: number; closed?: boolean; before?: string | null },
): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(closed !== undefined, (q) => q.where('closed_at', closed ? 'is not' : 'is', null))
    .$if(typeof before === 'string', (q) => q.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return Promise.all(
    rows.map(async (row) => openContactMessage(await sealer.open(db, row.sealed_for), row)),
  )
}
