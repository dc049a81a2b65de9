import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('client_id', 'uuid', (c) => c.unique())
    .addColumn('sealed_for', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('contact_messages_created')
    .on('contact_messages')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_messages_of_user')
    .on('contact_messages')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute()
  await createStatus(db)
  await createHelp(db)
  await createSealingTables(db.schema)
}

async function createStatus(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('samples')
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('minute', 'timestamptz', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('response_ms', 'integer')
    .addPrimaryKeyConstraint('samples_pkey', ['service', 'minute'])
    .addCheckConstraint('samples_state', sql`state in ('operational', 'degraded', 'outage')`)
    .execute()
  await db.schema.createIndex('samples_minute').on('samples').column('minute').execute()
  await db.schema
    .createTable('service_days')
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('samples', 'integer', (c) => c.notNull())
    .addColumn('degraded', 'integer', (c) => c.notNull())
    .addColumn('outages', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('service_days_pkey', ['service', 'day'])
    .execute()
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('began_at', 'timestamptz', (c) => c.notNull())
    .addColumn('resolved_at', 'timestamptz')
    .addCheckConstraint('incidents_severity', sql`severity in ('minor', 'major', 'critical')`)
    .execute()
  await db.schema
    .createTable('incident_updates')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('incident_id', 'uuid', (c) =>
      c.notNull().references('incidents.id').onDelete('cascade'),
    )
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('incident_updates_of')
    .on('incident_updates')
    .columns(['incident_id', 'created_at'])
    .execute()
}

async function createHelp(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('help_articles')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('help_articles_pkey', ['slug', 'language'])
    .execute()
  await db.schema
    .createTable('help_views')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('views', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('help_viewers')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('reader', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('help_viewers_pkey', ['slug', 'day', 'reader'])
    .execute()
  await db.schema.createIndex('help_viewers_day').on('help_viewers').column('day').execute()
  await db.schema
    .createTable('help_votes')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('reader', 'bytea', (c) => c.notNull())
    .addColumn('helpful', 'boolean', (c) => c.notNull())
    .addColumn('voted_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('help_votes_pkey', ['slug', 'reader'])
    .execute()
}
