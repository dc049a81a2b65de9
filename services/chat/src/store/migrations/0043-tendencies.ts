import type { Kysely } from 'kysely'

/** How a companion’s manner moves: where it is, and each step with what it was made of. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('tendency_states')
    .addColumn('companion_id', 'uuid', (c) =>
      c.primaryKey().references('companions.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('locked', 'boolean', (c) => c.notNull())
    .addColumn('looked_on', 'text')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('counts_from', 'timestamptz')
    .addColumn('sealed', 'bytea', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('tendency_states_of_user')
    .on('tendency_states')
    .column('user_id')
    .execute()
  await db.schema
    .createTable('tendency_steps')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('companions.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('sealed', 'bytea', (c) => c.notNull())
    .addColumn('taken_back', 'boolean', (c) => c.notNull())
    .addColumn('made_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('tendency_steps_of_user')
    .on('tendency_steps')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('tendency_steps_of_companion')
    .on('tendency_steps')
    .columns(['companion_id', 'made_at', 'id'])
    .execute()
}
