import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('picture_uploads')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_uploads_pkey', ['user_id', 'day'])
    .addCheckConstraint('picture_uploads_count', sql`count > 0`)
    .execute()
  // Those of past days are removed.
  await db.schema.createIndex('picture_uploads_day').on('picture_uploads').column('day').execute()
}
