import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('servers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('local', 'boolean', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('embedding', 'text')
    .addColumn('offers', 'jsonb', (c) => c.notNull())
    .addColumn('embeddings', 'jsonb', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('missed', 'integer', (c) => c.notNull())
    .addColumn('accepted_at', 'timestamptz', (c) => c.notNull())
    .addColumn('accepted_by', 'uuid')
    .addCheckConstraint('servers_kind', sql`kind in ('ollama', 'lm-studio', 'llama-server')`)
    .addCheckConstraint('servers_state', sql`state in ('ready', 'loading', 'away')`)
    .execute()
  await db.schema
    .createTable('settings')
    .addColumn('id', 'boolean', (c) => c.primaryKey().defaultTo(true))
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('choice', 'jsonb')
    .addColumn('chosen_by', 'uuid')
    .addColumn('chosen_at', 'timestamptz')
    .addCheckConstraint('settings_one', sql`id`)
    .execute()
  await sql`insert into settings default values`.execute(db)
}
