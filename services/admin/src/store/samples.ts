import type { ServiceState } from '@lumen/contracts/admin/schema'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely } from 'kysely'
import type { DayCount } from '../domain/uptime.ts'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>

export type Sample = { service: string; state: ServiceState; responseMs: number | null }

/** Stores the samples of one minute and adds them to their day; a minute counts once. */
export async function insertSamples(
  db: Db,
  minute: Date,
  samples: readonly Sample[],
): Promise<void> {
  if (samples.length === 0) return
  await db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('samples')
      .values(
        samples.map(({ service, state, responseMs }) => ({
          service,
          minute,
          state,
          response_ms: responseMs,
        })),
      )
      .onConflict((c) => c.doNothing())
      .returning(['service', 'state'])
      .execute()
    if (stored.length === 0) return
    await tx
      .insertInto('service_days')
      .values(
        stored.map(({ service, state }) => ({
          service,
          day: minute.toISOString().slice(0, 10),
          samples: 1,
          degraded: state === 'degraded' ? 1 : 0,
          outages: state === 'outage' ? 1 : 0,
        })),
      )
      .onConflict((c) =>
        c.columns(['service', 'day']).doUpdateSet({
          samples: sql`service_days.samples + excluded.samples`,
          degraded: sql`service_days.degraded + excluded.degraded`,
          outages: sql`service_days.outages + excluded.outages`,
        }),
      )
      .execute()
  })
}

/** Days of all services since one (`YYYY-MM-DD`). */
export async function listDays(
  db: Reader<AdminTables>,
  since: string,
): Promise<(DayCount & { service: string })[]> {
  return db
    .selectFrom('service_days')
    .select(['service', sql<string>`day::text`.as('day'), 'samples', 'outages'])
    .where('day', '>=', since)
    .execute()
}

/** Removes samples from before a moment, and days from before a day; returns how many rows. */
export async function removeOldSamples(
  db: Db,
  before: { minute: Date; day: string },
): Promise<number> {
  const samples = await db
    .deleteFrom('samples')
    .where('minute', '<', before.minute)
    .executeTakeFirst()
  const days = await db.deleteFrom('service_days').where('day', '<', before.day).executeTakeFirst()
  return Number(samples.numDeletedRows + days.numDeletedRows)
}
