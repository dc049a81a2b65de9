import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('text_number', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('text_count', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('reply_versions')
    .addColumn('message_id', 'uuid', (c) =>
      c.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sealed', 'bytea', (c) => c.notNull())
    .addColumn('withheld_at', 'timestamptz')
    .addPrimaryKeyConstraint('reply_versions_pkey', ['message_id', 'number'])
    .execute()
  // The order in which a user's are told to them.
  await db.schema
    .createIndex('reply_versions_of_user')
    .on('reply_versions')
    .columns(['user_id', 'message_id', 'number'])
    .execute()
}
