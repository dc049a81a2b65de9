import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('transcript_charges')
    .addColumn('recording_id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('units', 'integer', (c) => c.notNull())
    .addColumn('reservation_id', 'uuid')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('transcript_charges_state', sql`state in ('settle', 'release')`)
    .execute()
  for (const column of ['due_at', 'user_id'])
    await db.schema
      .createIndex(`transcript_charges_${column}`)
      .on('transcript_charges')
      .column(column)
      .execute()
}
