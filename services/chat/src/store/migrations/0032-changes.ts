import type { Kysely } from 'kysely'

/** Numbers what changes in a talk, so that a device that was away is told what it missed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('conversations')
    .addColumn('last_change', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('messages')
    .addColumn('change', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('messages_change')
    .on('messages')
    .columns(['companion_id', 'change'])
    .execute()
  await db.schema
    .createTable('removed_messages')
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('conversations.companion_id').onDelete('cascade'),
    )
    .addColumn('change', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('message_id', 'uuid', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_messages_pkey', ['companion_id', 'change'])
    .execute()
}
