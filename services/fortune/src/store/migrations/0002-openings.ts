import { createOutboxTables } from '@lumen/database/outbox'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('openings')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('openings_once', ['user_id', 'kind', 'day'])
    .addCheckConstraint('openings_kind', sql`kind in ('western', 'eastern')`)
    .execute()
  await db.schema.createIndex('openings_by_age').on('openings').column('opened_at').execute()
  await createOutboxTables(db.schema)
}
