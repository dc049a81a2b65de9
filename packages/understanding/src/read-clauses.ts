import type { Language } from '@lumen/contracts/languages'
import { clauseKey, type Clause, type Said, type Span } from './clauses.ts'
import { changedClause, correctedClause, exchangesValue } from './corrections.ts'
import { answersOf, subjectsOf, tailsOf, termsOf, type Subjects } from './describe-clause.ts'
import { hasLabel, namesOf, type Heard, type LanguageRules } from './language-rules.ts'
import { learnNames, type Names } from './names.ts'
import { splitClauses, type Segment } from './split-clauses.ts'

/** One clause ends another; both by their keys. */
export type Ending = { readonly clause: string; readonly by: string }

/** What is kept from message to message. */
export type Talk = { clauses: Clause[]; readonly names: Names; before: Subjects | null }

export const newTalk = (): Talk => ({ clauses: [], names: new Map(), before: null })

/** How many clauses back a correction may reach. */
const reach = 60

/** A segment with what is known of it before it becomes a clause. */
type Part = {
  readonly segment: Segment
  readonly text: string
  readonly answers: string[]
  readonly terms: readonly string[]
  /** Says what is not so, beside what is. */
  denied: boolean
  /** Only says that something was wrong, or nothing. */
  readonly empty: boolean
  readonly asks: boolean
}

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
  markDenials(parts, recent, mistaken, said.language)
  const tells = (part: Part): boolean => !part.denied && !part.empty && !part.asks
  const drafts = parts.flatMap((part, at) => (tells(part) ? [{ part, at }] : []))
  let clauses = drafts.map(({ part, at }) => toClause(said, part, nearOf(parts, at)))
  const [first] = clauses
  if (first !== undefined && first.text.length <= longestAnswer)
    clauses[0] = { ...first, tokens: [...new Set([...first.tokens, ...asked])] }

  const ends: Ending[] = []
  const end = (ended: Clause, by: Clause): void => {
    const key = clauseKey(ended)
    ends.push({ clause: key, by: clauseKey(by) })
    const mark = (each: Clause): Clause =>
      clauseKey(each) === key ? { ...each, endedBy: clauseKey(by) } : each
    clauses = clauses.map(mark)
    talk.clauses = talk.clauses.map(mark)
  }
  const at = correctingAt(parts, drafts, mistaken)
  const correcting = clauses[at]
  if (correcting !== undefined) {
    const wrong = parts.flatMap((part) => (part.denied ? wrongIn(part, said.language) : []))
    const before = [...recent, ...clauses.slice(0, at)]
    const bare = mistaken && correcting.text.length <= longestBare
    const ended =
      correctedClause({ clause: correcting, wrong }, before) ??
      (mistaken ? correctedClause({ clause: correcting, wrong: [] }, before) : null) ??
      (bare ? (before.at(-1) ?? null) : null)
    if (ended !== null) {
      clauses[at] = inherit(correcting, ended, new Set(wrong))
      end(ended, correcting)
    }
  }
  for (const [index, { part }] of drafts.entries()) {
    const clause = clauses[index]
    if (clause === undefined || !hasLabel(part.segment.hits, 'changed')) continue
    const ended = changedClause(clause, talk.clauses.slice(-reach))
    if (ended !== null) end(ended, clause)
  }
  clauses = clauses.map((clause, index) => ({
    ...clause,
    quote: quoteOf(
      said,
      parts,
      drafts[index]?.at ?? 0,
      new Set(
        clauses.flatMap((each, other) => (each.endedBy === null ? [] : [drafts[other]?.at ?? -1])),
      ),
    ),
  }))
  talk.clauses.push(...clauses)
  return { clauses, ends }
}

/** An answer longer than this speaks for itself. */
const longestAnswer = 40
/** A correction that is nothing but the right value. */
const longestBare = 16

const isWord = (term: string): boolean =>
  term.length > 'term:x'.length && !term.startsWith('term:c:')

function readParts(talk: Talk, heard: Heard, isQuestion: (sentence: string) => boolean): Part[] {
  const segments = splitClauses(heard)
  const asking = sentencesThatAsk(segments, heard.written, isQuestion)
  let sentence = -1
  return segments.map((segment) => {
    const { before, names } = talk
    const carried = hasLabel(segment.hits, 'they') ? (before?.company.at(-1) ?? null) : null
    const known = names.size
    const asks = asking.has(segment.sentence)
    if (!asks) learnNames(heard, segment, carried, names)
    const subjects = subjectsOf(
      segment,
      names,
      before === null ? null : { ...before, sameSentence: segment.sentence === sentence },
    )
    sentence = segment.sentence
    talk.before = subjects
    const text = heard.written.slice(segment.start, segment.end)
    const answers = answersOf(segment, subjects, names)
    if (names.size > known && !answers.includes('answers:name')) answers.push('answers:name')
    const terms = [...termsOf(text, heard.language), ...tailsOf(text, heard.language, false)]
    return { segment, text, answers, terms, denied: false, empty: isEmpty(segment), asks }
  })
}

function sentencesThatAsk(
  segments: readonly Segment[],
  text: string,
  isQuestion: (sentence: string) => boolean,
): Set<number> {
  const bySentence = Map.groupBy(segments, ({ sentence }) => sentence)
  return new Set(
    [...bySentence].flatMap(([sentence, [...each]]) => {
      const [first, last] = [each[0], each.at(-1)]
      if (first === undefined || last === undefined) return []
      return first.questioned || isQuestion(text.slice(first.start, last.end)) ? [sentence] : []
    }),
  )
}

function isEmpty({ folded, from, hits }: Segment): boolean {
  const units = folded.split('')
  for (const { label, start, end } of hits)
    if (label === 'mistaken' || label === 'filler') units.fill(' ', start - from, end - from)
  const rest = units.join('').match(/[\p{L}\p{N}#]/gu) ?? []
  const ending = rest.length <= 2 && rest.every((character) => /[ぁ-ん가-힣]/u.test(character))
  return rest.length === 0 || (ending && hits.length > 0)
}

/** The words of a denial without those that deny. */
function wrongIn({ segment: { folded, from, hits } }: Part, language: Language): string[] {
  const units = folded.split('')
  for (const { label, start, end } of hits)
    if (label === 'not' || label === 'notBefore' || label === 'mistaken' || label === 'filler')
      units.fill(' ', start - from, end - from)
  return termsOf(units.join(''), language).filter(isWord)
}

/** Marks what is said not to be so beside what is: “not saturday” after “its sunday”. */
function markDenials(
  parts: readonly Part[],
  earlier: readonly Clause[],
  mistaken: boolean,
  language: Language,
): void {
  for (const [at, part] of parts.entries()) {
    const { hits, from, folded } = part.segment
    const leads = hits.some(
      ({ label, start }) => label === 'not' && folded.slice(0, start - from).trim() === '',
    )
    const trails = hits.some(
      ({ label, end }) => label === 'notBefore' && folded.slice(end - from).trim() === '',
    )
    if (!leads && !trails) continue
    const wrong = wrongIn(part, language)
    if (wrong.length === 0) continue
    const beside = [leads ? parts[at - 1] : undefined, parts[at + 1]].filter(
      (other) => other !== undefined && !other.empty && !other.denied && other.terms.length > 0,
    )
    const told = earlier.some(({ tokens }) => wrong.every((term) => tokens.includes(term)))
    part.denied = beside.length > 0 && (told || mistaken)
  }
}

/** The clause that puts something right: beside what is denied, else the first that gives a value. */
function correctingAt(
  parts: readonly Part[],
  drafts: readonly { readonly part: Part; readonly at: number }[],
  mistaken: boolean,
): number {
  const denied = parts.findIndex((part) => part.denied)
  if (denied >= 0) {
    const before = drafts.findIndex(({ at }) => at === denied - 1)
    const after = drafts.findIndex(({ at }) => at > denied)
    const fits = (index: number) =>
      exchangesValue(drafts[index]?.part.answers ?? []) ||
      hasLabel(drafts[index]?.part.segment.hits ?? [], 'mistaken')
    return before >= 0 && (after < 0 || fits(before) || !fits(after)) ? before : after
  }
  if (!mistaken) return -1
  const marked = parts.findIndex(({ segment }) => hasLabel(segment.hits, 'mistaken'))
  const later = drafts.findIndex(({ part, at }) => at >= marked && exchangesValue(part.answers))
  if (later >= 0) return later
  const any = drafts.findIndex(({ part }) => exchangesValue(part.answers))
  return any >= 0 ? any : drafts.findIndex(({ at }) => at >= marked)
}

/** What was asked of the clause before is answered by its correction. */
function inherit(clause: Clause, ended: Clause, wrong: ReadonlySet<string>): Clause {
  const context = ended.tokens.flatMap((token) => {
    if (wrong.has(token)) return []
    if (!token.startsWith('term:')) return [token]
    return [token, token.replace('term:', 'near:')]
  })
  return { ...clause, tokens: [...new Set([...clause.tokens, ...context])] }
}

const near = (parts: readonly Part[], at: number): readonly Part[] => {
  const sentence = parts[at]?.segment.sentence
  return parts.filter(
    ({ segment }, index) =>
      index !== at && (segment.sentence === sentence || Math.abs(index - at) === 1),
  )
}

const mostNear = 60

const nearOf = (parts: readonly Part[], at: number): string[] =>
  near(parts.slice(Math.max(0, at - 4), at + 5), Math.min(at, 4))
    .filter(({ asks, denied }) => !asks && !denied)
    .flatMap(({ terms, answers }) => [
      ...answers.flatMap((token) =>
        token.startsWith('answers:') ? [token.replace('answers:', 'beside:')] : [],
      ),
      ...terms.flatMap((term) =>
        term.startsWith('term:') ? [term.replace('term:', 'near:')] : [],
      ),
    ])
    .slice(0, mostNear)

const spanOf = ({ text }: Said, start: number, end: number): Span => ({
  start,
  end,
  text: text.slice(start, end),
})

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

/** The longest quotation, in UTF-16 units. */
const longestQuote = (language: Language): number => (isUnspaced(language) ? 46 : 110)

const isUnspaced = (language: Language): boolean =>
  language === 'zh' || language === 'ja' || language === 'ko'

/** A sentence as short as this, or one about somebody named before, is quoted with the one before it. */
const shortSentence = (language: Language): number => (isUnspaced(language) ? 10 : 24)

/** A clause with its neighbours, as many as fit and were neither denied nor ended. */
function quoteOf(said: Said, parts: readonly Part[], at: number, ended: ReadonlySet<number>): Span {
  const own = parts[at]?.segment
  if (own === undefined) return spanOf(said, 0, 0)
  const longest = longestQuote(said.language)
  const fits = (index: number): Segment | null => {
    const part = parts[index]
    return part === undefined || part.denied || part.asks || ended.has(index) ? null : part.segment
  }
  let [left, right] = [at, at]
  let { start, end } = own
  const widen = (allowed: (segment: Segment) => boolean): void => {
    for (;;) {
      const previous = fits(left - 1)
      const next = fits(right + 1)
      if (previous !== null && allowed(previous) && end - previous.start <= longest) {
        left -= 1
        start = previous.start
      } else if (next !== null && allowed(next) && next.end - start <= longest) {
        right += 1
        end = next.end
      } else return
    }
  }
  widen(({ sentence }) => sentence === own.sentence)
  const begins = parts[left]?.segment.hits ?? []
  if (end - start <= shortSentence(said.language) || hasLabel(begins, 'they'))
    widen(({ sentence }) => Math.abs(sentence - own.sentence) <= 1)
  while (left < at && parts[left]?.empty === true)
    start = parts[(left += 1)]?.segment.start ?? start
  while (right > at && parts[right]?.empty === true) end = parts[(right -= 1)]?.segment.end ?? end
  return spanOf(
    said,
    start,
    Math.min(end, start + cutAt(said.text.slice(start, end), longest * 1.5)),
  )
}

/** Where a text that is too long is cut: at the last space before, else right there. */
function cutAt(text: string, longest: number): number {
  if (text.length <= longest) return text.length
  const space = text.lastIndexOf(' ', longest)
  return space > longest / 2 ? space : Math.floor(longest)
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
