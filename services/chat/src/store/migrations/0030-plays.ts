import { sql, type Kysely } from 'kysely'

/** Scenarios as they are played: a sealed copy each, and the positions of what was said in them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('plays')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) =>
      c.notNull().references('companions.id').onDelete('cascade'),
    )
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('met', sql`smallint[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('first_position', 'bigint', (c) => c.notNull())
    .addColumn('last_position', 'bigint')
    .addColumn('epilogue_id', 'uuid')
    .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('plays_of_user').on('plays').column('user_id').execute()
  await db.schema
    .createIndex('plays_of_companion')
    .on('plays')
    .columns(['companion_id', 'first_position'])
    .execute()
  await db.schema
    .createIndex('plays_open')
    .unique()
    .on('plays')
    .column('companion_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
}
