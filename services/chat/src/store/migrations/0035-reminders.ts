import { sql, type Kysely } from 'kysely'

/** Reminders that users asked for, one for each message that asks; what they say is sealed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('companions.id').onDelete('cascade'),
    )
    .addColumn('asked_in', 'uuid', (c) => c.notNull().unique())
    .addColumn('sealed', 'bytea', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('message_id', 'uuid')
    .addColumn('given_at', 'timestamptz')
    .addColumn('told_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('reminders_of_user').on('reminders').column('user_id').execute()
  await db.schema
    .createIndex('reminders_of_companion')
    .on('reminders')
    .column('companion_id')
    .execute()
  await db.schema
    .createIndex('reminders_due')
    .on('reminders')
    .column('due_at')
    .where(sql.ref('given_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('reminders_untold')
    .on('reminders')
    .column('given_at')
    .where(sql.ref('told_at'), 'is', null)
    .execute()
}
