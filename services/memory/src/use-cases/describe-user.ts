import { estimateTokens } from '@lumen/ai/tokens'
import type { KnownAboutUser } from '@lumen/contracts/memory/bus'
import { hasWords } from '@lumen/understanding/mask'
import type { MemoryContext } from '../context.ts'
import { knownKind } from '../domain/known-kind.ts'
import { isOpenPlan } from '../domain/open-plan.ts'
import { readSlotNames } from '../store/evidence.ts'
import { listKnown } from '../store/memory-lists.ts'
import { maskMemories } from './mask-readings.ts'

export type AboutUserQuery = {
  userId: string
  companionId: string
  /** Position of the first message that the prompt shows; null: none is shown. */
  shownFrom: string | null
  timeZone: string | null
  budgetTokens: number
  askedAt: Date
}

const considered = 300
/** What happened is known by heart only when it weighs as much as a change of work. */
const eventImportance = 7
/** A memory of less confidence is told as one that may be wrong. */
export const sureFrom = 0.6
/** What an entry costs in a prompt beside its text: its kind and its date. */
const tokensPerEntry = 24

/**
 * What a companion knows about the user by heart, within a budget of tokens: pins, name and health
 * first, then by importance. It is derived anew each time and yet stays the same while the prompt
 * begins at the same message, in every process: what only shown messages tell is left out, unless
 * somebody could be harmed by that.
 */
export async function describeUser(
  { db, sealer }: MemoryContext,
  query: AboutUserQuery,
): Promise<KnownAboutUser[]> {
  const box = await sealer.open(db, query.userId)
  const listed = await listKnown(db, box, query, query.shownFrom, considered)
  const slots = listed.flatMap(({ memory }) => memory.slot ?? [])
  const names = await readSlotNames(db, box, query.userId, slots)
  const memories = listed.map(({ memory }) => memory)
  const read = await maskMemories(db, box, query.userId, memories)
  const known = listed.flatMap(({ memory, corrects, shown }, at) => {
    const { id, type, validFrom, pinned, importance, slot, confidence } = memory
    const text = read[at]?.content ?? ''
    if (!hasWords(text)) return []
    const kind = knownKind(type, slot === null ? null : (names.get(slot) ?? null))
    const atOnce = pinned || corrects || kind === 'health'
    if (shown && !atOnce) return []
    if (type === 'plan' && !isOpenPlan(validFrom, query.askedAt, query.timeZone)) return []
    if (type === 'event' && !pinned && importance < eventImportance) return []
    const unsure = confidence < sureFrom && { unsure: true }
    return [{ id, kind, text, happenedAt: validFrom.toISOString(), pinned, ...unsure }]
  })
  let left = query.budgetTokens
  // The sort is stable: within a rank they stay by importance.
  return known
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .filter(({ text }) => {
      const cost = estimateTokens(text) + tokensPerEntry
      if (cost > left) return false
      left -= cost
      return true
    })
}

function rankOf({ pinned, kind }: KnownAboutUser): number {
  if (pinned) return 0
  return kind === 'health' || kind === 'name' ? 1 : 2
}
