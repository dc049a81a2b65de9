import { createInboxTable } from '@lumen/database/inbox'
import { createOutboxTables } from '@lumen/database/outbox'
import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('companions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('profile', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('hidden_at', 'timestamptz')
    .addColumn('erased_after', 'timestamptz')
    .addCheckConstraint('companions_hidden', sql`(hidden_at is null) = (erased_after is null)`)
    .execute()
  await db.schema
    .createIndex('companions_of_user')
    .on('companions')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('companions_to_erase')
    .on('companions')
    .column('erased_after')
    .where(sql.ref('erased_after'), 'is not', null)
    .execute()

  await db.schema
    .createTable('conversations')
    .addColumn('companion_id', 'uuid', (c) =>
      c.primaryKey().references('companions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('last_position', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()

  await createMessages(db)
  await createReplies(db)
  await createOutboxTables(db.schema)
  await createInboxTable(db.schema)
  await createSealingTables(db.schema)
}

async function createMessages(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('conversations.companion_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('is_from_user', 'boolean', (c) => c.notNull())
    .addColumn('message_type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('metadata', 'bytea', (c) => c.notNull())
    .addColumn('client_message_id', 'text')
    .addColumn('reply_to', 'uuid', (c) => c.references('messages.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('edited_at', 'timestamptz')
    // The keyset index of the conversation's pages.
    .addUniqueConstraint('messages_position', ['companion_id', 'position'])
    .addCheckConstraint(
      'messages_status',
      sql`status in ('complete', 'running', 'stopped', 'interrupted', 'failed')`,
    )
    .execute()
  await db.schema
    .createIndex('messages_client_id')
    .on('messages')
    .columns(['user_id', 'companion_id', 'client_message_id'])
    .unique()
    .where(sql.ref('client_message_id'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('messages_reply_to')
    .on('messages')
    .column('reply_to')
    .where(sql.ref('reply_to'), 'is not', null)
    .execute()
}

async function createReplies(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('replies')
    .addColumn('message_id', 'uuid', (c) =>
      c.primaryKey().references('messages.id').onDelete('cascade'),
    )
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('owner', 'uuid', (c) => c.notNull())
    .addColumn('lease_until', 'timestamptz', (c) => c.notNull())
    .addColumn('fence', 'bigint', (c) => c.notNull().defaultTo(1))
    .addColumn('text', 'bytea')
    .addColumn('provider', 'text')
    .addColumn('model', 'text')
    .addColumn('reservation', 'text')
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addCheckConstraint('replies_kind', sql`kind in ('first', 'again', 'continued')`)
    .addCheckConstraint(
      'replies_status',
      sql`status in ('complete', 'running', 'stopped', 'interrupted', 'failed')`,
    )
    .execute()
  await db.schema
    .createIndex('replies_one_running')
    .on('replies')
    .column('companion_id')
    .unique()
    .where(sql.ref('status'), '=', sql.lit('running'))
    .execute()
  await db.schema
    .createIndex('replies_running_lease')
    .on('replies')
    .column('lease_until')
    .where(sql.ref('status'), '=', sql.lit('running'))
    .execute()
  await db.schema
    .createIndex('replies_running_of_user')
    .on('replies')
    .column('user_id')
    .where(sql.ref('status'), '=', sql.lit('running'))
    .execute()
}
