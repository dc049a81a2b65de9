import { sql, type Kysely } from 'kysely'

/** What made each hash is stored with it; a deletion also says where it was told. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['search_entries', 'evidence', 'tombstones']) {
    // What stands is of the first analyser, and so is what a process of the release before adds.
    await db.schema
      .alterTable(table)
      .addColumn('analyser', 'smallint', (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createIndex(`${table}_analyser`)
      .on(table)
      .columns(['analyser', 'user_id'])
      .execute()
  }
  await db.schema
    .createTable('tombstone_sources')
    .addColumn('memory_id', 'uuid', (c) =>
      c.notNull().references('tombstones.memory_id').onDelete('cascade'),
    )
    .addColumn('message_id', 'uuid', (c) => c.notNull())
    .addColumn('message_version', 'integer', (c) => c.notNull())
    .addColumn('span_start', 'integer', (c) => c.notNull())
    .addColumn('span_end', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('tombstone_sources_pkey', ['memory_id', 'message_id', 'span_start'])
    .execute()
  await db.schema
    .createIndex('tombstone_sources_message')
    .on('tombstone_sources')
    .column('message_id')
    .execute()
  await sql`
    insert into tombstone_sources (memory_id, message_id, message_version, span_start, span_end)
    select distinct on (1, 2, 4) t.memory_id, e.message_id, r.read_version,
      coalesce(e.span_start, 0), coalesce(e.span_end, 2147483647)
    from tombstones t
    join evidence e on e.user_id = t.user_id and e.fingerprint = t.fingerprint and e.said_at <= t.until
    join turns r on r.message_id = e.message_id
    order by 1, 2, 4, 5 desc`.execute(db)
}
