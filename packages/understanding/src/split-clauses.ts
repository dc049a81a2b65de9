import type { Heard } from './language-rules.ts'
import { firstAtLeast, type Hit } from './phrase-index.ts'

/** A stretch of a message that says one thing. */
export type Segment = {
  /** UTF-16 units of what was written, without spaces and marks around it. */
  readonly start: number
  readonly end: number
  /** Which sentence it stands in, from 0. */
  readonly sentence: number
  /** Whether the sentence ends with a question mark. */
  readonly questioned: boolean
  /** Where it begins in the matchable text, and what stands there. */
  readonly from: number
  readonly folded: string
  readonly hits: readonly Hit[]
}

const sentenceEnd = /[。！？!?…\n；;~～]|\p{Extended_Pictographic}/u
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** mr., dr., st.: a point after a word without vowels ends nothing. */
const abbreviation = /(?:^|[^\p{L}])[b-df-hj-np-tv-z]{1,3}$/u
const edge = /^[\s\p{P}\p{S}\p{M}\p{Cf}]$/u
/** They belong to the number or the word before them. */
const closing = /^[%°$€£¥]$/

type Border = { at: number; sentence: boolean; question: boolean }

/** Nobody writes so many; of “a: a: a: …” each costs as much as a real one. */
const mostClauses = 800

/** Splits a message at the ends of sentences, at commas and where a new predicate begins. */
export function splitClauses(heard: Heard): Segment[] {
  const { text } = heard.matchable
  const marks = [...bordersOf(text, heard.language === 'de')]
  const borders = [...marks, ...spokenBorders(heard, marks)].sort((a, b) => a.at - b.at)
  borders.push({ at: text.length, sentence: true, question: false })
  const segments: Segment[] = []
  let from = 0
  let sentence = 0
  let firstOfSentence = 0
  let nextHit = 0
  for (const { at, sentence: ends, question } of borders) {
    if (segments.length >= mostClauses) break
    if (at > from) {
      const hits: Hit[] = []
      while (nextHit < heard.hits.length && (heard.hits[nextHit]?.start ?? 0) < at) {
        const hit = heard.hits[nextHit]
        if (hit !== undefined && hit.start >= from) hits.push(hit)
        nextHit += 1
      }
      const segment = cut(heard, from, at, sentence, hits)
      if (segment !== null) segments.push(segment)
      from = at
    }
    if (!ends) continue
    if (question)
      for (let index = firstOfSentence; index < segments.length; index += 1)
        segments[index] = { ...(segments[index] as Segment), questioned: true }
    sentence += 1
    firstOfSentence = segments.length
  }
  return segments
}

/** @param ordinals whether a point after a number makes it one in a row: der 3. Mai */
function* bordersOf(text: string, ordinals: boolean): Generator<Border> {
  for (let at = 0; at < text.length; at += 1) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const before = text[at - 1] ?? ''
    const after = text[at + character.length] ?? ''
    const end = at + character.length
    if (sentenceEnd.test(character)) {
      yield { at: end, sentence: true, question: /[?？]/.test(character) }
    } else if (character === '.') {
      const dates = ordinals && before === '#'
      if (/^\s?$/.test(after) && !dates && !abbreviation.test(text.slice(Math.max(0, at - 5), at)))
        yield { at: end, sentence: true, question: false }
    } else if (/[,，、:：]/.test(character)) {
      if (!(before === '#' && after === '#')) yield { at: end, sentence: false, question: false }
    } else if (/[()（）“”«»「」『』【】]/.test(character)) {
      yield { at: end, sentence: false, question: false }
    } else if (character === ' ') {
      const spaced = cjk.test(before) && cjk.test(after)
      const dashed = /[-–—]/.test(after) && text[at + 2] === ' '
      if (spaced || dashed) yield { at: end, sentence: false, question: false }
    }
    at = end - 1
  }
}

/** The longest that may be said not to be so and stand apart: a day, a name. */
const longestDenied = (text: string): number => (cjk.test(text) ? 8 : 20)

/** Borders that words make: a conjunction before a new predicate, an ending, what is denied. */
function spokenBorders({ hits, matchable: { text } }: Heard, marks: readonly Border[]): Border[] {
  const places = marks.map(({ at }) => at)
  return hits.flatMap(({ label, start, end }) => {
    const after = places[firstAtLeast(places, end)] ?? text.length
    const before = places[firstAtLeast(places, start + 1) - 1] ?? 0
    const denied = (value: string) => value.trim().length <= longestDenied(value)
    const at =
      label === 'before' || (label === 'not' && denied(text.slice(end, after)))
        ? start
        : label === 'after' || (label === 'notBefore' && denied(text.slice(before, start)))
          ? end
          : 0
    return at === 0 ? [] : [{ at, sentence: false, question: false }]
  })
}

function cut(
  { matchable, written }: Heard,
  from: number,
  to: number,
  sentence: number,
  hits: readonly Hit[],
): Segment | null {
  let start = matchable.at[from] ?? 0
  let end = matchable.at[to] ?? written.length
  while (start < end && edge.test(characterAt(written, start)))
    start += characterAt(written, start).length
  while (end > start && isEdge(characterBefore(written, end)))
    end -= characterBefore(written, end).length
  if (start === end) return null
  return {
    start,
    end,
    sentence,
    questioned: false,
    from,
    folded: matchable.text.slice(from, to),
    hits,
  }
}

const isEdge = (character: string): boolean => edge.test(character) && !closing.test(character)

const characterAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0)

const characterBefore = (text: string, end: number): string =>
  /[\uDC00-\uDFFF]/.test(text[end - 1] ?? '') && end > 1
    ? text.slice(end - 2, end)
    : (text[end - 1] ?? '')
