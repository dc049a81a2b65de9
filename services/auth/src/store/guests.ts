import { guestConsentVersion } from '@lumen/contracts/guest/limits'
import type { Language } from '@lumen/contracts/languages'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { removePending } from './account-deletions.ts'
import type { AuthTables, GuestTable } from './tables.ts'

type Db = Kysely<AuthTables>
type Tx = Transaction<AuthTables>

export type NewGuest = {
  id: string
  tokenHash: string
  network: string
  language: Language
  createdAt: Date
  expiresAt: Date
}

/** Counts guests one after another, so that those who come together are counted, too. */
export async function lockGuests(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('guests', 0))`.execute(tx)
}

/** How many guests there are who came since, of all and of one network. */
export async function countGuests(
  tx: Tx,
  network: string,
  since: Date,
): Promise<{ all: number; ofNetwork: number }> {
  const { all, of_network } = await tx
    .selectFrom('guests')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn.countAll<string>().filterWhere('network', '=', network).as('of_network'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return { all: Number(all), ofNetwork: Number(of_network) }
}

/** Notes a guest, who agreed to the present wording. */
export async function insertGuest(tx: Tx, guest: NewGuest): Promise<void> {
  await tx
    .insertInto('guests')
    .values({
      id: guest.id,
      token_hash: guest.tokenHash,
      network: guest.network,
      language: guest.language,
      consent_version: guestConsentVersion,
      created_at: guest.createdAt,
      expires_at: guest.expiresAt,
    })
    .execute()
}

export async function findGuest(db: Db, id: string): Promise<Selectable<GuestTable> | null> {
  const row = await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The guest behind a token hash whose day is not over. */
export async function findLiveGuest(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Selectable<GuestTable> | null> {
  const row = await db
    .selectFrom('guests')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Takes a guest out who is to have an account of the same id; null when there is none, or their erasure has
 * begun. Answers with what was their session.
 */
export async function takeGuest(
  tx: Tx,
  id: string,
): Promise<{ id: string; token_hash: string } | null> {
  const guest = await findGuest(tx, id)
  // Whoever takes the wish out first decides: the eraser, or this.
  if (guest === null || !(await removePending(tx, id))) return null
  await removeGuest(tx, id)
  return { id, token_hash: guest.token_hash }
}

/** False when they are gone. */
export async function removeGuest(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('guests').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
