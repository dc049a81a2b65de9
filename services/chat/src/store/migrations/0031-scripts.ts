import type { Kysely } from 'kysely'

/** Where a play by choices stands; it holds no words of its user. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('plays').addColumn('script', 'jsonb').execute()
}
