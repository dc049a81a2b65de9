import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('help_articles')
    .addColumn('keywords', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
