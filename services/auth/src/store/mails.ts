import { newId } from '@lumen/database/ids'
import type { Sealer } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { WaitingMail } from '../domain/mail-content.ts'
import type { AuthTables } from './tables.ts'

const contextOf = (id: string) => `mails.content:${id}`

/** Puts a mail into the transaction of what it tells; it is tried until `expiresAt`. */
export async function insertMail(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  mail: { sealedFor: string; content: WaitingMail; now: Date; expiresAt: Date },
): Promise<void> {
  const id = newId()
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
    .execute()
}

export type TakenMail = { id: string; attempts: number; content: WaitingMail }

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
  const box = await sealer.open(db, row.sealed_for)
  const content = JSON.parse(box.unseal(row.content, contextOf(row.id))) as WaitingMail
  return { id: row.id, attempts: row.attempts, content }
}

export async function delayMail(db: Kysely<AuthTables>, id: string, until: Date): Promise<void> {
  await db.updateTable('mails').set({ due_at: until }).where('id', '=', id).execute()
}

export async function removeMail(db: Kysely<AuthTables>, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** Removes mails whose time is over; returns how many were never sent. */
export async function removeExpiredMails(db: Kysely<AuthTables>, now: Date): Promise<number> {
  const result = await db.deleteFrom('mails').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
