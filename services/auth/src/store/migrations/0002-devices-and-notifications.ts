import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('form', 'text', (c) => c.notNull().defaultTo('unknown'))
    .addColumn('last_seen_at', 'timestamptz')
    .execute()
  await sql`update sessions set last_seen_at = created_at`.execute(db)
  await db.schema
    .alterTable('sessions')
    .alterColumn('last_seen_at', (c) => c.setNotNull())
    .execute()

  await db.schema
    .createTable('notifications')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (c) => c.notNull().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('params', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('read_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('notifications_of_user')
    .on('notifications')
    .columns(['user_id', 'position'])
    .execute()
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .column('user_id')
    .where(sql.ref('read_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('notifications_created')
    .on('notifications')
    .column('created_at')
    .execute()

  await db.schema
    .createTable('notification_preferences')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('in_app', 'boolean', (c) => c.notNull())
    .addColumn('push', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_preferences_pkey', ['user_id', 'kind'])
    .execute()

  await db.schema
    .createTable('push_devices')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (c) =>
      c.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target_hash', 'text', (c) => c.notNull().unique())
    .addColumn('target', 'bytea', (c) => c.notNull())
    .addColumn('registered_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('push_devices_kind', sql`kind in ('web', 'android', 'ios')`)
    .execute()
  await db.schema
    .createIndex('push_devices_of_user')
    .on('push_devices')
    .columns(['user_id', 'registered_at'])
    .execute()
  await db.schema
    .createIndex('push_devices_of_session')
    .on('push_devices')
    .column('session_id')
    .execute()

  await db.schema
    .createTable('feature_uses')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('feature', 'text', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('feature_uses_pkey', ['user_id', 'feature', 'used_at'])
    .execute()
  await db.schema.createIndex('feature_uses_used_at').on('feature_uses').column('used_at').execute()
}
