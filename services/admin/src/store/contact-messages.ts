import type { contactCategories } from '@lumen/contracts/admin/limits'
import type { ContactState } from '@lumen/contracts/admin/office-schema'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminTables, ContactMessageTable } from './tables.ts'

type Db = Kysely<AdminTables>

export type ContactContent = { name: string; email: string; subject: string; message: string }
export type ContactMessage = ContactContent & {
  id: string
  userId: string | null
  category: (typeof contactCategories)[number]
  /** What it is answered in. */
  language: Language
  createdAt: Date
  /** When it got an answer that did not fail. */
  answeredAt: Date | null
  /** When it was dealt with. */
  closedAt: Date | null
}

const contextOf = (id: string) => `contact_messages.content:${id}`

/** Stores a message; false when one with its `clientId` is there already. */
export async function insertContactMessage(
  tx: Transaction<AdminTables>,
  box: Box,
  message: Omit<ContactMessage, 'answeredAt' | 'closedAt'> & {
    clientId: string | null
    sealedFor: string
  },
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
      language: message.language,
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
  language: row.language,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
  closedAt: row.closed_at,
})

/** A message as it stands; locked until the transaction ends when that is asked for. */
export const findContactRow = (
  db: Db | Transaction<AdminTables>,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Selectable<ContactMessageTable> | undefined> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst()

/** Notes that a message got an answer. */
export async function setAnswered(
  tx: Transaction<AdminTables>,
  id: string,
  at: Date,
): Promise<void> {
  await tx.updateTable('contact_messages').set({ answered_at: at }).where('id', '=', id).execute()
}

/** Says when a message was dealt with, or that it waits again; false when there is none. */
export async function closeContactMessage(
  tx: Transaction<AdminTables>,
  id: string,
  at: Date | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set({ closed_at: at, ...(at === null && { answered_at: null }) })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Messages as they are stored, newest first: ids grow with time. */
export const listContactMessages = (
  db: Db,
  { limit, state, before }: { limit: number; state?: ContactState; before?: string | null },
): Promise<Selectable<ContactMessageTable>[]> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(state !== undefined, (q) =>
      state === 'closed'
        ? q.where('closed_at', 'is not', null)
        : q
            .where('closed_at', 'is', null)
            .where('answered_at', state === 'answered' ? 'is not' : 'is', null),
    )
    .$if(typeof before === 'string', (q) => q.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
