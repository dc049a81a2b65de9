import type { Kysely } from 'kysely'

/** Whether who brings a talk over is known to be an adult: what models are shown of it depends on that. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('adult', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
}
