import type { Kysely } from 'kysely'

/** What is told of money: which renewals were announced, and which payments nobody had to ask back. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('renewal_cents', 'integer')
    .addColumn('renewal_currency', 'text')
    .addColumn('renewal_told', 'timestamptz')
    .execute()
  await db.schema
    .alterTable('payments')
    .addColumn('surplus', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
