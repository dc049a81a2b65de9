import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Transaction } from 'kysely'
import type { FortuneTables } from './tables.ts'

export type StoredProfile = {
  userId: string
  data: BirthData
  /** As it stands in its row: sealed anew each time, so that no other birth is the same, nor this one kept again. */
  sealed: Buffer
  version: number
  timeZone: string | null
  updatedAt: Date
}

/** What is sealed of a profile. */
export const openBirthData = (box: Box, row: { user_id: string; data: Buffer }): BirthData =>
  JSON.parse(box.unseal(row.data, contextOf(row.user_id))) as BirthData

const contextOf = (userId: string) => `birth_profiles.data:${userId}`

export async function findProfile(
  db: Kysely<FortuneTables>,
  box: Box,
  userId: string,
): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('birth_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    userId,
    data: openBirthData(box, row),
    sealed: row.data,
    version: row.version,
    timeZone: row.time_zone,
    updatedAt: row.updated_at,
  }
}

/** Keeps or replaces a profile. A time zone that is not told stays as it was. */
export async function upsertProfile(
  db: Kysely<FortuneTables>,
  box: Box,
  profile: { userId: string; data: BirthData; timeZone: string | null; at: Date },
): Promise<StoredProfile> {
  const { userId, data, timeZone, at } = profile
  const sealed = box.seal(JSON.stringify(data), contextOf(userId))
  const row = await db
    .insertInto('birth_profiles')
    .values({
      user_id: userId,
      data: sealed,
      version: 1,
      time_zone: timeZone,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        data: sealed,
        version: eb('birth_profiles.version', '+', 1),
        time_zone: eb.fn.coalesce('excluded.time_zone', 'birth_profiles.time_zone'),
        updated_at: at,
      })),
    )
    .returning(['version', 'time_zone', 'updated_at'])
    .executeTakeFirstOrThrow()
  return {
    userId,
    data,
    sealed,
    version: row.version,
    timeZone: row.time_zone,
    updatedAt: row.updated_at,
  }
}

/**
 * Holds a birth while what was made from it is stored, so that forgetting it removes that, too.
 * @returns false when it was changed or forgotten since it was read
 */
export async function holdProfile(
  tx: Transaction<FortuneTables>,
  { userId, sealed }: StoredProfile,
): Promise<boolean> {
  const row = await tx
    .selectFrom('birth_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('data', '=', sealed)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a birth and everything that was made from it. For a transaction. */
export async function deleteProfile(tx: Transaction<FortuneTables>, userId: string): Promise<void> {
  await tx.deleteFrom('birth_profiles').where('user_id', '=', userId).execute()
  await tx.deleteFrom('insights').where('user_id', '=', userId).execute()
  await tx.deleteFrom('readings').where('user_id', '=', userId).execute()
}

/** The zone a user was last known in. */
export async function findTimeZone(
  db: Kysely<FortuneTables>,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('birth_profiles')
    .select('time_zone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.time_zone ?? null
}
