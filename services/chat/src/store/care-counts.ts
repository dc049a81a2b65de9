import type { CareCounts, CareKind } from '@lumen/contracts/chat/office-bus'
import type { Reader } from '@lumen/database/reader'
import { sql, type Transaction } from 'kysely'
import type { ChatTables } from './tables.ts'

const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/** Counts that help lines were shown. */
export async function countCare(
  tx: Transaction<ChatTables>,
  kind: CareKind,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('care_counts')
    .values({ month: monthOf(at), kind, count: 1 })
    .onConflict((c) =>
      c.columns(['month', 'kind']).doUpdateSet({ count: sql`care_counts.count + 1` }),
    )
    .execute()
}

/** The newest months in which help lines were shown, newest first. */
export async function listCareCounts(
  db: Reader<ChatTables>,
  months: number,
): Promise<CareCounts[]> {
  const of = (kind: CareKind) =>
    sql<number>`coalesce(sum(count) filter (where kind = ${kind}), 0)::int`
  return db
    .selectFrom('care_counts')
    .select('month')
    .select([
      of('direct').as('direct'),
      of('indirect').as('indirect'),
      of('third_party').as('third_party'),
    ])
    .groupBy('month')
    .orderBy('month', 'desc')
    .limit(months)
    .execute()
}
