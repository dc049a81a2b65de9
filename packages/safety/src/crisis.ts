import type { Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import { findAll } from './crisis/find-all.ts'
import type { Findings } from './crisis/findings.ts'
import { fold, foldPauses } from './crisis/fold.ts'
import { judge } from './crisis/judge.ts'
import type { Verdict } from './crisis/judge.ts'
import type { Reason } from './crisis/pack.ts'
import { laughsIn } from './crisis/laughter.ts'
import { otherPerson, scoreLikeness, surelyOther, unlike } from './crisis/scorer.ts'
import type { Likeness } from './crisis/scorer.ts'

export type CrisisLabel = 'crisis' | 'third_party' | 'none'

export type CrisisAssessment = {
  readonly label: CrisisLabel
  /**
   * `direct`: death, suicide or self-harm was named; `indirect`: it was said around. null for `none`.
   */
  readonly form: 'direct' | 'indirect' | null
  /** The kind of statement that decided, for logs and metrics; null for `none`. */
  readonly reason: Reason | null
  /** The language the decisive words are in, otherwise the language given or guessed. */
  readonly language: Language
  /** How much spoke for danger, whoever's it is: from 1 on it is one. For measurements. */
  readonly signs: number
  /** True where words of danger were said with a laugh or of a trifle; the label is `none`. */
  readonly isPlayedDown: boolean
}

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
/** Sums of decimal weights miss a whole by a hair. */
const almost = decisive - 1e-9
/** Below this the present message says nothing that earlier ones could complete. */
const faint = 0.3
/** How much likeness adds to the signs of the rules. */
const likenessShare = 0.6
/** The likeness that decides beside no sign of the rules. */
const likenessAlone = 1.8
/** Statements that name what they mean. */
const direct: ReadonlySet<Reason> = new Set(['wish-to-die', 'suicide', 'self-harm', 'method'])

/** Whether a word of danger stands in a message, outside an idiom or inside one. */
const namesDanger = ({ pack, all }: Findings): boolean =>
  (all[pack.conceptNumber.get('danger') ?? -1]?.length ?? 0) > 0

type Found = Verdict & { readonly language: Language }

type Assessed = {
  readonly found: readonly Found[]
  /** What it sounds like; no danger of the writer's own where the rules say why it is none. */
  readonly likeness: Likeness
}

/** The likeness of longer messages is that of the most dangerous piece of about this length. */
const likenessPiece = 400

/** Cuts a text at the ends of sentences or clauses into pieces that the scorer can weigh. */
function likenessPieces(folded: string): string[] {
  const found: string[] = []
  let start = 0
  while (start < folded.length) {
    let end = Math.min(folded.length, start + likenessPiece)
    if (end < folded.length) {
      const stop = folded.slice(start + 150, end).search(/[.!?。！？,，][^.!?。！？,，]*$/)
      if (stop >= 0) end = start + 150 + stop + 1
    }
    found.push(folded.slice(start, end))
    start = end
  }
  return found
}

function mostDangerous(folded: string, language: Language) {
  const scores = likenessPieces(folded).map((piece) => scoreLikeness(piece, language))
  return scores.reduce((most, score) => (score.danger > most.danger ? score : most), unlike)
}

function assessWithAll(text: string, language: Language): Assessed {
  const folded = foldPauses(fold(text))
  const findings = findAll(folded)
  const laughs = laughsIn(text.toLowerCase())
  const found = findings.map((one) => ({
    ...judge(one, laughs),
    language: one.pack.pack.language,
  }))
  // However alike it sounds: without one word of danger it is none.
  if (!findings.some(namesDanger)) return { found, likeness: unlike }
  const likeness = mostDangerous(folded, language)
  const isExplained = found.some(
    (one) => one.isDenied || one.third !== null || (one.isTrifling && one.language === language),
  )
  const isOfOther = likeness.danger >= 1 && likeness.person > surelyOther
  const counts = !laughs && (!isExplained || isOfOther)
  return { found, likeness: counts ? likeness : { ...likeness, danger: 0 } }
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
 * other signs in them complete weak signs in this one, they never decide alone.
 *
 * A floor, not detection: it misses what is said in ways the rules do not know.
 */
export function assessCrisis(
  text: string,
  options: { readonly language?: Language; readonly previous?: readonly string[] } = {},
): CrisisAssessment {
  const guessed = languageOf(text, options.language)
  const assessed = pieces(text).map((piece) => assessWithAll(piece, guessed))
  const found = assessed.flatMap((piece) => piece.found)
  const own = strongest(found, guessed)
  const self = own?.self ?? 0
  const native = found.filter((candidate) => candidate.language === guessed)
  const isOfOther =
    native.some(({ third }) => third !== null) && native.every((one) => one.self < decisive)
  const likeness = assessed.reduce(
    (most, piece) => (piece.likeness.danger > most.danger ? piece.likeness : most),
    unlike,
  )
  const other = found.find((candidate) => candidate.third !== null)
  const { danger, person } = likeness
  const signs =
    self > 0 ? self + Math.min(1, danger) * likenessShare : Math.min(1, danger / likenessAlone)
  const isDecisive = signs >= almost
  const isPlayedDown = found.some((candidate) => candidate.isPlayedDown)
  const said = { signs: Math.max(signs, other === undefined ? 0 : decisive), isPlayedDown: false }
  if (isOfOther || (isDecisive && person > (self < decisive ? otherPerson : surelyOther))) {
    const reason = other?.third ?? own?.selfReason ?? 'likeness'
    const form = other === undefined ? 'indirect' : 'direct'
    return { ...said, label: 'third_party', form, reason, language: other?.language ?? guessed }
  }
  if (isDecisive || (self >= faint && signs + earlierSigns(own, options.previous) >= almost)) {
    const reason = own?.selfReason ?? 'likeness'
    const form = own?.isStated === true && direct.has(reason) ? 'direct' : 'indirect'
    return { ...said, label: 'crisis', form, reason, language: own?.language ?? guessed }
  }
  if (other) {
    const { third: reason, language } = other
    return { ...said, label: 'third_party', form: 'direct', reason, language }
  }
  const language = options.language ?? guessed
  return { label: 'none', form: null, reason: null, language, signs, isPlayedDown }
}

/** The likeliest language of a text, by its beginning. */
const languageOf = (text: string, preferred: Language = 'en'): Language =>
  detectLanguage(text, preferred) ?? preferred

/** What earlier messages add: other signs than this one's loudest, never a likeness. */
function earlierSigns(own: Found | null, previous: readonly string[] = []): number {
  const signs = previous.slice(-earlierMessages).map((text) => {
    const { found } = assessWithAll(text.slice(0, earlierLength), languageOf(text))
    const others = found.filter(({ saying }) => saying !== own?.saying)
    return strongest(others, 'zh')?.self ?? 0
  })
  return Math.min(earlierShare, Math.max(0, ...signs))
}
