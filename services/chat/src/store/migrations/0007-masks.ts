import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('masks')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('sealed', 'bytea', (c) => c.notNull())
    .execute()
}
