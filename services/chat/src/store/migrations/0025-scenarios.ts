import { sql, type Kysely } from 'kysely'

/**
 * What users write of scenarios, sealed also while it is shared; who used and rated which, once each;
 * and which ones moderation took back. An id of text is a built-in scenario's name or a row's id.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('scenarios')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('shared_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('scenarios_of_user')
    .on('scenarios')
    .columns(['user_id', 'created_at'])
    .execute()
  await schema
    .createIndex('scenarios_shared')
    .on('scenarios')
    .column('shared_at')
    .where(sql.ref('shared_at'), 'is not', null)
    .execute()
  await schema
    .createTable('scenario_uses')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('scenario_uses_key', ['scenario_id', 'user_id'])
    .execute()
  await schema
    .createTable('scenario_ratings')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addColumn('stars', 'smallint', (c) => c.notNull())
    .addPrimaryKeyConstraint('scenario_ratings_key', ['scenario_id', 'user_id'])
    .execute()
  for (const table of ['scenario_uses', 'scenario_ratings'])
    await schema.createIndex(`${table}_of_user`).on(table).column('user_id').execute()
  await schema
    .createTable('withheld_scenarios')
    .addColumn('scenario_id', 'text', (c) => c.primaryKey())
    .addColumn('withheld_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
