import type { Kysely } from 'kysely'
import { createSpaceIndex, type SpaceIndex } from '../domain/ranking/space-index.ts'
import {
  findEntries,
  findNeighbours,
  readFrequencies,
  readSpaces,
  type SpaceRef,
} from '../store/search-entries.ts'
import type { MemoryTables } from '../store/tables.ts'

/** Entries read at most, and tokens they are looked up by. */
const most = { entries: 1_500, tokens: 24 }

/**
 * An index of those entries alone that hold one of the question's rarest tokens, for a space that is
 * large and not in memory. It counts as the whole: rarities are the space's own.
 */
export async function partialIndex(
  db: Kysely<MemoryTables>,
  space: SpaceRef,
  lookups: readonly number[],
): Promise<SpaceIndex> {
  const [stored, frequencies] = await Promise.all([
    readSpaces(db, space.userId, [space.id]),
    readFrequencies(db, space, lookups),
  ])
  const documents = stored.get(space.id)?.documents ?? 0
  const index = createSpaceIndex()
  const tokens: number[] = []
  let expected = 0
  for (const [token, count] of [...frequencies].toSorted(([, a], [, b]) => a - b)) {
    if (tokens.length > 0 && (expected + count > most.entries || tokens.length >= most.tokens))
      break
    tokens.push(token)
    expected += count
  }
  if (tokens.length > 0) {
    const found = await findEntries(db, space, tokens, most.entries)
    const known = new Set(found.map(({ id }) => id))
    const around = await findNeighbours(db, space, found)
    index.add([...found, ...around.filter(({ id }) => !known.has(id))])
  }
  const share = documents / Math.max(index.documents(), 1)
  return {
    ...index,
    documents: () => documents,
    totalLength: () => index.totalLength() * share,
    frequency: (token) => frequencies.get(token) ?? index.frequency(token) * share,
  }
}
