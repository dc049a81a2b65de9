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

/** Below it a clause answers nothing. */
const leastScore = 2.2
/** A question that may be about anything needs words in common with what was told. */
const leastTermsForAny = 1.2
/** Without the right subject or the right kind of answer words must do. */
const leastTerms = 1.6
/** How much of the best score a second quotation needs. */
const secondShare = 0.4
/** What the newest clause is ahead of the oldest, all else alike. */
const newest = 0.4
/** What a clause of the right kind about the right subject is ahead. */
const agreement = 1.5

type Fit = {
  readonly score: number
  readonly terms: number
  readonly typed: boolean
  readonly meant: boolean
}

/** Clauses by how well they answer, best first. Corrected ones are left to their corrections. */
export function rankClauses(question: UserQuestion, clauses: readonly Clause[]): (Ranked & Fit)[] {
  const open = clauses.filter(({ endedBy }) => endedBy === null)
  const sets = open.map(({ tokens }) => new Set(tokens))
  const rarity = rarities(question, sets)
  const times = open.map(({ saidAt }) => saidAt.getTime())
  const first = times.reduce((least, time) => Math.min(least, time), Infinity)
  const span = Math.max(1, times.reduce((most, time) => Math.max(most, time), 0) - first)
  return open
    .map((clause, at) => {
      const fit = fitOf(question, sets[at] ?? new Set(), rarity)
      const age = ((times[at] ?? first) - first) / span
      return { clause, ...fit, score: fit.score === 0 ? 0 : fit.score + newest * age }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.clause.position - a.clause.position)
}

/** What a token says: the rarer among the clauses, the more. */
function rarities(
  { tokens }: UserQuestion,
  sets: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  return new Map(
    tokens.map(({ token }) => {
      const holders = sets.reduce((sum, each) => sum + (each.has(token) ? 1 : 0), 0)
      return [token, Math.log(1 + (sets.length - holders + 0.5) / (holders + 0.5))]
    }),
  )
}

function fitOf(
  question: UserQuestion,
  tokens: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
): Fit {
  let terms = 0
  let near = 0
  let typed = 0
  let meant = 0
  let beside = 0
  for (const { token, weight } of question.tokens) {
    if (!tokens.has(token)) continue
    const worth = weight * (rarity.get(token) ?? 0)
    const form = token.slice(0, token.indexOf(':'))
    if (form === 'term' || form === 'tail') terms += worth
    else if (form === 'near') near += tokens.has(token.replace('near:', 'term:')) ? 0 : worth
    else if (form === 'beside') beside = Math.max(beside, worth)
    else if (form === 'answers')
      typed = question.type === 'everything' ? typed + worth : Math.max(typed, worth)
    else meant = Math.max(meant, worth)
  }
  const kind = Math.max(typed, beside)
  const agrees = meant === 0 ? 0 : typed > 0 ? agreement : beside > 0 ? agreement / 2 : 0
  return {
    score: terms + near + kind + meant + agrees,
    terms: terms + near,
    typed: kind > 0,
    meant: meant > 0,
  }
}

/** One or two quotations that answer; a corrected clause is left to its correction. */
export function chooseAnswer(question: UserQuestion, clauses: readonly Clause[]): Answer {
  const any = question.subject === 'any' && !question.recalls
  const ranked = rankClauses(question, clauses).filter((each) => answers(question, each))
  const [best] = ranked
  if (best === undefined) return { kind: any ? 'unrelated' : 'not-told' }
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

/** Whether a clause may answer at all: by its kind and subject together, or by its words. */
function answers({ subject, type }: UserQuestion, { score, terms, typed, meant }: Fit): boolean {
  if (score < leastScore) return false
  if (subject === 'any') return terms >= leastTermsForAny
  if (type === 'what' || type === 'state')
    return terms >= leastTerms || (meant && subject !== 'user')
  if (typed && meant) return true
  return terms >= leastTerms
}
