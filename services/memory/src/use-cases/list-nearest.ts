import type { MemoryContext } from '../context.ts'
import type { StoredMemory } from '../store/memories.ts'
import { listMemories } from '../store/memory-lists.ts'
import type { Turn } from '../store/turns.ts'
import type { Reading } from './index-entries.ts'
import { maskMemories } from './mask-readings.ts'
import { searchMemories } from './search-memories.ts'

/** So many are shown to a model beside what it reads. */
const shown = 20
/** Enough to fill up with what matters most. */
const considered = 500
const turnsAsked = 6

/**
 * What a companion knows that lies nearest to these turns, as a reader may see it: found by their words,
 * then by importance. Neither feelings nor summaries, nor what the turns themselves told.
 */
export async function listNearest(
  context: MemoryContext,
  turns: readonly Turn[],
  { language, timeZone }: Reading,
): Promise<StoredMemory[]> {
  const [first] = turns
  if (first === undefined) return []
  const { db, sealer, clock } = context
  const { userId, companionId } = first
  const owner = { userId, companionId }
  const box = await sealer.open(db, userId)
  const told = new Set(turns.map(({ messageId }) => messageId))
  const known = (await listMemories(db, box, owner, { limit: considered })).filter(
    ({ type, origin, sourceMessageIds }) =>
      type !== 'emotion' &&
      origin !== 'summary' &&
      (sourceMessageIds.length === 0 || !sourceMessageIds.every((id) => told.has(id))),
  )
  if (known.length <= shown) return maskMemories(db, box, userId, known)
  const found = await searchMemories(context, {
    ...owner,
    turns: turns.filter(({ isFromUser }) => isFromUser).slice(-turnsAsked),
    language,
    timeZone,
    askedAt: clock.now(),
    wanted: ({ isMemory }) => isMemory,
  })
  const places = new Map(found.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: StoredMemory) => places.get(id) ?? found.length
  const nearest = known
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.importance - a.importance)
    .slice(0, shown)
  return maskMemories(db, box, userId, nearest)
}
