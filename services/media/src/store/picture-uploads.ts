import { sql, type Kysely, type Transaction } from 'kysely'
import type { MediaTables } from './tables.ts'

type Db = Kysely<MediaTables> | Transaction<MediaTables>

/** The day of a moment in UTC, as PostgreSQL reads it. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Counts a picture that a user sends today, also one that is deleted later.
 * @returns whether it is among the `limit` of the day; one beyond them is not counted
 */
export async function countUpload(
  db: Db,
  userId: string,
  at: Date,
  limit: number,
): Promise<boolean> {
  const row = await db
    .insertInto('picture_uploads')
    .values({ user_id: userId, day: dayOf(at), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ count: sql<number>`picture_uploads.count + 1` })
        .where('picture_uploads.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes counts of the days before that of a moment. */
export async function removeUploadsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('picture_uploads').where('day', '<', dayOf(at)).execute()
}

export async function removeUploadsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('picture_uploads').where('user_id', '=', userId).execute()
}
