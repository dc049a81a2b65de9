import { expandTemplate } from '@lumen/content/expand-template'
import { laughsAlong } from '@lumen/language/laughs'
import { toMatchable } from '../matchable.ts'
import { createPhraseIndex, type Hit } from '../phrase-index.ts'
import { emojiFeeling } from './emoji-feeling.ts'
import type { EmotionWords, FeelingWords } from './feeling-words.ts'
import { kinds, type UserEmotion } from './feelings.ts'

/** What words and signs say by themselves of a feeling. */
export type NamedFeeling = {
  readonly label: UserEmotion
  /** 0 (none) to 1. */
  readonly intensity: number
  /** No feeling is named, yet one is denied: “not sad at all”. */
  readonly denied: boolean
}

/** The words of a language that reading needs: those of feelings, and those for the speaker. */
export type NamingWords = {
  readonly emotions: EmotionWords
  readonly feelings: FeelingWords
  readonly people: { readonly self: readonly string[]; readonly particles: readonly string[] }
}

const neutral: NamedFeeling = { label: 'neutral', intensity: 0, denied: false }
const label = {
  strong: '.strong',
  self: '.self',
  not: '.not',
  between: '.between',
  after: '.after',
}

/** Makes the reader of one language. */
export function createNaming(words: NamingWords): (text: string) => NamedFeeling {
  const { emotions, feelings, people } = words
  const { before, between, after } = feelings.denials
  const find = createPhraseIndex(
    [
      ...Object.entries(emotions),
      ...Object.entries(feelings.feelings),
      [label.strong, feelings.strong] as const,
      [label.self, people.self] as const,
      [label.not, before] as const,
      [label.between, between] as const,
      [label.after, after] as const,
    ].flatMap(([name, phrases]) =>
      (phrases ?? []).flatMap(expandTemplate).map((phrase) => [name, phrase] as const),
    ),
    new Set(people.particles),
  )
  return (text) => {
    const matchable = toMatchable(text)
    const hits = find(matchable)
    const named = longestOf(hits.filter((hit) => hit.label in kinds))
    const told = named.filter((hit) => !isDenied(hit, hits, matchable.text))
    const sign = emojiFeeling(text)
    const [strongest] = weigh(told, matchable.text.length)
    if (strongest === undefined) {
      if (sign !== null) return { label: sign, intensity: 0.5, denied: false }
      return named.length > 0 ? { ...neutral, denied: true } : neutral
    }
    const has = (name: string): boolean => hits.some((hit) => hit.label === name)
    // Who laughs at something terrible that is not theirs is not hurt by it.
    if (kinds[strongest.feeling].valence < 0 && laughsAlong(text) && !has(label.self))
      return neutral
    let intensity = 0.5
    if (has(label.strong)) intensity += 0.25
    if (/[!！]/.test(text)) intensity += 0.1
    if (sign !== null || told.length > 1) intensity += 0.15
    return { label: strongest.feeling, intensity: Math.min(1, intensity), denied: false }
  }
}

/** Without what stands inside a longer phrase: “not great” is no “great”. */
const longestOf = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    ({ start, end }) =>
      !hits.some(
        (other) =>
          other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  )

function isDenied({ start, firstEnd, end }: Hit, hits: readonly Hit[], text: string): boolean {
  const ending = (name: string, at: number): Hit | undefined =>
    hits
      .filter((hit) => hit.label === name && hit.end === at && hit.start < at)
      .toSorted((one, other) => one.start - other.start)[0]
  const beforeSpaces = (at: number): number => (text[at - 1] === ' ' ? beforeSpaces(at - 1) : at)
  if (
    hits.some((hit) => hit.label === label.after && (hit.start === firstEnd || hit.start === end))
  )
    return true
  let at = beforeSpaces(start)
  for (;;) {
    const not = ending(label.not, at)
    const skipped = ending(label.between, at)
    // The longer word is the one that was written: 特别 ends in 别 and denies nothing.
    if (not !== undefined && (skipped === undefined || not.start <= skipped.start)) return true
    if (skipped === undefined) return false
    at = beforeSpaces(skipped.start)
  }
}

/** The feelings of a text, the best told first: what is said last and in more words weighs a little more. */
function weigh(hits: readonly Hit[], length: number): { feeling: UserEmotion; weight: number }[] {
  const weights = new Map<UserEmotion, number>()
  for (const { label, start, end } of hits) {
    const feeling = label as UserEmotion
    const own = 1 + Math.min(end - start, 12) / 24 + start / (length * 4 + 1)
    weights.set(feeling, (weights.get(feeling) ?? 0) + own)
  }
  return [...weights]
    .map(([feeling, weight]) => ({ feeling, weight }))
    .toSorted((one, other) => other.weight - one.weight)
}
