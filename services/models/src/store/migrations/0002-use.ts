import { createInboxTable } from '@lumen/database/inbox'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createInboxTable(db.schema)
  await db.schema
    .createTable('provider_use')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addColumn('tokens_in', 'bigint', (c) => c.notNull())
    .addColumn('tokens_out', 'bigint', (c) => c.notNull())
    .addColumn('seconds', sql`double precision`, (c) => c.notNull())
    .addPrimaryKeyConstraint('provider_use_key', ['day', 'purpose', 'provider_id', 'model'])
    .addCheckConstraint(
      'provider_use_purpose',
      sql`purpose in ('talks', 'memories', 'readings', 'meanings')`,
    )
    .execute()
}
