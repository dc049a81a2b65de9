import { createInboxTable } from '@lumen/database/inbox'
import { createOutboxTables } from '@lumen/database/outbox'
import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createMemories(db)
  await createTurns(db)
  await createSearch(db)
  await createOutboxTables(db.schema)
  await createInboxTable(db.schema)
  await createSealingTables(db.schema)
}

async function createMemories(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('memories')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('context_tags', 'bytea', (c) => c.notNull())
    .addColumn('importance', 'smallint', (c) => c.notNull())
    .addColumn('emotional_weight', 'real', (c) => c.notNull())
    .addColumn('confidence', 'real', (c) => c.notNull())
    .addColumn('access_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_accessed_at', 'timestamptz')
    .addColumn('pinned', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('connections', sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('source_message_ids', sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('valid_from', 'timestamptz', (c) => c.notNull())
    .addColumn('valid_to', 'timestamptz')
    .addColumn('superseded_by', 'uuid')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addCheckConstraint('memories_scope', sql`scope in ('companion', 'user')`)
    .addCheckConstraint('memories_owner', sql`scope = 'user' or companion_id is not null`)
    .addCheckConstraint('memories_importance', sql`importance between 1 and 10`)
    .addCheckConstraint('memories_emotion', sql`emotional_weight between -1 and 1`)
    .addCheckConstraint('memories_confidence', sql`confidence between 0 and 1`)
    .execute()
  await db.schema
    .createIndex('memories_of_companion')
    .on('memories')
    .columns(['user_id', 'companion_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('memories_by_source')
    .on('memories')
    .using('gin')
    .column('source_message_ids')
    .execute()
  await db.schema
    .createIndex('memories_deleted')
    .on('memories')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()

  await db.schema
    .createTable('tombstones')
    .addColumn('memory_id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid')
    .addColumn('fingerprints', sql`integer[]`, (c) => c.notNull())
    .addColumn('source_message_ids', sql`uuid[]`, (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('tombstones_of_user')
    .on('tombstones')
    .columns(['user_id', 'companion_id'])
    .execute()
}

async function createTurns(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('turns')
    .addColumn('message_id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('is_from_user', 'boolean', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('said_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('turns_of_companion')
    .on('turns')
    .columns(['companion_id', 'position'])
    .execute()
}

async function createSearch(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('search_spaces')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('documents', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('search_entries')
    .addColumn('id', 'uuid', (c) => c.notNull())
    .addColumn('space_id', 'uuid', (c) =>
      c.notNull().references('search_spaces.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('removed', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('session', 'text')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('importance', 'smallint', (c) => c.notNull())
    .addColumn('emotional_weight', 'real', (c) => c.notNull())
    .addColumn('flags', 'smallint', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('terms', 'bytea', (c) => c.notNull())
    .addColumn('tokens', sql`integer[]`, (c) => c.notNull())
    .addColumn('embedding', 'bytea')
    .addColumn('embedding_model', 'text')
    .addPrimaryKeyConstraint('search_entries_pkey', ['space_id', 'id'])
    .addCheckConstraint('search_entries_kind', sql`kind in ('memory', 'turn')`)
    .execute()
  await db.schema
    .createIndex('search_entries_changes')
    .on('search_entries')
    .columns(['space_id', 'version'])
    .execute()
  await db.schema
    .createIndex('search_entries_neighbours')
    .on('search_entries')
    .columns(['space_id', 'session', 'position'])
    .execute()
  await db.schema
    .createIndex('search_entries_tokens')
    .on('search_entries')
    .using('gin')
    .column('tokens')
    .execute()
  await db.schema
    .createTable('token_statistics')
    .addColumn('space_id', 'uuid', (c) =>
      c.notNull().references('search_spaces.id').onDelete('cascade'),
    )
    .addColumn('token', 'integer', (c) => c.notNull())
    .addColumn('documents', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('token_statistics_pkey', ['space_id', 'token'])
    .execute()
}
