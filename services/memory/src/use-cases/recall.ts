import { estimateTokens } from '@lumen/ai/tokens'
import type { RecalledMemory } from '@lumen/contracts/memory/bus'
import type { MemoryContext } from '../context.ts'
import { countAccess } from '../store/memories.ts'
import { search, type SearchQuery } from './search.ts'

export type RecallQuery = SearchQuery & {
  /** Messages that the prompt shows anyway. */
  shownMessageIds: readonly string[]
  budgetTokens: number
}

/** What a line costs beside its text: its date and its mark. */
const tokensPerLine = 12
/** What fits less than this share of the best does not go into a prompt. */
const leastShare = 0.25
const excerptLength = 60

/** What is remembered that fits the last turns, best first, within a budget of tokens. */
export async function recall(
  context: MemoryContext,
  query: RecallQuery,
): Promise<{ memories: RecalledMemory[]; usedMemories: { id: string; excerpt: string }[] }> {
  const shown = new Set(query.shownMessageIds)
  const found = (await search(context, query)).filter(({ id }) => !shown.has(id))
  const least = (found[0]?.score ?? 0) * leastShare
  const memories: RecalledMemory[] = []
  const texts = new Set<string>()
  // What a memory says need not be quoted as well.
  const told = new Set(
    found.flatMap(({ score, sourceMessageIds }) => (score < least ? [] : sourceMessageIds)),
  )
  let left = query.budgetTokens
  for (const { id, kind, text, score, happenedAt } of found) {
    const cost = estimateTokens(text) + tokensPerLine
    if (score < least || cost > left || texts.has(text) || told.has(id)) continue
    left -= cost
    texts.add(text)
    memories.push({ id, kind, text, score, happenedAt: happenedAt.toISOString() })
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
