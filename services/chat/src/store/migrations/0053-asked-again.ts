import type { Kysely } from 'kysely'

/** Keeps who asked for a reply while it runs, sealed: without a word of it, it can be asked for again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('replies').addColumn('asked', 'bytea').execute()
}
