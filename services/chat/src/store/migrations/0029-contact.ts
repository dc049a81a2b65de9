import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('contact_hours')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_to', 'text')
    .execute()
  await db.schema
    .createTable('contact_plans')
    .addColumn('companion_id', 'uuid', (c) =>
      c.primaryKey().references('companions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('enabled', 'boolean', (c) => c.notNull())
    .addColumn('days', sql`smallint[]`, (c) => c.notNull())
    .addColumn('hours_from', 'text', (c) => c.notNull())
    .addColumn('hours_to', 'text', (c) => c.notNull())
    .addColumn('look_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('contact_plans_of_user')
    .on('contact_plans')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('contact_plans_due')
    .on('contact_plans')
    .column('look_at')
    .where(sql.ref('enabled'), '=', true)
    .execute()
  await db.schema
    .createTable('contacts')
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('companions.id').onDelete('cascade'),
    )
    .addColumn('occasion', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('message_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'timestamptz', (c) => c.notNull())
    .addColumn('told_at', 'timestamptz')
    .addPrimaryKeyConstraint('contacts_pkey', ['companion_id', 'occasion'])
    .addUniqueConstraint('contacts_once_a_day', ['companion_id', 'day'])
    .execute()
  await db.schema.createIndex('contacts_of_user').on('contacts').column('user_id').execute()
  await db.schema
    .createIndex('contacts_untold')
    .on('contacts')
    .column('sent_at')
    .where(sql.ref('told_at'), 'is', null)
    .execute()
}
