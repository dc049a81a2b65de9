import { estimateTokens } from '@lumen/ai/tokens'
import type { RecalledMemory } from '@lumen/contracts/memory/bus'
import type { MemoryContext } from '../context.ts'
import { endsAsQuestion } from '../domain/ranking/describe-text.ts'
import type { QuestionTurn } from '../domain/ranking/question.ts'
import type { Wanted } from '../domain/ranking/rank.ts'
import { countAccess } from '../store/memories.ts'
import { searchMemories, type Found, type SearchQuery } from './search-memories.ts'

export type RecallQuery = SearchQuery & {
  /** Messages that the prompt shows anyway. */
  shownMessageIds: readonly string[]
  budgetTokens: number
}

/** What a line costs in a prompt beside its text: its date and its kind. */
const tokensPerLine = 24
const excerptLength = 60

/** By whether the newest turn tells or asks something. */
const manners = {
  told: {
    /** How much fitting the talk counts of fitting the newest turn. */
    talkShare: 1,
    /** What fits less than this share of the best does not go into a prompt. */
    leastShare: 0.4,
  },
  asked: { talkShare: 0.2, leastShare: 0.25 },
}
const mannerOf = (turns: readonly QuestionTurn[]) =>
  manners[endsAsQuestion.test(turns.at(-1)?.content ?? '') ? 'asked' : 'told']

/**
 * What fits the newest turn, best first; the turns before it decide between what fits it alike, and
 * have as much to say where it asks nothing.
 */
async function searchTwice(context: MemoryContext, query: RecallQuery): Promise<Found[]> {
  const shown = new Set(query.shownMessageIds)
  // What a companion said tells nothing of the user.
  const wanted: Wanted = ({ id, isMemory, isFromUser }) =>
    isMemory || (isFromUser && !shown.has(id))
  const own = { ...query, wanted }
  const newest = query.turns.slice(-1)
  const [talk, alone] = await Promise.all([
    searchMemories(context, own),
    query.turns.length > 1 ? searchMemories(context, { ...own, turns: newest }) : [],
  ])
  if (alone.length === 0) return talk
  const merged = new Map<string, Found>()
  for (const [list, weight] of [
    [alone, 1],
    [talk, mannerOf(query.turns).talkShare],
  ] as const) {
    const best = list[0]?.score ?? 1
    for (const found of list) {
      const score = (merged.get(found.id)?.score ?? 0) + (weight * found.score) / best
      merged.set(found.id, { ...found, score })
    }
  }
  return [...merged.values()].toSorted((a, b) => b.score - a.score)
}

/** What is remembered that fits the newest turn, best first, within a budget of tokens. */
export async function recall(
  context: MemoryContext,
  query: RecallQuery,
): Promise<{ memories: RecalledMemory[]; usedMemories: { id: string; excerpt: string }[] }> {
  const found = await searchTwice(context, query)
  const least = (found[0]?.score ?? 0) * mannerOf(query.turns).leastShare
  const memories: RecalledMemory[] = []
  const texts = new Set<string>()
  // What a memory says need not be quoted after it; before it the turn says more of what is asked.
  const told = new Set<string>()
  let left = query.budgetTokens
  for (const each of found) {
    const { id, text, score, happenedAt, sourceMessageIds } = each
    const cost = estimateTokens(text) + tokensPerLine
    if (score < least || cost > left || texts.has(text) || told.has(id)) continue
    left -= cost
    texts.add(text)
    sourceMessageIds.forEach((source) => told.add(source))
    memories.push({
      ...each,
      happenedAt: happenedAt.toISOString(),
      sourceMessageIds: [...sourceMessageIds],
    })
  }
  const used = memories.filter(({ kind }) => kind === 'memory')
  await countAccess(
    context.db,
    query.userId,
    used.map(({ id }) => id),
    query.askedAt,
  )
  return {
    memories,
    usedMemories: used.map(({ id, text }) => ({
      id,
      excerpt: [...text].slice(0, excerptLength).join(''),
    })),
  }
}
