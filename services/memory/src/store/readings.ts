import type { Kysely } from 'kysely'
import type { OwnerRef } from './conversations.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>

/** Takes a talk to read it until a moment; false: somebody reads it, or there is no such talk. */
export async function takeReading(
  db: Db,
  { userId, companionId }: OwnerRef,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ reading_until: until })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets others read a talk that was taken until this moment. */
export async function endReading(
  db: Db,
  { userId, companionId }: OwnerRef,
  until: Date,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ reading_until: null })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('reading_until', '=', until)
    .execute()
}
