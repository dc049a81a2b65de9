import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('calls')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addColumn('voice', 'text', (c) => c.notNull())
    .addColumn('request_key', 'text', (c) => c.notNull())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('alive_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('ending', 'text')
    .addUniqueConstraint('calls_of_request', ['user_id', 'request_key'])
    .addCheckConstraint('calls_ending', sql`(ended_at is null) = (ending is null)`)
    .execute()
  await db.schema
    .createIndex('calls_going_on')
    .on('calls')
    .column('user_id')
    .unique()
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('call_minutes')
    .addColumn('call_id', 'uuid', (c) => c.notNull().references('calls.id'))
    .addColumn('minute', 'smallint', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('charge_state', 'text', (c) => c.notNull())
    .addColumn('worked', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('reservation_id', 'uuid')
    .addColumn('credits', 'integer')
    .addColumn('due_at', 'timestamptz')
    .addPrimaryKeyConstraint('call_minutes_pkey', ['call_id', 'minute'])
    .addCheckConstraint(
      'call_minutes_charge_state',
      sql`charge_state in ('reserving', 'reserved', 'settle', 'release', 'closed')`,
    )
    .execute()
  await db.schema
    .createIndex('call_minutes_owed')
    .on('call_minutes')
    .column('due_at')
    .where(sql.ref('charge_state'), 'in', ['settle', 'release'])
    .execute()
  await db.schema.createIndex('call_minutes_of_user').on('call_minutes').column('user_id').execute()
}
