import type { Sealer } from '@lumen/database/sealing'
import type { Kysely, Transaction } from 'kysely'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import { linkEnd } from './account-links.ts'
import type { AuthTables } from './tables.ts'
import type { NewUser } from './users.ts'

/** What an account is made of once its address is confirmed. */
export type PendingUser = Omit<NewUser, 'id' | 'createdAt'> & {
  /** Who they were until then. */
  guestId?: string
}

const contextOf = (id: string) => `registrations.data:${id}`

/** Keeps what somebody wants an account with, sealed; returns the token that confirms it. */
export async function insertRegistration(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  registration: { id: string; user: PendingUser },
  now: Date,
): Promise<string> {
  const { id, user } = registration
  const token = newSessionToken()
  const box = await sealer.open(tx, id)
  await tx
    .insertInto('registrations')
    .values({
      id,
      token_hash: hashSessionToken(token),
      data: box.seal(JSON.stringify(user), contextOf(id)),
      expires_at: linkEnd('confirm-registration', now),
    })
    .execute()
  return token
}

/** Takes a registration out by its token; null when there is none. */
export async function takeRegistration(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  token: string,
  now: Date,
): Promise<{ id: string; user: PendingUser } | null> {
  const row = await tx
    .deleteFrom('registrations')
    .where('token_hash', '=', hashSessionToken(token))
    .where('expires_at', '>', now)
    .returning(['id', 'data'])
    .executeTakeFirst()
  if (row === undefined) return null
  const box = await sealer.open(tx, row.id)
  return { id: row.id, user: JSON.parse(box.unseal(row.data, contextOf(row.id))) as PendingUser }
}

/** Removes registrations that nobody confirmed in time, mails that still wait for them, and the keys that sealed both. */
export async function removeEndedRegistrations(
  db: Kysely<AuthTables>,
  sealer: Sealer,
  now: Date,
): Promise<number> {
  const rows = await db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('registrations')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute()
    const ids = ended.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('mails').where('sealed_for', 'in', ids).execute()
    return ended
  })
  for (const { id } of rows) await sealer.forget(db, id)
  return rows.length
}
