import type { Kysely } from 'kysely'
import type { ObjectRow } from './objects.ts'
import type { MediaTables } from './tables.ts'

/** What jobs made, by id; what was deleted is left out. */
export async function findMadeObjects(
  db: Kysely<MediaTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ObjectRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('objects').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
