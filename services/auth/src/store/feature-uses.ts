import type { Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

type Db = Kysely<AuthTables>

const quarterMs = 15 * 60_000

/** Notes that a user used a feature; the same feature in the same quarter of an hour counts once. */
export async function recordFeatureUse(
  db: Db,
  use: { userId: string; feature: string; at: Date },
): Promise<void> {
  await db
    .insertInto('feature_uses')
    .values({
      user_id: use.userId,
      feature: use.feature,
      used_at: new Date(Math.floor(use.at.getTime() / quarterMs) * quarterMs),
    })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** How many different features a user used since a moment that begins a quarter of an hour. */
export async function countFeatures(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('feature_uses')
    .select((select) => select.fn.count<string>('feature').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes records from before a moment; returns how many. */
export async function removeOldFeatureUses(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('feature_uses')
    .where('used_at', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
