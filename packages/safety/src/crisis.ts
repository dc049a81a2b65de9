import { compilePack, vocabularyOf } from './crisis/compile.ts'
import { de } from './crisis/de.ts'
import { en } from './crisis/en.ts'
import { es } from './crisis/es.ts'
import { fold, foldPauses } from './crisis/fold.ts'
import { fr } from './crisis/fr.ts'
import { ja } from './crisis/ja.ts'
import { judge } from './crisis/judge.ts'
import { scoreLikeness } from './crisis/scorer.ts'
import type { Verdict } from './crisis/judge.ts'
import { ko } from './crisis/ko.ts'
import type { Reason } from './crisis/pack.ts'
import { pt } from './crisis/pt.ts'
import { viewCharacters } from './crisis/characters.ts'
import { createVocabulary, viewWords, wordNumbers } from './crisis/words.ts'
import { zh } from './crisis/zh.ts'
import { guessLanguage } from './language.ts'
import type { Language } from './language.ts'

export type CrisisLabel = 'crisis' | 'third_party' | 'none'

export type CrisisAssessment = {
  readonly label: CrisisLabel
  /** The kind of statement that decided, for logs and metrics; null for `none`. */
  readonly reason: Reason | null
  /** The language the decisive words are in, otherwise the language given or guessed. */
  readonly language: Language
}

const packs = [zh, ja, ko, en, fr, de, es, pt]
const vocabulary = createVocabulary(
  packs.filter((pack) => pack.unit === 'word').flatMap(vocabularyOf),
)
const compiled = packs.map((pack) => compilePack(pack, vocabulary))

/** Longer messages are read in pieces of this many characters in all (UTF-16 units). */
const fullyRead = 8_000
const head = 3_000
const tail = 3_000
const windows = 4

/** Earlier messages that are looked at, and how much of each. */
const earlierMessages = 6
const earlierLength = 1_000
/** The most that signs in earlier messages add to those of the present one. */
const earlierShare = 0.5

const decisive = 1
/** Below this the present message says nothing that earlier ones could complete. */
const faint = 0.3
/** How much a likeness that does not decide alone adds to the signs of the rules. */
const likenessShare = 0.6
/** Sums of decimal weights miss a whole by a hair. */
const rounding = 1e-9

const wide = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const latin = /[a-z]/

type Found = Verdict & { readonly language: Language }

type Assessed = {
  readonly found: readonly Found[]
  /** How much it sounds like a crisis, 0 where the rules say why it is none. */
  readonly likeness: number
}

function assessWithAll(text: string, language: Language): Assessed {
  const folded = foldPauses(fold(text))
  const characters = wide.test(folded) ? viewCharacters(folded) : null
  const words = latin.test(folded) ? viewWords(vocabulary, folded) : null
  const numbers = words?.units.map((unit) => wordNumbers(vocabulary, unit)) ?? []
  const found: Found[] = []
  for (const pack of compiled) {
    const view = pack.words === null ? characters : words
    if (pack.pack.script !== undefined && !pack.pack.script.test(folded)) continue
    if (view !== null) found.push({ ...judge(pack, view, numbers), language: pack.pack.language })
  }
  const isExplained = found.some(({ isDenied, third }) => isDenied || third !== null)
  return { found, likeness: isExplained ? 0 : scoreLikeness(folded, language) }
}

/** The pieces of a message that are read: all of it, or its head, its tail and windows between. */
function pieces(text: string): string[] {
  if (text.length <= fullyRead) return [text]
  const length = (fullyRead - head - tail) / windows
  const stride = (text.length - head - tail) / windows
  const between = Array.from({ length: windows }, (_, at) => {
    const start = Math.floor(head + at * stride + (stride - length) / 2)
    return text.slice(start, start + length)
  })
  return [text.slice(0, head), ...between, text.slice(-tail)]
}

function strongest(found: readonly Found[], preferred: Language): Found | null {
  let best: Found | null = null
  for (const candidate of found) {
    if (candidate.self === 0) continue
    const better =
      best === null ||
      candidate.self > best.self ||
      (candidate.self === best.self && candidate.language === preferred)
    if (better) best = candidate
  }
  return best
}

/**
 * Says whether a message states that its writer, or somebody else, is in danger of suicide or
 * self-harm. Checks every language whatever `language` says (it only settles ties and the
 * language of the answer). `previous` are earlier messages of the same writer, oldest first:
 * signs in them complete weak signs in this one, they never decide alone.
 *
 * A floor, not detection: it misses what is said in ways the rules do not know.
 */
export function assessCrisis(
  text: string,
  options: { readonly language?: Language; readonly previous?: readonly string[] } = {},
): CrisisAssessment {
  const guessed = guessLanguage(text, options.language)
  const assessed = pieces(text).map((piece) => assessWithAll(piece, guessed))
  const found = assessed.flatMap((piece) => piece.found)
  const own = strongest(found, guessed)
  const native = found.filter((candidate) => candidate.language === guessed)
  const isOfOther =
    native.some(({ third }) => third !== null) && native.every(({ self }) => self < decisive)
  if (!isOfOther) {
    const likeness = Math.max(...assessed.map((piece) => piece.likeness))
    const signs = (own?.self ?? 0) + (likeness < 1 ? likeness * likenessShare : 1)
    const isDecisive = signs >= decisive - rounding
    if (
      isDecisive ||
      (signs >= faint && signs + earlierSigns(options.previous ?? []) >= decisive - rounding)
    ) {
      const reason = own?.selfReason ?? 'likeness'
      return { label: 'crisis', reason, language: own?.language ?? guessed }
    }
  }
  const other = found.find((candidate) => candidate.third !== null)
  if (other) return { label: 'third_party', reason: other.third, language: other.language }
  return { label: 'none', reason: null, language: options.language ?? guessed }
}

function earlierSigns(previous: readonly string[]): number {
  const signs = previous.slice(-earlierMessages).map((text) => {
    const { found, likeness } = assessWithAll(text.slice(0, earlierLength), guessLanguage(text))
    return (strongest(found, 'zh')?.self ?? 0) + likeness
  })
  return Math.min(earlierShare, Math.max(0, ...signs))
}
