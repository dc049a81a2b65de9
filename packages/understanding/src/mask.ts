import { analyser as current, type Analyser } from '@lumen/language/analyser'
import { eastAsian } from '@lumen/language/scripts'

/** A stretch of a text, in UTF-16 units; `end` is behind its last one. */
export type Span = { readonly start: number; readonly end: number }

/** What of a text is to be hidden. */
export type Hidden = {
  readonly spans: readonly Span[]
  readonly tokens: readonly HiddenTokens[]
}

/**
 * Tokens as `tokensOf` writes them by one analyser; whoever holds only keyed hashes of them can ask
 * just as well.
 */
export type HiddenTokens = {
  readonly analyser: Analyser
  /** How many words, or characters of a script without spaces, the longest token has; 0: none. */
  readonly longest: number
  isHidden(token: string): boolean
}

/** What stands for what is hidden. */
export const gap = '…'

const unspaced = new RegExp(`[${eastAsian}々ーｰ]`, 'u')
/** Words, and runs of scripts without spaces; both may hold invisible characters. */
const runs = new RegExp(
  String.raw`(?<characters>[${eastAsian}々ーｰ][${eastAsian}々ーｰ\p{M}\p{Cf}ﾞﾟ]*)|(?<word>[[\p{L}\p{N}]--[${eastAsian}]][[\p{L}\p{N}\p{M}\p{Cf}]--[${eastAsian}]]*)`,
  'gv',
)
/** What may stand between the words of one name. */
const within = /^[\s\-‐’'.·・]{1,3}$/u

/** One character with its marks, or one word: as it is written and as it is compared. */
type Piece = Span & { readonly written: string; readonly folded: string }

const visible = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}+/gu, '')

/**
 * The tokens of a value: its words together (`new york`), or each run of a script without spaces
 * (`年糕`).
 */
export function tokensOf(value: string, analyser: Analyser = current): string[] {
  const words: string[] = []
  const tokens: string[] = []
  for (const { groups, 0: run } of value.matchAll(runs)) {
    if (groups?.['word'] === undefined)
      tokens.push(
        piecesOf(run, 0, analyser)
          .map((each) => each.folded)
          .join(''),
      )
    else words.push(analyser.fold(visible(run)))
  }
  return words.length === 0 ? tokens : [words.join(' '), ...tokens]
}

/** The token of a word that is a name only when written so, with its capital: Will, May. */
export const asWritten = (word: string): string => `=${visible(word)}`

/** How many words or characters a token of `tokensOf` has. */
export const tokenLength = (token: string): number =>
  unspaced.test(token) ? piecesOf(token, 0, current).length : token.split(' ').length

/** The characters of a run, each with the marks and invisible characters behind it. */
function piecesOf(run: string, start: number, analyser: Analyser): Piece[] {
  return Array.from(run.matchAll(/.[\p{M}\p{Cf}ﾞﾟ]*/gsu), ({ 0: text, index }) =>
    pieceOf(text, start + index, analyser),
  )
}

const pieceOf = (text: string, start: number, analyser: Analyser): Piece => ({
  start,
  end: start + text.length,
  written: visible(text),
  folded: analyser.fold(visible(text)),
})

/**
 * A text without what is hidden: an ellipsis stands for each stretch, and all around it stays as
 * it is. Takes time in proportion to the text's length; spans that lie outside it hide nothing.
 *
 * @param part gives this part of the text alone
 */
export function maskText(text: string, hidden: Hidden, part?: Span): string {
  const spans = [
    ...hidden.spans.flatMap((span) => inside(text, span)),
    ...hidden.tokens.flatMap((tokens) => [...findTokens(text, tokens)]),
  ]
  const { start: from, end: to } = part ?? { start: 0, end: text.length }
  let masked = ''
  let at = from
  for (const { start, end } of merged(spans)) {
    if (end <= from || start >= to) continue
    masked += text.slice(at, start) + gap
    at = end
  }
  return masked + text.slice(at, to)
}

/** Spans in order, those that touch joined. */
function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last === undefined || span.start > last.end) joined.push(span)
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
  }
  return joined
}

/** Whether a masked text still has words. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** A span within a text that cuts no character in two; none when it is empty. */
function inside(text: string, span: Span): Span[] {
  const whole = (at: number, step: number) =>
    isTrailing(text, at) && isLeading(text, at - 1) ? at + step : at
  const start = whole(Math.max(0, Math.trunc(span.start)), -1)
  const end = whole(Math.min(text.length, Math.trunc(span.end)), 1)
  return start < end ? [{ start, end }] : []
}

const isLeading = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800
const isTrailing = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00

/** Where hidden tokens stand in a text. */
function* findTokens(text: string, hidden: HiddenTokens): Generator<Span> {
  if (hidden.longest === 0) return
  let words: Piece[] = []
  for (const { groups, 0: run, index } of text.matchAll(runs)) {
    if (groups?.['word'] === undefined) {
      yield* findJoined(piecesOf(run, index, hidden.analyser), '', hidden)
      continue
    }
    const word = pieceOf(run, index, hidden.analyser)
    const last = words.at(-1)
    if (last !== undefined && !within.test(text.slice(last.end, index))) {
      yield* findJoined(words, ' ', hidden)
      words = []
    }
    words.push(word)
  }
  yield* findJoined(words, ' ', hidden)
}

/** Hidden tokens among neighbouring pieces. */
function* findJoined(
  pieces: readonly Piece[],
  joiner: string,
  { longest, isHidden }: HiddenTokens,
): Generator<Span> {
  for (const [at, first] of pieces.entries()) {
    let token = ''
    for (const piece of pieces.slice(at, at + longest)) {
      token += (token === '' ? '' : joiner) + piece.folded
      // A word also with the “s” of a genitive: Annas Katze.
      const owner = joiner === ' ' && token.length > 3 && token.endsWith('s')
      if (isHidden(token) || (owner && isHidden(token.slice(0, -1))))
        yield { start: first.start, end: piece.end }
    }
    if (joiner === ' ' && first.written !== first.folded && isHidden(asWritten(first.written)))
      yield first
  }
}
