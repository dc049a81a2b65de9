import type { Kysely } from 'kysely'
import type { FortuneTables, OpeningTable } from './tables.ts'

export type Opening = { userId: string; kind: OpeningTable['kind']; day: string; at: Date }

/** False when it was noted before. */
export async function insertOpening(
  db: Kysely<FortuneTables>,
  { userId, kind, day, at }: Opening,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('openings')
    .values({ user_id: userId, kind, day, opened_at: at })
    .onConflict((conflict) => conflict.constraint('openings_once').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeOldOpenings(db: Kysely<FortuneTables>, before: Date): Promise<void> {
  await db.deleteFrom('openings').where('opened_at', '<', before).execute()
}
