import { createInboxTable } from '@lumen/database/inbox'
import { createOutboxTables } from '@lumen/database/outbox'
import { createSealingTables } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createObjects(db)
  await createJobs(db)
  await createOutboxTables(db.schema)
  await createInboxTable(db.schema)
  await createSealingTables(db.schema)
}

async function createObjects(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull().unique())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('seconds', 'real')
    .addColumn('model', 'text')
    .addColumn('content_id', 'text')
    .addColumn('companion_id', 'uuid')
    .addColumn('message_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('bound', 'boolean', (c) => c.notNull().defaultTo(false))
    .addCheckConstraint('objects_bytes', sql`bytes >= 0`)
    .execute()
  await db.schema
    .createIndex('objects_of_user')
    .on('objects')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('objects_of_message')
    .on('objects')
    .column('message_id')
    .where(sql.ref('message_id'), 'is not', null)
    .execute()
}

async function createJobs(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('work', 'text', (c) => c.notNull())
    .addColumn('input', 'bytea', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('request_key', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('progress', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('stage', 'text')
    .addColumn('priority', 'smallint', (c) => c.notNull())
    .addColumn('attempt', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('run_after', 'timestamptz', (c) => c.notNull())
    .addColumn('queue_entries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_token', 'uuid')
    .addColumn('lease_until', 'timestamptz')
    .addColumn('object_id', 'uuid', (c) => c.references('objects.id').onDelete('set null'))
    .addColumn('poster_id', 'uuid', (c) => c.references('objects.id').onDelete('set null'))
    .addColumn('error_code', 'text')
    .addColumn('charge_state', 'text', (c) => c.notNull().defaultTo('reserving'))
    .addColumn('reservation_id', 'uuid')
    .addColumn('units', 'integer', (c) => c.notNull())
    .addColumn('units_made', 'integer')
    .addColumn('reserved_credits', 'integer')
    .addColumn('credits', 'integer')
    .addColumn('companion_id', 'uuid')
    .addColumn('message_id', 'uuid')
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('deleted', 'boolean', (c) => c.notNull().defaultTo(false))
    .addCheckConstraint('jobs_progress', sql`progress between 0 and 100`)
    .addCheckConstraint(
      'jobs_status',
      sql`status in ('queued', 'running', 'done', 'failed', 'cancelled')`,
    )
    .addCheckConstraint(
      'jobs_charge_state',
      sql`charge_state in ('reserving', 'reserved', 'settle', 'release', 'closed')`,
    )
    .execute()
  await db.schema
    .createIndex('jobs_of_request')
    .on('jobs')
    .columns(['user_id', 'request_key'])
    .unique()
    .where(sql.ref('request_key'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('jobs_of_user')
    .on('jobs')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('jobs_of_message')
    .on('jobs')
    .column('message_id')
    .where(sql.ref('message_id'), 'is not', null)
    .execute()
  // What the sweep looks for each minute; finished jobs that are paid are not in it.
  await db.schema
    .createIndex('jobs_unfinished')
    .on('jobs')
    .column('run_after')
    .where(sql<boolean>`status in ('queued', 'running') or charge_state <> 'closed'`)
    .execute()
}
