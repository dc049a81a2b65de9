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
  /** A joy is denied, and none told after it: “promoted, yet not happy at all”. */
  readonly joyless: boolean
}

/** The words of a language that reading needs: those of feelings, and those for the speaker. */
export type NamingWords = {
  readonly emotions: EmotionWords
  readonly feelings: FeelingWords
  readonly people: { readonly self: readonly string[]; readonly particles: readonly string[] }
}

const neutral: NamedFeeling = { label: 'neutral', intensity: 0, denied: false, joyless: false }
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
    const isTold = (hit: Hit): boolean => !isDenied(hit, hits, matchable.text)
    const denied = named.findLast((hit) => joys.has(hit.label) && !isTold(hit))
    // What went well before it made nobody glad.
    const told = named.filter(
      (hit) => isTold(hit) && (denied === undefined || hit.start > denied.start || !isGood(hit)),
    )
    const joyless = denied !== undefined && !told.some(isGood)
    const sign = emojiFeeling(text)
    const [strongest] = weigh(told, matchable.text.length)
    if (strongest === undefined) {
      if (sign !== null) return { ...neutral, label: sign, intensity: 0.5, joyless }
      if (named.length === 0) return neutral
      // What should have made them glad, and did not, is sad.
      const spoilt = joyless && named.some((hit) => joys.has(hit.label) && isTold(hit))
      return spoilt
        ? { ...neutral, label: 'sadness', intensity: 0.5, joyless }
        : { ...neutral, denied: true, joyless }
    }
    const has = (name: string): boolean => hits.some((hit) => hit.label === name)
    // Who laughs at something terrible that is not theirs is not hurt by it.
    if (kinds[strongest.feeling].valence < 0 && laughsAlong(text) && !has(label.self))
      return neutral
    let intensity = 0.5
    if (has(label.strong)) intensity += 0.25
    if (/[!！]/.test(text)) intensity += 0.1
    if (sign !== null || told.length > 1) intensity += 0.15
    const { feeling } = strongest
    return { label: feeling, intensity: Math.min(1, intensity), denied: false, joyless }
  }
}

/** What one is glad with, rather than fond of or at rest. */
const joys: ReadonlySet<string> = new Set<UserEmotion>(['joy', 'excitement', 'pride'])
const isGood = ({ label: feeling }: Hit): boolean => kinds[feeling as UserEmotion].valence > 0

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
  if ([firstEnd, end].some((from) => isDeniedAfter(from, hits, text))) return true
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

/** “Ich freue mich gar nicht”: the denial follows, at once or after what may stand between. */
function isDeniedAfter(from: number, hits: readonly Hit[], text: string): boolean {
  const afterSpaces = (at: number): number => (text[at] === ' ' ? afterSpaces(at + 1) : at)
  let at = from
  for (;;) {
    const start = at
    const next = afterSpaces(at)
    if (
      hits.some((hit) => hit.label === label.after && (hit.start === start || hit.start === next))
    )
      return true
    const skipped = hits.find((hit) => hit.label === label.between && hit.start === next)
    if (skipped === undefined || skipped.end <= at) return false
    at = skipped.end
  }
}

/** What went well is told before what it does not make up for. */
const outweighed = 0.6

/** The feelings of a text, the best told first: what is said last and in more words weighs a little more. */
function weigh(hits: readonly Hit[], length: number): { feeling: UserEmotion; weight: number }[] {
  const weights = new Map<UserEmotion, number>()
  const pain = hits.findLast((hit) => kinds[hit.label as UserEmotion].valence < 0)?.start ?? 0
  for (const hit of hits) {
    const feeling = hit.label as UserEmotion
    const own = 1 + Math.min(hit.end - hit.start, 12) / 24 + hit.start / (length * 4 + 1)
    const weight = isGood(hit) && hit.start < pain ? own * outweighed : own
    weights.set(feeling, (weights.get(feeling) ?? 0) + weight)
  }
  return [...weights]
    .map(([feeling, weight]) => ({ feeling, weight }))
    .toSorted((one, other) => other.weight - one.weight)
}
