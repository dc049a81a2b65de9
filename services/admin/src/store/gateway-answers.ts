import type { GatewayAnswers } from '@lumen/contracts/gateway/bus'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely } from 'kysely'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>

/** Notes what a gateway answered in a minute; every copy of the service hears of it, one row is kept. */
export async function insertAnswers(db: Db, told: GatewayAnswers): Promise<void> {
  const { gatewayId, minute, answers, failures } = told
  await db
    .insertInto('gateway_answers')
    .values({ gateway_id: gatewayId, minute, answers, failures })
    .onConflict((c) => c.doNothing())
    .execute()
}

export type HourOfAnswers = { hour: string; answers: number; failures: number }

/** What all gateways answered since a moment, by hour, oldest first. */
export async function answersByHour(
  db: Reader<AdminTables>,
  since: Date,
): Promise<HourOfAnswers[]> {
  const hour = sql<Date>`date_trunc('hour', minute, 'UTC')`
  const rows = await db
    .selectFrom('gateway_answers')
    .select(({ fn }) => [
      hour.as('hour'),
      fn.sum<string>('answers').as('answers'),
      fn.sum<string>('failures').as('failures'),
    ])
    .where('minute', '>=', since)
    .groupBy(hour)
    .orderBy('hour')
    .execute()
  return rows.map((row) => ({
    hour: row.hour.toISOString(),
    answers: Number(row.answers),
    failures: Number(row.failures),
  }))
}

/** Forgets minutes before a moment; returns how many rows. */
export async function removeOldAnswers(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('gateway_answers')
    .where('minute', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
