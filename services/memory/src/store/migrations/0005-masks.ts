import { sql, type Kysely } from 'kysely'

/** Evidence says where it stands; a tombstone says what is hidden, and until when. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('evidence')
    .addColumn('span_start', 'integer')
    .addColumn('span_end', 'integer')
    .execute()
  await db.schema
    .alterTable('tombstones')
    .addColumn('fingerprint', 'bigint')
    .addColumn('slot', 'bigint')
    .addColumn('tokens', sql`int[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('echoes', sql`int[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('longest', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('until', 'timestamptz')
    .execute()
  // Until now two halves of 32 bits.
  await sql`
    update tombstones set until = created_at,
      fingerprint = (fingerprints[1]::bigint << 32) | (fingerprints[2]::bigint & 4294967295)
  `.execute(db)
  await db.schema
    .alterTable('tombstones')
    .alterColumn('until', (c) => c.setNotNull())
    .execute()
  await db.schema
    .alterTable('tombstones')
    .dropColumn('fingerprints')
    .dropColumn('source_message_ids')
    .execute()
}
