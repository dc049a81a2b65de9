import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('privacy_settings')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('data_processing', 'boolean', (c) => c.notNull())
    .addColumn('marketing', 'boolean', (c) => c.notNull())
    .addColumn('analytics', 'boolean', (c) => c.notNull())
    .addColumn('partners', 'boolean', (c) => c.notNull())
    .addColumn('retention_days', 'integer', (c) => c.notNull())
    .addColumn('automatic_deletion', 'boolean', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('privacy_settings_deleting')
    .on('privacy_settings')
    .column('user_id')
    .where(sql.ref('automatic_deletion'), '=', true)
    .execute()

  await db.schema
    .createTable('consents')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (c) => c.notNull().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('granted', 'boolean', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('given_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('consents_of_user')
    .on('consents')
    .columns(['user_id', 'position'])
    .execute()
  // What somebody said stays what they said; it goes with the account only.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'a consent is never changed: add one'; end $$`.execute(db)
  await sql`
    create trigger consents_stay before update on consents
    for each row execute function refuse_change()`.execute(db)

  await db.schema
    .createTable('exports')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('queued'))
    .addColumn('progress', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('key', 'bytea', (c) => c.notNull())
    .addColumn('lease_token', 'uuid')
    .addColumn('lease_until', 'timestamptz')
    .addColumn('bytes', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('exports_of_user')
    .on('exports')
    .columns(['user_id', 'created_at'])
    .execute()
  await sql`
    create unique index exports_one_at_a_time on exports (user_id, format)
    where status in ('queued', 'running')`.execute(db)

  await db.schema
    .createTable('export_steps')
    .addColumn('export_id', 'uuid', (c) => c.notNull().references('exports.id').onDelete('cascade'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('step', 'integer', (c) => c.notNull())
    .addColumn('cursor', 'text')
    .addColumn('parts', 'jsonb', (c) => c.notNull())
    .addPrimaryKeyConstraint('export_steps_pkey', ['export_id', 'service', 'step'])
    .execute()
}
