import { sql, type OperationNodeSource, type Transaction } from 'kysely'
import type { BillingTables } from './tables.ts'

/** A statement that was not run yet. */
export type Statement = OperationNodeSource

/**
 * Runs statements as one: a wallet is locked for one round trip instead of one for each. None sees
 * what the others change; what triggers and constraints ask for is asked at the end.
 * @returns the rows of the last
 */
export async function runCombined<Row>(
  tx: Transaction<BillingTables>,
  statements: readonly Statement[],
  last: Statement,
): Promise<Row[]> {
  if (statements.length === 0) return (await sql<Row>`${last}`.execute(tx)).rows
  const parts = statements.map((statement, at) => sql`${sql.ref(`part_${at}`)} as (${statement})`)
  return (await sql<Row>`with ${sql.join(parts)} ${last}`.execute(tx)).rows
}
