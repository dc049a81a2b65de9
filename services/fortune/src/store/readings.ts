import type { Box } from '@lumen/database/sealing'
import type { Kysely } from 'kysely'
import type { FortuneTables } from './tables.ts'

/** A reading’s owner and their box; null for readings that everybody gets. */
export type ReadingOwner = { userId: string; box: Box } | null

/** What is sealed of a user’s reading, as JSON. */
export const openReading = (box: Box, row: { key: string; content: Buffer }): string =>
  box.unseal(row.content, contextOf(row.key))

const contextOf = (key: string) => `readings.content:${key}`

/** A reading that was kept, as JSON. */
export async function findReading(
  db: Kysely<FortuneTables>,
  key: string,
  owner: ReadingOwner,
): Promise<string | null> {
  const row = await db
    .selectFrom('readings')
    .select(['content', 'user_id'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined || row.user_id !== (owner?.userId ?? null)) return null
  return owner === null
    ? row.content.toString('utf8')
    : openReading(owner.box, { key, content: row.content })
}

/** Keeps a reading; where there is one of this key, that one stays. */
export async function insertReading(
  db: Kysely<FortuneTables>,
  key: string,
  owner: ReadingOwner,
  reading: { json: string; at: Date },
): Promise<void> {
  await db
    .insertInto('readings')
    .values({
      key,
      user_id: owner?.userId ?? null,
      content:
        owner === null
          ? Buffer.from(reading.json, 'utf8')
          : owner.box.seal(reading.json, contextOf(key)),
      created_at: reading.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function removeOldReadings(db: Kysely<FortuneTables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('readings')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
