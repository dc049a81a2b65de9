import { nearOf, readParts, type Part, type Thread } from './clause-parts.ts'
import { clauseKey, type Clause, type Said } from './clauses.ts'
import { changedClause, correctedClause, exchangedMeasure, givesMeasure } from './corrections.ts'
import { correctingAt, markDenials, wrongIn } from './denials.ts'
import { termsOf } from './describe-clause.ts'
import { hasLabel, namesOf, type LanguageRules } from './language-rules.ts'
import { quoteOf, spanOf } from './quotes.ts'

/** One clause ends another; both by their keys. */
export type Ending = { readonly clause: string; readonly by: string }

/** What is kept from message to message. */
export type Talk = Thread & { clauses: Clause[] }

export const newTalk = (): Talk => ({ clauses: [], names: new Map(), before: null })

/** How many clauses back a correction may reach. */
const reach = 60

/**
 * Reads the next message of a talk: its clauses are added, those that they put right are ended.
 *
 * @param isQuestion whether a sentence asks rather than tells
 * @param asked tokens of what the companion asked just before, for an answer that is no sentence
 */
export function readNext(
  talk: Talk,
  said: Said,
  rules: LanguageRules,
  isQuestion: (sentence: string) => boolean,
  asked: readonly string[] = [],
): { clauses: Clause[]; ends: Ending[] } {
  const heard = rules.hear(said.text)
  const parts = readParts(talk, heard, isQuestion)
  const recent = talk.clauses.slice(-reach)
  const mistaken = hasLabel(heard.hits, 'mistaken')
  markDenials(parts, recent, mistaken, heard)
  const tells = (part: Part): boolean => !part.denied && !part.empty && !part.asks
  const drafts = parts.flatMap((part, at) => (tells(part) ? [{ part, at }] : []))
  let clauses = drafts.map(({ part, at }) => toClause(said, part, nearOf(parts, at)))
  const [first] = clauses
  if (first !== undefined && first.text.length <= longestAnswer)
    clauses[0] = { ...first, tokens: [...new Set([...first.tokens, ...asked])] }

  const endedBy = new Map<string, string>()
  const end = (ended: Clause, by: Clause): void => void endedBy.set(clauseKey(ended), clauseKey(by))
  const joke = parts.findIndex(isTakenBack)
  const earnest = clauses[drafts.findIndex((draft) => draft.at > joke)]
  const takenBack = clauses[drafts.findIndex((draft) => draft.at === joke)]
  if (joke >= 0 && (earnest ?? takenBack) !== undefined) {
    const before = clauses.filter((_, index) => (drafts[index]?.at ?? joke) < joke)
    const meant = before.length > 0 ? before : justBefore(talk.clauses)
    const by = earnest ?? takenBack
    if (by !== undefined) for (const each of meant) if (each.endedBy === null) end(each, by)
  }
  const at = correctingAt(parts, drafts, mistaken, said.text)
  const correcting = clauses[at]
  if (correcting !== undefined) {
    const wrong = parts.flatMap((part) => (part.denied ? wrongIn(part, heard) : []))
    const before = [...recent, ...clauses.slice(0, at)]
    const bare = mistaken && correcting.text.length <= longestBare
    const ended =
      correctedClause({ clause: correcting, wrong }, before) ??
      (mistaken ? correctedClause({ clause: correcting, wrong: [] }, before) : null) ??
      (bare ? (before.at(-1) ?? null) : null)
    if (ended !== null) end(ended, correcting)
  }
  if (endedBy.size === 0 && news.some((label) => hasLabel(heard.hits, label))) {
    const by = clauses.find(
      ({ tokens, text }) => text.length <= longestNews && givesMeasure(tokens),
    )
    const ended = by === undefined ? null : exchangedMeasure(by, justBefore(talk.clauses))
    if (by !== undefined && ended !== null) end(ended, by)
  }
  if (endedBy.size === 0 && hasLabel(heard.hits, 'hesitates')) {
    const exchange = exchangedAtOnce(clauses, justBefore(talk.clauses))
    if (exchange !== null) end(exchange.ended, exchange.by)
  }
  for (const [index, { part }] of drafts.entries()) {
    const clause = clauses[index]
    if (clause === undefined || !hasLabel(part.segment.hits, 'changed')) continue
    const ended = changedClause(
      clause,
      recent.filter((each) => !endedBy.has(clauseKey(each))),
    )
    if (ended !== null) end(ended, clause)
  }
  const mark = (clause: Clause): Clause => ({
    ...clause,
    endedBy: endedBy.get(clauseKey(clause)) ?? clause.endedBy,
  })
  if (endedBy.size > 0) talk.clauses = talk.clauses.map(mark)
  const overtaken = new Set(
    clauses.flatMap((clause, index) =>
      endedBy.has(clauseKey(clause)) ? [drafts[index]?.at ?? -1] : [],
    ),
  )
  clauses = clauses.map((clause, index) => ({
    ...mark(clause),
    quote: quoteOf(said, parts, drafts[index]?.at ?? 0, overtaken),
  }))
  talk.clauses.push(...clauses)
  return { clauses, ends: [...endedBy].map(([clause, by]) => ({ clause, by })) }
}

/** The longest that takes back what was said before. */
const longestRetraction = 32

/** Whether a part says that what stands before it was a joke: no “you are kidding”. */
function isTakenBack({ segment, text }: Part): boolean {
  const joke = segment.hits.find(({ label }) => label === 'joke')
  return (
    joke !== undefined &&
    text.length <= longestRetraction &&
    !segment.hits.some(({ label, start }) => label === 'you' && start < joke.start)
  )
}

/** The clauses of the message before. */
const justBefore = (clauses: readonly Clause[]): Clause[] =>
  clauses.slice(-nearest).filter(({ messageId }) => messageId === clauses.at(-1)?.messageId)
const nearest = 12

/**
 * What somebody puts right who stops short: a value of the message just before, exchanged by a short
 * clause for another of its kind, about nobody else.
 */
function exchangedAtOnce(
  clauses: readonly Clause[],
  before: readonly Clause[],
): { ended: Clause; by: Clause } | null {
  for (const by of clauses) {
    const ended =
      by.text.length > longestExchange ? null : correctedClause({ clause: by, wrong: [] }, before)
    const others = by.tokens.filter((token) => token.startsWith('about:') && token !== 'about:user')
    if (ended !== null && others.every((token) => ended.tokens.includes(token)))
      return { ended, by }
  }
  return null
}

/** Any of these says that something turned out otherwise. */
const news = ['mistaken', 'hesitates', 'changed']
/** The longest that gives another value of what was told just before. */
const longestNews = 48

/** A clause longer than this tells something of its own. */
const longestExchange = 32

/** An answer longer than this speaks for itself. */
const longestAnswer = 40
/** A correction that is nothing but the right value. */
const longestBare = 16

function toClause(
  said: Said,
  { segment, answers, terms }: Part,
  nearby: readonly string[],
): Clause {
  const { messageId, saidAt, position, language } = said
  const span = spanOf(said, segment.start, segment.end)
  return {
    messageId,
    saidAt,
    position,
    language,
    ...span,
    quote: span,
    tokens: [...new Set([...answers, ...terms, ...nearby])],
    endedBy: null,
  }
}

/** Tokens that a question of the companion gives to a bare answer. */
export function tokensAsked(text: string, rules: LanguageRules): string[] {
  const { hits, written, language } = rules.hear(text)
  return [
    ...namesOf(hits, 'ask').map((type) => `answers:${type}`),
    ...namesOf(hits, 'kin').map((kin) => `about:${kin}`),
    ...namesOf(hits, 'animal').map((animal) => `about:pet.${animal}`),
    ...termsOf(written, language).map((term) => term.replace('term:', 'near:')),
  ]
}
