import type { ActivityKind } from '@lumen/contracts/admin/office-schema'
import type { Reader } from '@lumen/database/reader'
import type { Kysely, Transaction } from 'kysely'
import type { AdminTables } from './tables.ts'

export type StoredActivity = { id: string; kind: ActivityKind; at: Date }

/** Notes that something happened, once for its id. */
export async function insertActivity(
  tx: Kysely<AdminTables> | Transaction<AdminTables>,
  activity: StoredActivity,
): Promise<void> {
  await tx
    .insertInto('activities')
    .values(activity)
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Newest first. */
export const listActivities = (db: Reader<AdminTables>, limit: number): Promise<StoredActivity[]> =>
  db
    .selectFrom('activities')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Forgets what happened before a moment; returns how much. */
export async function removeOldActivities(db: Kysely<AdminTables>, before: Date): Promise<number> {
  const result = await db.deleteFrom('activities').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
