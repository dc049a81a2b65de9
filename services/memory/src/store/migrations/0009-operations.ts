import type { Kysely } from 'kysely'

/** What a message ends or takes back is evidence as well; its slot and fingerprint are its target's. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('evidence')
    .addColumn('operation', 'text', (c) => c.notNull().defaultTo('assert'))
    .execute()
}
