import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'

const ofUser = (c: ColumnDefinitionBuilder) =>
  c.notNull().references('users.id').onDelete('cascade')

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_verified_at', 'timestamptz').execute()
  await db.schema.alterTable('sessions').addColumn('authenticated_at', 'timestamptz').execute()
  await sql`update sessions set authenticated_at = created_at`.execute(db)
  await db.schema
    .alterTable('sessions')
    .alterColumn('authenticated_at', (c) => c.setNotNull())
    .execute()
  await db.schema.alterTable('notification_preferences').addColumn('mail', 'boolean').execute()

  await db.schema
    .createTable('account_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', ofUser)
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('account_links_user').on('account_links').column('user_id').execute()
  await db.schema
    .createIndex('account_links_email')
    .on('account_links')
    .expression(sql`lower(email)`)
    .execute()

  await db.schema
    .createTable('registrations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('data', 'bytea', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('sealed_for', 'uuid', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mails_due').on('mails').column('due_at').execute()

  await db.schema
    .createTable('known_places')
    .addColumn('user_id', 'uuid', ofUser)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_places_pkey', ['user_id', 'kind', 'hash'])
    .addCheckConstraint('known_places_kind', sql`kind in ('device', 'network')`)
    .execute()
  await db.schema.createIndex('known_places_seen').on('known_places').column('seen_at').execute()

  await db.schema
    .createTable('security_events')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', ofUser)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('known_network', 'boolean', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('security_events_of_user')
    .on('security_events')
    .columns(['user_id', 'at'])
    .execute()
  await db.schema.createIndex('security_events_at').on('security_events').column('at').execute()
}
