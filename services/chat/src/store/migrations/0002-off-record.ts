import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['companions', 'messages'])
    await db.schema
      .alterTable(table)
      .addColumn('off_record', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute()
}
