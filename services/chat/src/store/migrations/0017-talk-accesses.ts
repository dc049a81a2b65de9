import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('talk_accesses')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('companions.id').onDelete('cascade'),
    )
    .addColumn('actor', 'uuid', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('talk_accesses_of_user')
    .on('talk_accesses')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('talk_accesses_of_companion')
    .on('talk_accesses')
    .column('companion_id')
    .execute()
}
