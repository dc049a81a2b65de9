import type { Kysely } from 'kysely'

/** Lets a companion rest. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('companions')
    .addColumn('paused', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
