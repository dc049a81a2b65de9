import { strictTypes, type AnswerType } from './answer-types.ts'
import { clauseKey, type Clause, type Span } from './clauses.ts'
import { factToken, isSingleValued } from './fact-tokens.ts'
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
  | {
      readonly kind: 'quotations'
      readonly quotations: readonly Quotation[]
      /** The best one tells what is asked for, of whom or of what it is asked. */
      readonly agrees: boolean
    }
  | { readonly kind: 'not-told' }
  | { readonly kind: 'unrelated' }

/** `matched`: the clause that fits, where `clause` has put it right since. */
export type Ranked = { readonly clause: Clause; readonly matched: Clause; readonly score: number }

/** Below it a clause answers nothing. */
const leastScore = 2.2
/** A question that may be about anything needs words in common with what was told. */
const leastTermsForAny = 1
/** Without the right subject or the right kind of answer words must do. */
const leastTerms = 1.6
/** How much less than the best one a second quotation may score. */
const secondMargin = 2
/** Of these somebody has several; of the others a second one is mostly what was so before. */
const plural: ReadonlySet<AnswerType> = new Set([
  'what',
  'likes',
  'food',
  'hobby',
  'health',
  'plan',
  'who',
])
/** What the newest clause is ahead of the oldest, all else alike. */
const newest = 1.6
/** The same where somebody is asked about who was named before: mostly just before. */
const newestOfThem = 3
/** What a clause of the right kind about the right subject is ahead. */
const agreement = 1.5

type Fit = {
  /** The score without regard to age. */
  readonly fit: number
  readonly score: number
  readonly terms: number
  readonly typed: boolean
  readonly meant: boolean
}

/** Clauses by how well they answer, best first. Corrected ones give their place to their corrections. */
export function rankClauses(question: UserQuestion, clauses: readonly Clause[]): (Ranked & Fit)[] {
  const sets = clauses.map(({ tokens }) => new Set(tokens))
  const rarity = rarities(question, sets)
  const times = clauses.map(({ saidAt }) => saidAt.getTime())
  const first = times.reduce((least, time) => Math.min(least, time), Infinity)
  const span = Math.max(1, times.reduce((most, time) => Math.max(most, time), 0) - first)
  const byKey = new Map(clauses.map((clause) => [clauseKey(clause), clause]))
  const overtaken = overtakenBy(question, clauses)
  const best = new Map<Clause, Ranked & Fit>()
  for (const [at, clause] of clauses.entries()) {
    if (overtaken.has(clause)) continue
    const inForce = correctionOf(clause, byKey)
    const fit = fitOf(question, sets[at] ?? new Set(), rarity)
    if (inForce === null || fit.score === 0) continue
    const age = ((times[at] ?? first) - first) / span
    const ahead = question.type === 'everything' ? 1 - age : age
    const ranked = {
      clause: inForce,
      matched: clause,
      ...fit,
      score: fit.score + ahead * (question.subject === 'they' ? newestOfThem : newest),
    }
    if (ranked.score > (best.get(inForce)?.score ?? 0)) best.set(inForce, ranked)
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || b.clause.position - a.clause.position,
  )
}

/** Clauses that tell what was so before: of what somebody has one of, the newest holds. */
function overtakenBy({ tokens }: UserQuestion, clauses: readonly Clause[]): ReadonlySet<Clause> {
  const asked = tokens.find(({ token }) => isSingleValued(token))
  const telling =
    asked === undefined ? [] : clauses.filter((each) => each.tokens.includes(asked.token))
  const newest = telling.reduce((most, { position }) => Math.max(most, position), 0)
  return new Set(telling.filter(({ position }) => position < newest))
}

/** What a clause was put right by in the end; itself when it holds, null when that is not at hand. */
function correctionOf(clause: Clause, byKey: ReadonlyMap<string, Clause>): Clause | null {
  let last: Clause | undefined = clause
  for (let steps = 0; last !== undefined && steps < longestChain; steps += 1) {
    if (last.endedBy === null) return last
    last = byKey.get(last.endedBy)
  }
  return null
}

const longestChain = 8

/** Clauses that a short talk has not had yet: without them nothing in it would be rare. */
const unheard = 10

/** What a token says: the rarer among the clauses, the more. */
function rarities(
  { tokens }: UserQuestion,
  sets: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  return new Map(
    tokens.map(({ token }) => {
      const holders = sets.reduce((sum, each) => sum + (each.has(token) ? 1 : 0), 0)
      return [token, Math.log(1 + (sets.length + unheard - holders + 0.5) / (holders + 0.5))]
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
  let fact = 0
  for (const { token, weight } of question.tokens) {
    if (!tokens.has(token)) continue
    const worth = weight * (question.type === 'everything' ? 1 : (rarity.get(token) ?? 0))
    const form = token.slice(0, token.indexOf(':'))
    if (form === 'term' || form === 'tail') terms += worth
    else if (form === 'near') near += tokens.has(token.replace('near:', 'term:')) ? 0 : worth
    else if (form === 'beside') beside = Math.max(beside, worth)
    else if (form === 'fact') fact = Math.max(fact, worth)
    else if (form === 'answers')
      typed = question.type === 'everything' ? typed + worth : Math.max(typed, worth)
    else meant = Math.max(meant, worth)
  }
  // Where somebody goes on Wednesday is not where they live.
  if (fact === 0 && tellsPlan(tokens) && question.tokens.some(({ token }) => isSingleValued(token)))
    typed = beside = 0
  // Who it was is not told by the user's own name.
  if (question.type === 'who' && tokens.has(ownName) && !tellsOfOthers(tokens)) typed = beside = 0
  const kind = Math.max(typed, beside, fact)
  const agrees =
    fact > 0
      ? agreement * 2
      : meant === 0
        ? 0
        : typed > 0
          ? agreement
          : beside > 0
            ? agreement / 2
            : 0
  const fit = terms + near + kind + meant + agrees
  return {
    fit,
    score: fit,
    terms: terms + near,
    typed: kind > 0,
    meant: meant > 0 || fact > 0,
  }
}

const ownName = factToken('user', 'name')
const tellsPlan = (tokens: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => token.startsWith('fact:') && token.endsWith(':plan'))
const tellsOfOthers = (tokens: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => token.startsWith('about:') && token !== 'about:user')

/** One or two quotations that answer; a corrected clause is left to its correction. */
export function chooseAnswer(question: UserQuestion, clauses: readonly Clause[]): Answer {
  const any = question.subject === 'any' && !question.recalls
  const all = rankClauses(question, clauses)
  const told = all.filter((each) => answers(question, each))
  const fitting = told.length > 0 ? told : all.slice(0, 1).filter(isOfRareKind(question, clauses))
  const ranked = fitting.length > 0 || !isLikelyTold(question, all[0], clauses) ? fitting : all
  const [best] = ranked
  if (!question.certain && (best === undefined || !agreesWith(question, best)))
    return { kind: 'unrelated' }
  if (best === undefined) return { kind: any ? 'unrelated' : 'not-told' }
  const single = best.typed && !plural.has(question.type)
  const quotations: Quotation[] = []
  for (const { clause, score, typed } of ranked) {
    if (score < best.score - secondMargin || quotations.length === 2) break
    if (quotations.length === 1 && single && typed) continue
    const { messageId, saidAt } = clause
    const { start, end, text } = quoteOf(question, clause, clauses)
    const overlaps = quotations.some(
      (each) => each.messageId === messageId && each.start < end && start < each.end,
    )
    if (!overlaps) quotations.push({ messageId, start, end, text, saidAt })
  }
  return { kind: 'quotations', quotations, agrees: agreesWith(question, best) }
}

/** Question words alone ask for these; somebody else, or the world, is meant as often. */
const broad: ReadonlySet<AnswerType> = new Set(['what', 'who', 'reason', 'state', 'number'])
/** Of a kind that so few clauses tell, the question is likely to ask for one of them. */
const fewOfKind = 3
/** How many words a question may have that nobody has said: with more it is about something else. */
const mostUnsaid = 3

/** Whether a clause is one of the few that tell what a question asks for, of whomever it asks. */
const isOfRareKind =
  ({ subject, type, tokens }: UserQuestion, clauses: readonly Clause[]) =>
  ({ matched, fit }: Ranked & Fit): boolean => {
    const kind = `answers:${type}`
    const unsaid = tokens.filter(({ token }) => isOwnWord(token) && !matched.tokens.includes(token))
    return (
      subject === 'any' &&
      !broad.has(type) &&
      fit >= leastScore &&
      unsaid.length <= mostUnsaid &&
      matched.tokens.includes(kind) &&
      clauses.filter((each) => each.tokens.includes(kind)).length <= fewOfKind
    )
  }

/** No concept and no single sign. */
const isOwnWord = (token: string): boolean => /^term:(?!c:).{2,}/u.test(token)

/**
 * How likely the best clause answers though it is neither of the right kind nor in the same words:
 * log odds, fitted on talks of the project's own. Where anything may be asked for nothing is quoted so.
 */
const odds = {
  none: 1.1,
  fit: 0.4,
  word: -0.23,
  recalls: -1.5,
  strict: -2.3,
  untyped: -1.2,
  unheard: -4,
}

function isLikelyTold(
  { subject, type, recalls, tokens }: UserQuestion,
  best: (Ranked & Fit) | undefined,
  clauses: readonly Clause[],
): boolean {
  if (best === undefined || subject === 'any') return false
  // Of the user themself much is told: without a word in common nothing of it answers.
  if (best.terms === 0 && (subject === 'user' || !best.meant)) return false
  const words = tokens.filter(({ token }) => /^term:(?!c:)/.test(token)).length
  const strict = strictTypes.has(type)
  const heard =
    subject === 'user' ||
    subject === 'they' ||
    clauses.some(
      (each) => each.tokens.includes(`about:${subject}`) || each.tokens.includes(subject),
    )
  const sum =
    odds.none +
    odds.fit * best.fit +
    odds.word * words +
    (recalls ? odds.recalls : 0) +
    (strict ? odds.strict : 0) +
    (strict && !best.typed ? odds.untyped : 0) +
    (heard ? 0 : odds.unheard)
  return sum > 0
}

/** Whether a clause tells what is asked for, and shares more with the question than a day or an hour. */
const agreesWith = ({ tokens, times }: UserQuestion, { matched, typed, meant }: Ranked & Fit) =>
  typed &&
  (meant ||
    tokens.some(
      ({ token }) =>
        token.startsWith('term:') && !times.includes(token) && matched.tokens.includes(token),
    ))

/**
 * What is quoted of a clause: no more than itself when a neighbour was put right since, and not what
 * answers the same of somebody else.
 */
function quoteOf(question: UserQuestion, clause: Clause, clauses: readonly Clause[]): Span {
  const { messageId, quote } = clause
  const beside = clauses.filter(
    (each) =>
      each !== clause &&
      each.messageId === messageId &&
      each.start < quote.end &&
      quote.start < each.end,
  )
  if (beside.some(({ endedBy }) => endedBy !== null)) return clause
  const gives = clause.tokens.includes(`answers:${question.type}`)
  const others = gives ? beside.filter((each) => tellsOfAnother(question, each, clause)) : []
  const from = Math.max(
    quote.start,
    ...others.flatMap(({ end }) => (end <= clause.start ? [end] : [])),
  )
  const to = Math.min(
    quote.end,
    ...others.flatMap(({ start }) => (start >= clause.end ? [start] : [])),
  )
  const text = quote.text.slice(from - quote.start, to - quote.start)
  const lead = /^[\s\p{P}]*/u.exec(text)?.[0].length ?? 0
  const whole = from === quote.start && to === quote.end
  const trimmed = text.slice(lead).replace(/[\s,，、;；]+$/u, '')
  return whole ? quote : { start: from + lead, end: from + lead + trimmed.length, text: trimmed }
}

/**
 * Whether a clause gives what is asked for of one person, and speaks of another: of somebody it names,
 * or of the user. What follows another clause without a subject (“… called Bo”) goes on about it.
 */
function tellsOfAnother(
  { type, subject }: UserQuestion,
  { tokens, start }: Clause,
  beside: Clause | null = null,
): boolean {
  if (!strictTypes.has(type) || subject === 'any' || subject === 'they') return false
  if (!tokens.includes(`answers:${type}`)) return false
  if (tokens.includes(`about:${subject}`) || tokens.includes(subject)) return false
  const goesOn = beside !== null && start >= beside.end && !tellsOfOthers(new Set(tokens))
  return !goesOn || tokens.includes(`fact:user:${type}`)
}

/** Whether a clause may answer at all: by its kind and subject together, or by its words. */
function answers(
  question: UserQuestion,
  { score, terms, typed, meant, matched }: Fit & Ranked,
): boolean {
  const { subject, type, recalls } = question
  if (score < leastScore) return false
  if (typed && (meant || (subject === 'user' && type === 'partner'))) return true
  if (subject === 'they') return typed
  if (subject === 'any') return terms >= (recalls || typed ? leastTermsForAny : leastTerms)
  if (strictTypes.has(type))
    return typed && terms >= leastTerms && !tellsOfAnother(question, matched)
  if (meant && subject !== 'user') return true
  return terms >= leastTerms
}
