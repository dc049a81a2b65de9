import type { Kysely } from 'kysely'

/**
 * Who talks before signing up. They have no account, so that nothing which is about accounts finds them;
 * that they are to be erased stands beside the accounts that are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('consent_version', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('guests_network').on('guests').column('network').execute()
  await db.schema
    .alterTable('account_deletions')
    .dropConstraint('account_deletions_user_id_fkey')
    .execute()
}
