import { sql, type Kysely } from 'kysely'

/** Up to where a talk was looked back on, and when. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('conversations')
    .addColumn('reflected_to', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('reflected_on', 'integer')
    .execute()
  await db.schema
    .createIndex('conversations_heard')
    .on('conversations')
    .column('last_heard_at')
    .execute()
  await sql`
    create index memories_reflections on memories (user_id) where type = 'reflection'`.execute(db)
}
