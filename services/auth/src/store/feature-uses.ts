import type { Reader } from '@lumen/database/reader'
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
export async function countFeatures(
  db: Reader<AuthTables>,
  userId: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('feature_uses')
    .select((select) => select.fn.count<string>('feature').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Every feature a user ever used, by name. */
export async function listFeatures(db: Reader<AuthTables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feature_uses')
    .select('feature')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('feature')
    .execute()
  return rows.map(({ feature }) => feature)
}

/** Removes records from before a moment, but for the first of each feature; returns how many. */
export async function removeOldFeatureUses(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('feature_uses')
    .where('used_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('feature_uses as first')
          .select('first.used_at')
          .whereRef('first.user_id', '=', 'feature_uses.user_id')
          .whereRef('first.feature', '=', 'feature_uses.feature')
          .whereRef('first.used_at', '<', 'feature_uses.used_at'),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
