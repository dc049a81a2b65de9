import type { FoundClause } from '@lumen/contracts/memory/bus'
import { hasWords, type Span } from '@lumen/understanding/mask'
import type { MemoryContext } from '../context.ts'
import { findClauses } from '../store/clauses.ts'
import { readTurns } from '../store/turns.ts'
import { openMasker } from './mask-readings.ts'

export type ClauseQuery = {
  userId: string
  companionId: string
  /** What the question asks for; more weight, more wanted. */
  tokens: readonly { token: string; weight: number }[]
  /** How many at most; what ended one of them comes along uncounted. */
  limit: number
}

const clauseId = ({ messageId, start }: { messageId: string; start: number }) =>
  `${messageId}:${start}`

/** What the user said that could answer a question, clause by clause, best first. */
export async function findToldClauses(
  { db, sealer }: MemoryContext,
  query: ClauseQuery,
): Promise<FoundClause[]> {
  const box = await sealer.open(db, query.userId)
  const { clauses, ends } = await findClauses(db, box, query, query.tokens, query.limit)
  const messageIds = [...new Set(clauses.map(({ messageId }) => messageId))]
  const [turns, mask] = await Promise.all([
    readTurns(db, box, query.userId, messageIds),
    openMasker(db, box, query.userId),
  ])
  const turnOf = new Map(turns.map((turn) => [turn.messageId, turn]))
  const endOf = new Map(ends.map(({ ended, by }) => [clauseId(ended), clauseId(by)]))
  return clauses.flatMap(({ messageId, start, end, quote, language, tokens }) => {
    const turn = turnOf.get(messageId)
    if (turn === undefined) return []
    const cut = (part: Span) =>
      mask === null
        ? turn.content.slice(part.start, part.end)
        : mask({ ...turn, text: turn.content }, part)
    const text = cut({ start, end })
    if (!hasWords(text)) return []
    return {
      messageId,
      start,
      end,
      text,
      quote: { ...quote, text: cut(quote) },
      saidAt: turn.saidAt.toISOString(),
      position: Number(turn.position),
      language,
      tokens: [...tokens],
      endedBy: endOf.get(clauseId({ messageId, start })) ?? null,
    }
  })
}
