import type { ExpressionBuilder, Kysely } from 'kysely'
import type { MovementKind } from '../domain/movement-kind.ts'
import type { BillingTables } from './tables.ts'

export type StatementLine = {
  id: string
  kind: MovementKind
  subject: string
  amount: number
  at: Date
}

/** What changed somebody's credits, newest first; `before`: only what is older than this line. */
export async function readStatement(
  db: Kysely<BillingTables>,
  userId: string,
  { limit, before }: { limit: number; before?: string },
): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('movements')
    .select(['id', 'kind', 'subject', 'amount', 'created_at'])
    .where('user_id', '=', userId)
    .where('amount', '<>', 0)
    .$if(before !== undefined, (query) => query.where(isBefore(userId, before ?? '')))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, ...line }) => ({ ...line, at: created_at }))
}

/** Only movements older than that line of the same user. */
const isBefore =
  (userId: string, line: string) => (eb: ExpressionBuilder<BillingTables, 'movements'>) =>
    eb('movements.position', '<', (older) =>
      older
        .selectFrom('movements as last')
        .select('last.position')
        .where('last.id', '=', line)
        .where('last.user_id', '=', userId),
    )

/** What somebody had before a line of their statement, with what was reserved and less what was owed. */
export async function balanceBefore(
  db: Kysely<BillingTables>,
  userId: string,
  line: string,
): Promise<number> {
  const { sum } = await db
    .selectFrom('movements')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('sum'))
    .where('user_id', '=', userId)
    .where(isBefore(userId, line))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** Credits spent since a moment, less what was made good. */
export async function spentSince(
  db: Kysely<BillingTables>,
  userId: string,
  since: Date,
): Promise<number> {
  const { spent } = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('credits'), eb.lit(0)).as('spent'))
    .where('user_id', '=', userId)
    .where('status', '=', 'settled')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(spent)
}
