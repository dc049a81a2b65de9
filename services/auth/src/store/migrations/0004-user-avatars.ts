import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('avatar_object_id', 'uuid').execute()
}
