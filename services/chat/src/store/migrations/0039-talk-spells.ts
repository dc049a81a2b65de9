import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('talk_spells')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('last_at', 'timestamptz', (c) => c.notNull())
    .addColumn('disclosed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('reminded_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('care_counts')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('care_counts_pkey', ['month', 'kind'])
    .execute()
}
