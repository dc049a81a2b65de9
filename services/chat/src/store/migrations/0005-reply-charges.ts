import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reply_charges')
    .addColumn('reservation', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addColumn('message_id', 'uuid', (c) => c.notNull())
    .addColumn('version', 'integer')
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('reply_charges_state', sql`state in ('settle', 'release')`)
    .execute()
  await db.schema.createIndex('reply_charges_due_at').on('reply_charges').column('due_at').execute()
}
