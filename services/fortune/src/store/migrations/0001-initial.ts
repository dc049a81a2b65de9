import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('birth_profiles')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('data', 'bytea', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('time_zone', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('insights')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('applicable_date', 'text', (c) => c.notNull())
    .addColumn('profile_version', 'integer', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('insights_date', sql`applicable_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
    .addUniqueConstraint('insights_once', [
      'user_id',
      'type',
      'applicable_date',
      'language',
      'profile_version',
    ])
    .execute()

  await db.schema
    .createTable('readings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid')
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('readings_of_user').on('readings').column('user_id').execute()
  await db.schema.createIndex('readings_by_age').on('readings').column('created_at').execute()

  await createSealingTables(db.schema)
}
