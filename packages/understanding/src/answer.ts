import type { Clause } from './clauses.ts'
import type { UserQuestion } from './user-question.ts'

/** What of a message is quoted: UTF-16 units of its text. */
export type Quotation = {
  readonly messageId: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly saidAt: Date
}

/**
 * What a question is answered with. `unrelated`: nothing fits and it may not be about the user at
 * all, so that others may answer.
 */
export type Answer =
  | { readonly kind: 'quotations'; readonly quotations: readonly Quotation[] }
  | { readonly kind: 'not-told' }
  | { readonly kind: 'unrelated' }

export type Ranked = { readonly clause: Clause; readonly score: number }

/** Below it a clause answers nothing; a question that may be about anything needs more. */
const leastScore = 3
const leastScoreForAny = 5
/** How much of the best score a second quotation needs. */
const secondShare = 0.45
/** What the newest clause is ahead of the oldest, all else alike. */
const newest = 0.6
const agreement = 2

/** Clauses by how well they answer, best first. Corrected ones stand behind their corrections. */
export function rankClauses(question: UserQuestion, clauses: readonly Clause[]): Ranked[] {
  const open = clauses.filter(({ endedBy }) => endedBy === null)
  const sets = open.map(({ tokens }) => new Set(tokens))
  const share = new Map(
    question.tokens.map(({ token }) => {
      const holders = sets.reduce((sum, tokens) => sum + (tokens.has(token) ? 1 : 0), 0)
      return [token, Math.log(1 + (open.length - holders + 0.5) / (holders + 0.5))]
    }),
  )
  const ages = ranksByAge(open)
  return open
    .map((clause, at) => {
      const tokens = sets[at] ?? new Set()
      let score = 0
      let typed = false
      let meant = false
      for (const { token, weight } of question.tokens) {
        if (!tokens.has(token)) continue
        if (token.startsWith('near:') && tokens.has(token.replace('near:', 'term:'))) continue
        const form = token.slice(0, token.indexOf(':'))
        if (form === 'answers') {
          if (!typed) score += weight
          typed = true
        } else if (form === 'about' || form === 'name') {
          if (!meant) score += weight
          meant = true
        } else score += weight * (share.get(token) ?? 1)
      }
      if (typed && meant) score += agreement
      if (score > 0) score += newest * (ages[at] ?? 0)
      return { clause, score }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.clause.position - a.clause.position)
}

/** How new each clause is among them all: 0 the oldest, 1 the newest. */
function ranksByAge(clauses: readonly Clause[]): number[] {
  const positions = clauses.map(({ saidAt }) => saidAt.getTime()).sort((a, b) => a - b)
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0)
  return clauses.map(({ saidAt }) =>
    span === 0 ? 0 : (saidAt.getTime() - (positions[0] ?? 0)) / span,
  )
}

/** One or two quotations that answer; a corrected clause never without its correction. */
export function chooseAnswer(question: UserQuestion, clauses: readonly Clause[]): Answer {
  const any = question.subject === 'any'
  const ranked = rankClauses(question, clauses)
  const [best] = ranked
  if (best === undefined || best.score < (any ? leastScoreForAny : leastScore))
    return { kind: any ? 'unrelated' : 'not-told' }
  const quotations: Quotation[] = []
  for (const { clause, score } of ranked) {
    if (score < best.score * secondShare || quotations.length === 2) break
    const { messageId, quote, saidAt } = clause
    const overlaps = quotations.some(
      (each) => each.messageId === messageId && each.start < quote.end && quote.start < each.end,
    )
    if (!overlaps) quotations.push({ messageId, ...quote, saidAt })
  }
  return { kind: 'quotations', quotations }
}
