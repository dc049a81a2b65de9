import { sql, type Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>

export type ScenarioFigures = {
  readonly usageCount: number
  readonly rating: number | null
  readonly ratingCount: number
  /** What the one who asks gave. */
  readonly ownRating: number | null
}

export const noFigures: ScenarioFigures = {
  usageCount: 0,
  rating: null,
  ratingCount: 0,
  ownRating: null,
}

/** How often these were used and how they were rated, by their ids; what nobody touched is absent. */
export async function readFigures(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, ScenarioFigures>> {
  const figures = new Map<string, ScenarioFigures>()
  if (ids.length === 0) return figures
  const uses = await db
    .selectFrom('scenario_uses')
    .select(['scenario_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('scenario_id', 'in', ids)
    .groupBy('scenario_id')
    .execute()
  for (const { scenario_id, count } of uses)
    figures.set(scenario_id, { ...noFigures, usageCount: Number(count) })
  const ratings = await db
    .selectFrom('scenario_ratings')
    .select([
      'scenario_id',
      (eb) => eb.fn.countAll<string>().as('count'),
      sql<number>`avg(stars)::float`.as('mean'),
      sql<number | null>`max(stars) filter (where user_id = ${userId})`.as('own'),
    ])
    .where('scenario_id', 'in', ids)
    .groupBy('scenario_id')
    .execute()
  for (const { scenario_id, count, mean, own } of ratings)
    figures.set(scenario_id, {
      ...(figures.get(scenario_id) ?? noFigures),
      rating: mean,
      ratingCount: Number(count),
      ownRating: own,
    })
  return figures
}

/** Notes that somebody used a scenario; once or often. */
export async function noteUse(db: Db, userId: string, scenarioId: string): Promise<void> {
  await db
    .insertInto('scenario_uses')
    .values({ user_id: userId, scenario_id: scenarioId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps a rating in the place of the one before; null takes it back. */
export async function setRating(
  db: Db,
  { userId, scenarioId, stars }: { userId: string; scenarioId: string; stars: number | null },
): Promise<void> {
  if (stars === null)
    await db
      .deleteFrom('scenario_ratings')
      .where('scenario_id', '=', scenarioId)
      .where('user_id', '=', userId)
      .execute()
  else
    await db
      .insertInto('scenario_ratings')
      .values({ user_id: userId, scenario_id: scenarioId, stars })
      .onConflict((conflict) => conflict.columns(['scenario_id', 'user_id']).doUpdateSet({ stars }))
      .execute()
}
