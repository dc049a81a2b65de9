import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('memories')
    .addColumn('origin', 'text', (c) => c.notNull().defaultTo('owner'))
    .addColumn('edited', 'text', (c) => c.notNull().defaultTo('none'))
    .addColumn('slot', 'bigint')
    .addColumn('fingerprint', 'bigint')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('zh'))
    .execute()
  await db.schema
    .createIndex('memories_of_slot')
    .on('memories')
    .columns(['user_id', 'slot'])
    .where(sql.ref('slot'), 'is not', null)
    .execute()
  await db.schema
    .alterTable('turns')
    .addColumn('read_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('turns_unread')
    .on('turns')
    .columns(['companion_id', 'position'])
    .where(sql<boolean>`read_version < version`)
    .execute()

  await db.schema
    .createTable('evidence')
    .addColumn('message_id', 'uuid', (c) => c.notNull())
    .addColumn('ordinal', 'smallint', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('slot', 'bigint', (c) => c.notNull())
    .addColumn('fingerprint', 'bigint', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('said_at', 'timestamptz', (c) => c.notNull())
    .addColumn('told', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('evidence_pkey', ['message_id', 'ordinal'])
    .execute()
  await db.schema
    .createIndex('evidence_of_slot')
    .on('evidence')
    .columns(['user_id', 'slot'])
    .execute()
  await db.schema
    .createIndex('evidence_of_companion')
    .on('evidence')
    .column('companion_id')
    .execute()

  await db.schema
    .createTable('conversations')
    .addColumn('companion_id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('hidden', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('zh'))
    .addColumn('time_zone', 'text')
    .addColumn('unread', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_said_at', 'timestamptz')
    .addColumn('last_heard_at', 'timestamptz')
    .addColumn('notified_on', 'text')
    .execute()
  await db.schema
    .createIndex('conversations_of_user')
    .on('conversations')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('conversations_unread')
    .on('conversations')
    .column('last_heard_at')
    .where('unread' as never, '>', 0 as never)
    .execute()
}
