import type { Clause } from './clauses.ts'

/** A clause of the newest message that puts something right. */
export type Correction = {
  readonly clause: Clause
  /** Terms of what is said not to be so. */
  readonly wrong: readonly string[]
}

/** How many clauses back something may be put right without being named again. */
const nearby = 8
/** Of these a correction gives another value. */
const exchanged = new Set(
  [
    'age',
    'birthday',
    'colour',
    'day',
    'lives',
    'name',
    'number',
    'origin',
    'price',
    'time',
    'where',
    'who',
    'work',
  ].map((type) => `answers:${type}`),
)
/** Somebody has one of these at a time: a change ends the one before. */
const single = new Set(
  ['lives', 'partner', 'study', 'where', 'work'].map((type) => `answers:${type}`),
)

/** Whether tokens hold a value that a correction may exchange. */
export const exchangesValue = (tokens: readonly string[]): boolean =>
  tokens.some((token) => exchanged.has(token))

const shared = (a: Clause, b: Clause, among: (token: string) => boolean): number =>
  a.tokens.filter((token) => among(token) && b.tokens.includes(token)).length

const isTerm = (token: string): boolean =>
  token.startsWith('term:') && token.length > 'term:x'.length

/**
 * The earlier clause that a correction speaks of: the last that holds what is not so, else the
 * nearest whose value it exchanges for another. Null when none fits.
 *
 * @param earlier oldest first
 */
export function correctedClause(
  { clause, wrong }: Correction,
  earlier: readonly Clause[],
): Clause | null {
  const open = earlier.filter(({ endedBy }) => endedBy === null)
  if (wrong.length > 0)
    return open.findLast((each) => wrong.every((term) => each.tokens.includes(term))) ?? null
  let best: Clause | null = null
  let most = 0
  for (const [at, each] of open.slice(-nearby).entries()) {
    const values = shared(clause, each, (token) => exchanged.has(token))
    if (values === 0) continue
    const fit = values + shared(clause, each, isTerm) + at / nearby
    if (fit > most) [best, most] = [each, fit]
  }
  return best
}

/** The earlier clause whose state a clause with a word of change ends: of the same, about the same. */
export const changedClause = (clause: Clause, earlier: readonly Clause[]): Clause | null =>
  earlier.findLast((each) => {
    if (each.endedBy !== null) return false
    if (shared(clause, each, (token) => token === 'answers:partner') > 0) return true
    const same = shared(clause, each, (token) => token.startsWith('about:')) > 0
    if (same && shared(clause, each, (token) => single.has(token)) > 0) return true
    const moved = shared(
      clause,
      each,
      (token) => token === 'answers:day' || token === 'answers:time',
    )
    return same && moved > 0 && shared(clause, each, isTerm) > 0
  }) ?? null

/** What is dated, timed, priced or counted, and how old somebody is: of one matter there is one such value at a time. */
const measures: readonly string[] = ['day', 'time', 'price', 'age', 'number'].map(
  (type) => `answers:${type}`,
)
/** Whether tokens hold a day, an hour, a price, an age or a number. */
export const givesMeasure = (tokens: readonly string[]): boolean =>
  measures.some((type) => tokens.includes(type))

/** Of what kinds a clause gives a value; of a bare number only where it is nothing else. */
const measuresOf = ({ tokens }: Clause): string[] => {
  const all = measures.filter((type) => tokens.includes(type))
  return all.length > 1 ? all.filter((type) => type !== 'answers:number') : all
}

/** A word, no number: what tells of the same matter, or of another. */
const isWord = (token: string): boolean =>
  /^term:(?!c:)(?=\D*$)(?:[a-z\u00c0-\u024f'-]{3,}|[^a-z]{2,})$/u.test(token)
/** How many words of its own a clause may bring that gives another value of what was told just before. */
const mostBrought = 4

/**
 * The clause of the message before whose day, hour, price or number one with news (“oh”, “moved”)
 * gives anew, about nobody else.
 *
 * @param before the clauses of the message before, oldest first
 */
export function exchangedMeasure(clause: Clause, before: readonly Clause[]): Clause | null {
  const given = measuresOf(clause)
  const isAbout = (token: string) => token.startsWith('about:') && token !== 'about:user'
  const found = before.findLast(
    (each) =>
      each.endedBy === null &&
      given.some((type) => each.tokens.includes(type)) &&
      clause.tokens.every((token) => !isAbout(token) || each.tokens.includes(token)) &&
      clause.tokens.some((token) => token.startsWith('term:') && !each.tokens.includes(token)),
  )
  const brought = clause.tokens.filter(
    (token) => isWord(token) && found?.tokens.includes(token) === false,
  )
  return found === undefined || brought.length > mostBrought ? null : found
}
