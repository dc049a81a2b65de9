import { derivedId, newId } from '@lumen/database/ids'
import type { Sealer } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { WaitingMail } from '../domain/mail-content.ts'
import type { AuthTables } from './tables.ts'

const contextOf = (id: string) => `mails.content:${id}`

/**
 * Whose key seals a letter to a visitor: one of its own, which goes with it. It is made of the letter’s
 * id, because that is an administrator’s to choose and could be somebody’s.
 */
export const letterKey = (id: string): string => derivedId('letter', id)

/** Puts a mail into the transaction of what it tells, once for its id; it is tried until `expiresAt`. */
export async function insertMail(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  mail: { id?: string; sealedFor: string; content: WaitingMail; now: Date; expiresAt: Date },
): Promise<void> {
  const id = mail.id ?? newId()
  const box = await sealer.open(tx, mail.sealedFor)
  await tx
    .insertInto('mails')
    .values({
      id,
      sealed_for: mail.sealedFor,
      content: box.seal(JSON.stringify(mail.content), contextOf(id)),
      due_at: mail.now,
      expires_at: mail.expiresAt,
    })
    .onConflict((c) => c.doNothing())
    .execute()
}

type SealedMail = { id: string; sealed_for: string; content: Buffer }

/** null when it cannot be opened: the key that sealed it is gone, or is not known here. */
async function openMail(
  db: Kysely<AuthTables>,
  sealer: Sealer,
  { id, sealed_for, content }: SealedMail,
): Promise<WaitingMail | null> {
  try {
    const box = await sealer.open(db, sealed_for)
    return JSON.parse(box.unseal(content, contextOf(id))) as WaitingMail
  } catch {
    return null
  }
}

export type TakenMail = { id: string; attempts: number; content: WaitingMail | null }

/** Takes the mail that is due longest, for `leaseMs`: nobody else tries it meanwhile. */
export async function takeDueMail(
  db: Kysely<AuthTables>,
  sealer: Sealer,
  now: Date,
  leaseMs: number,
): Promise<TakenMail | null> {
  const row = await db
    .updateTable('mails')
    .set({
      due_at: new Date(now.getTime() + leaseMs),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (inner) =>
      inner
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sealed_for', 'content', 'attempts'])
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, attempts: row.attempts, content: await openMail(db, sealer, row) }
}

export async function delayMail(db: Kysely<AuthTables>, id: string, until: Date): Promise<void> {
  await db.updateTable('mails').set({ due_at: until }).where('id', '=', id).execute()
}

/** Takes a mail out; false: somebody did before. */
export async function removeMail(tx: Transaction<AuthTables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('mails').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Mails that nobody could send in time, opened. */
export async function listExpiredMails(
  db: Kysely<AuthTables>,
  sealer: Sealer,
  now: Date,
): Promise<{ id: string; content: WaitingMail | null }[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'sealed_for', 'content'])
    .where('expires_at', '<=', now)
    .limit(100)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({ id: row.id, content: await openMail(db, sealer, row) })),
  )
}
