import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('companions').addColumn('generation', 'bytea').execute()
  await db.schema
    .createTable('provider_use')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('tokens_in', 'bigint', (c) => c.notNull())
    .addColumn('tokens_out', 'bigint', (c) => c.notNull())
    .addColumn('seconds', sql`double precision`, (c) => c.notNull())
    .addPrimaryKeyConstraint('provider_use_key', ['day', 'provider_id', 'model'])
    .execute()
}
