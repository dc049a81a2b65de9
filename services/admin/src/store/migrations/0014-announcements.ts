import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('words', 'jsonb', (c) => c.notNull())
    .addColumn('fallback', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('begins_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('plans', sql`text[]`, (c) => c.notNull())
    .addColumn('on_status', 'boolean', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('announcement_dismissals')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('announcement_id', 'uuid', (c) =>
      c.notNull().references('announcements.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('announcement_dismissals_pkey', ['user_id', 'announcement_id'])
    .execute()
}
