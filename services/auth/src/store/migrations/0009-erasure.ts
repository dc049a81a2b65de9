import { createErasedUsersTable } from '@lumen/database/erased-users'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createErasedUsersTable(db.schema)
  await db.schema
    .createTable('account_deletions')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('requested_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addColumn('began_at', 'timestamptz')
    .addColumn('settled_from', 'timestamptz')
    .addColumn('token_hash', 'bytea', (c) => c.notNull().unique())
    .addColumn('token', 'bytea', (c) => c.notNull())
    .addColumn('progress', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute()
  await db.schema
    .createIndex('account_deletions_due')
    .on('account_deletions')
    .column('due_at')
    .execute()
  await db.schema
    .createTable('erasure_receipts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('token_hash', 'bytea', (c) => c.notNull().unique())
    .addColumn('receipt', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('receipt_keys')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('only', 'boolean', (c) => c.notNull().unique().defaultTo(true))
    .addColumn('private_key', 'bytea', (c) => c.notNull())
    .execute()
}
