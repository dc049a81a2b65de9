import { answersOf, subjectsOf, tailsOf, termsOf, type Subjects } from './describe-clause.ts'
import { hasLabel, type Heard } from './language-rules.ts'
import { learnNames, type Names } from './names.ts'
import { splitClauses, type Segment } from './split-clauses.ts'

/** A segment with what is known of it before it becomes a clause. */
export type Part = {
  readonly segment: Segment
  readonly text: string
  readonly answers: string[]
  readonly terms: readonly string[]
  /** What it is to its neighbours. */
  readonly near: readonly string[]
  /** Says what is not so, beside what is. */
  denied: boolean
  /** Only says that something was wrong, or nothing. */
  readonly empty: boolean
  readonly asks: boolean
}

/** What parts say of those after them: names, and whom “she” stands for. */
export type Thread = { readonly names: Names; before: Subjects | null }

/**
 * The parts of a message in order.
 *
 * @param isQuestion whether a sentence asks rather than tells
 */
export function readParts(
  thread: Thread,
  heard: Heard,
  isQuestion: (sentence: string) => boolean,
): Part[] {
  const segments = splitClauses(heard)
  const asking = sentencesThatAsk(segments, heard.written, isQuestion)
  let sentence = -1
  return segments.map((segment) => {
    const { before, names } = thread
    const carried = hasLabel(segment.hits, 'they') ? (before?.company.at(-1) ?? null) : null
    const known = names.size
    const asks = asking.has(segment.sentence)
    const sameSentence = segment.sentence === sentence
    const beside = sameSentence ? (before?.company.at(-1) ?? null) : null
    if (!asks) learnNames(heard, segment, { subject: carried, beside }, names)
    const subjects = subjectsOf(
      segment,
      names,
      before === null ? null : { ...before, sameSentence },
    )
    sentence = segment.sentence
    thread.before = subjects
    const text = heard.written.slice(segment.start, segment.end)
    const answers = answersOf(segment, subjects, names, heard)
    if (names.size > known && !answers.includes('answers:name')) answers.push('answers:name')
    const terms = [...termsOf(text, heard.language), ...tailsOf(text, heard.language, false)]
    const near = toNeighbours(answers, terms)
    return { segment, text, answers, terms, near, denied: false, empty: isEmpty(segment), asks }
  })
}

/** Without any of these a sentence asks nothing. */
const questionLabels = new Set(['asks', 'opens'])

/** The sentences that ask, by their number. */
export function sentencesThatAsk(
  segments: readonly Segment[],
  text: string,
  isQuestion: (sentence: string) => boolean,
): Set<number> {
  const bySentence = Map.groupBy(segments, ({ sentence }) => sentence)
  return new Set(
    [...bySentence].flatMap(([sentence, [...each]]) => {
      const [first, last] = [each[0], each.at(-1)]
      if (first === undefined || last === undefined) return []
      const may = each.some(({ hits }) => hits.some(({ label }) => questionLabels.has(label)))
      const asks = first.questioned || (may && isQuestion(text.slice(first.start, last.end)))
      return asks ? [sentence] : []
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

/** How far its neighbours reach, in clauses of its sentence, and how many of their tokens count. */
const nearby = 2
const mostNear = 30

/** What a part is to its neighbours: `beside:` what it could answer, `near:` its words, no single signs. */
const toNeighbours = (answers: readonly string[], terms: readonly string[]): string[] => [
  ...answers.flatMap((token) =>
    token.startsWith('answers:') ? [`beside:${token.slice('answers:'.length)}`] : [],
  ),
  ...terms.flatMap((term) =>
    term.startsWith('term:') && term.length > 'term:x'.length
      ? [`near:${term.slice('term:'.length)}`]
      : [],
  ),
]

/** Tokens of what stands beside a clause. */
export function nearOf(parts: readonly Part[], at: number): string[] {
  const tokens: string[] = []
  const sentence = parts[at]?.segment.sentence
  for (let index = Math.max(0, at - nearby); index <= at + nearby; index += 1) {
    const part = parts[index]
    if (part === undefined || index === at || part.asks || part.denied) continue
    if (part.segment.sentence !== sentence && Math.abs(index - at) > 1) continue
    for (const token of part.near) {
      if (tokens.length >= mostNear) return tokens
      tokens.push(token)
    }
  }
  return tokens
}
