import type { Kysely } from 'kysely'

/** Lets a play keep how things stand in it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('plays').addColumn('sheet', 'bytea').execute()
}
