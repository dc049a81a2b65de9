import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('turns')
    .addColumn('clause_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // Turns that an earlier reader read are found by its version.
  await db.schema
    .createIndex('turns_clause_version')
    .on('turns')
    .columns(['clause_version', 'companion_id', 'position'])
    .where(sql.ref('is_from_user'), '=', sql.lit(true))
    .execute()
  await db.schema
    .createTable('clauses')
    .addColumn('message_id', 'uuid', (c) =>
      c.notNull().references('turns.message_id').onDelete('cascade'),
    )
    .addColumn('span_start', 'integer', (c) => c.notNull())
    .addColumn('span_end', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('quote_start', 'integer', (c) => c.notNull())
    .addColumn('quote_end', 'integer', (c) => c.notNull())
    .addColumn('tokens', sql`integer[]`, (c) => c.notNull())
    .addPrimaryKeyConstraint('clauses_pkey', ['message_id', 'span_start'])
    .execute()
  await db.schema
    .createIndex('clauses_tokens')
    .on('clauses')
    .using('gin')
    .column('tokens')
    .execute()
  await db.schema
    .createTable('clause_ends')
    .addColumn('message_id', 'uuid', (c) =>
      c.notNull().references('turns.message_id').onDelete('cascade'),
    )
    .addColumn('span_start', 'integer', (c) => c.notNull())
    .addColumn('by_message_id', 'uuid', (c) =>
      c.notNull().references('turns.message_id').onDelete('cascade'),
    )
    .addColumn('by_span_start', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('clause_ends_pkey', [
      'message_id',
      'span_start',
      'by_message_id',
      'by_span_start',
    ])
    .execute()
  await db.schema.createIndex('clause_ends_by').on('clause_ends').column('by_message_id').execute()
}
