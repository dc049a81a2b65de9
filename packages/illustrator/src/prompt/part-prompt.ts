import { isStopWord } from '@lumen/language/stop-words'
import { segmenterOf } from '@lumen/language/words'
import type { Entry, Lexicon, Role } from './lexicon.ts'

/** A piece of a prompt. `known`: a word of the lexicon; `concepts` are what it could show. */
export type Piece = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly role: Role | 'pause'
  readonly concepts: readonly string[]
  readonly known: boolean
}

type Word = { readonly start: number; readonly end: number }
type Step = { readonly cost: number; readonly piece: Piece | null; readonly from: number }

/** What a way to part a text costs: the cheapest one is taken. Words in words are those of the dictionary. */
const costs = {
  known: 1,
  /** A trait, a thing, a joint that begins a longer word, and one that says where something is. */
  first: { trait: -0.5, thing: -0.2, joint: 0.2, act: 0.2, where: 0.6 },
  /** The same of what ends one. */
  last: { trait: 0.5, thing: 2, joint: 0.2, act: 0.2 },
  /** What is neither its beginning nor its end. */
  inside: 3,
  jointInside: 1,
  unknown: 1,
  unknownLetter: 1.7,
  /** An unknown word without what follows it, and a letter that is left of one. */
  cut: 0.3,
  left: 3,
} as const

/**
 * Parts a prompt into words that are known and words that are not. Where no spaces part words, the
 * dictionary of `Intl.Segmenter` does, and a known word within a longer one counts only where the rest
 * of that is known as well: 雪山 shows mountains, 金鱼 and 上海 show neither gold nor sea.
 *
 * @param text composed (NFC)
 */
export function partPrompt(text: string, lexicon: Lexicon): Piece[] {
  const lower = text.toLowerCase()
  // A letter whose small form is longer would move everything after it.
  const read = lower.length === text.length ? lower : text
  const words = wordsOf(read, lexicon)
  const wordAt = new Map(words.flatMap((word) => range(word).map((at) => [at, word] as const)))
  const starts = new Set(words.map(({ start }) => start))
  const ends = new Set(words.map(({ end }) => end))
  const best: (Step | undefined)[] = [{ cost: 0, piece: null, from: 0 }]
  const reach = (from: number, to: number, cost: number, piece: Piece | null) => {
    const total = best[from]!.cost + cost
    if (best[to] === undefined || total < best[to].cost) best[to] = { cost: total, piece, from }
  }
  const piece = (start: number, end: number, entry: Entry | null, role?: Piece['role']): Piece => ({
    start,
    end,
    text: text.slice(start, end),
    role: role ?? entry?.role ?? 'thing',
    concepts: entry?.concepts ?? [],
    known: entry !== null,
  })
  for (let at = 0; at < read.length; at += 1) {
    if (best[at] === undefined) continue
    const word = wordAt.get(at)
    if (word === undefined) {
      const space = /^[\s·・'’‘"“”「」『』《》_*#-]$/u.test(read[at]!)
      reach(at, at + 1, 0, space ? null : piece(at, at + 1, null, 'pause'))
      continue
    }
    for (let end = at + 1; end <= Math.min(read.length, at + lexicon.longest); end += 1) {
      if (!wordAt.has(end - 1)) continue
      const known = plain(read.slice(at, end))
      const entry = lexicon.find(known)
      if (entry === undefined) continue
      const cost = costOfKnown(
        entry,
        known,
        { first: starts.has(at), last: ends.has(end) },
        lexicon,
      )
      if (cost !== null) reach(at, end, cost, piece(at, end, entry))
    }
    if (!starts.has(at)) {
      // A letter that is left of a word whose other parts are known.
      if (lexicon.writing === 'unspaced')
        reach(at, at + 1, costs.unknown + costs.left, piece(at, at + 1, null))
      else
        reach(
          at,
          word.end,
          costs.unknown + costs.unknownLetter * (word.end - at) + costs.inside,
          piece(at, word.end, null),
        )
      continue
    }
    const whole = read.slice(at, word.end)
    const role = roleOfUnknown(whole, lexicon)
    const dear = role === 'joint' ? 0.4 : costs.unknownLetter * (word.end - at)
    reach(at, word.end, costs.unknown + dear, piece(at, word.end, null, role))
    if (lexicon.writing !== 'spaced')
      for (let end = at + 1; end < word.end; end += 1)
        reach(
          at,
          end,
          costs.unknown + costs.cut + costs.unknownLetter * (end - at),
          piece(at, end, null),
        )
  }
  const pieces: Piece[] = []
  for (let at = read.length; at > 0; at = best[at]!.from) {
    const { piece: one } = best[at]!
    if (one !== null) pieces.push(one)
  }
  return lexicon.writing === 'unspaced'
    ? withOneLetterTraits(pieces.toReversed())
    : pieces.toReversed()
}

/** 橘猫: one unknown letter before something that is known says what it is like. */
const withOneLetterTraits = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const next = pieces[index + 1]
    const before = pieces[index - 1]
    const alone = before === undefined || before.known || before.end < piece.start
    const belongs =
      alone &&
      !piece.known &&
      piece.role === 'thing' &&
      piece.end - piece.start === 1 &&
      next?.start === piece.end &&
      next.concepts.length > 0
    return belongs ? { ...piece, role: 'trait' } : piece
  })

const plain = (word: string): string => word.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')

const range = ({ start, end }: Word): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index)

function wordsOf(text: string, { writing, language }: Lexicon): Word[] {
  if (writing !== 'unspaced')
    return [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*/gu)].map(
      ({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }),
    )
  return [...segmenterOf(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }))
}

/** Null where the word is not to be seen there. */
function costOfKnown(
  { role }: Entry,
  word: string,
  { first, last }: { first: boolean; last: boolean },
  { writing, language, aside }: Lexicon,
): number | null {
  if (first && last) return costs.known
  if (writing === 'spaced') return null
  const isThing = role === 'thing' || role === 'trait'
  // Where words have endings, things are what words begin with.
  if (!first && (!last || (writing === 'ending' && isThing)))
    return costs.known + (role === 'joint' ? costs.jointInside : costs.inside)
  // 摩天轮: what counts things elsewhere may end the name of one.
  const counts =
    writing === 'unspaced' &&
    role === 'joint' &&
    !aside.after.has(word) &&
    !isStopWord(word, language)
  if (!first) return costs.known + costs.last[counts ? 'thing' : role]
  return costs.known + costs.first[aside.after.has(word) ? 'where' : role]
}

/** Kana tells in Japanese what is grammar, and what ends in it after other letters is done or a trait. */
function roleOfUnknown(word: string, lexicon: Lexicon): Role {
  if (lexicon.language === 'ja' && /^[\p{Script=Hiragana}ー]+$/u.test(word)) return 'joint'
  if (lexicon.language === 'ja' && /\p{Script=Han}\p{Script=Hiragana}+$/u.test(word)) return 'act'
  if (/^[\p{N}-]+$/u.test(word)) return 'joint'
  return lexicon.roleOf(word)
}
