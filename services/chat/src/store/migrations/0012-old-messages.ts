import type { Kysely } from 'kysely'

/** Finds what of a user is older than they have it kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('messages_of_user_by_age')
    .on('messages')
    .columns(['user_id', 'created_at'])
    .execute()
}
