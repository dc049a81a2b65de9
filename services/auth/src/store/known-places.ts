import { sql, type Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

/** Where somebody is, as far as an account can know it again. */
export type Place = { device: string | null; network: string }

/**
 * Which of a device and a network the account of an e-mail address was used on. Asked alike, and about
 * as long, for an address without an account.
 */
export async function findKnownPlaces(
  db: Kysely<AuthTables>,
  email: string,
  place: Place,
): Promise<{ device: boolean; network: boolean }> {
  const rows = await db
    .selectFrom('known_places')
    .innerJoin('users', 'users.id', 'known_places.user_id')
    .select('kind')
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('hash', 'in', [place.network, ...(place.device === null ? [] : [place.device])])
    .execute()
  const known = (kind: string) => rows.some((row) => row.kind === kind)
  return { device: known('device'), network: known('network') }
}

/** Notes that an account was used there. */
export async function rememberPlace(
  db: Kysely<AuthTables>,
  userId: string,
  { device, network }: Place,
  now: Date,
): Promise<void> {
  const seen = { user_id: userId, seen_at: now }
  await db
    .insertInto('known_places')
    .values([
      { ...seen, kind: 'network', hash: network },
      ...(device === null ? [] : [{ ...seen, kind: 'device' as const, hash: device }]),
    ])
    .onConflict((c) => c.columns(['user_id', 'kind', 'hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Forgets everything an account was known by: whoever comes is a stranger. */
export async function forgetPlaces(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await db.deleteFrom('known_places').where('user_id', '=', userId).execute()
}

export async function removeOldPlaces(db: Kysely<AuthTables>, before: Date): Promise<void> {
  await db.deleteFrom('known_places').where('seen_at', '<', before).execute()
}
