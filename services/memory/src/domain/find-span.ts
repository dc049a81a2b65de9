import { tokensOf, type Span } from '@lumen/understanding/mask'
import { analyser } from '@lumen/language/analyser'
import { foldCase } from '@lumen/language/fold'
import { anyOf } from '@lumen/understanding/word-patterns'
import { wordingOf } from '../texts.ts'
import type { Candidate } from './candidate.ts'

/** A letter or digit of a text, folded, and where it stands. */
type Letter = { readonly folded: string; readonly start: number; readonly end: number }

const lettersOf = (text: string): Letter[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]\p{M}*/gu), ({ 0: letter, index }) => ({
    folded: analyser.fold(letter),
    start: index,
    end: index + letter.length,
  }))

/** The day that is written behind what was said. */
const dayBehind = / ?[(（]\d{4}-\d\d-\d\d[)）]$/
const clause = /[^,;:，；：、。.!?！？…\n]+/gu
const joiner = new RegExp(` (?=${anyOf(wordingOf('joiners'), foldCase)} )`, 'iu')
/** What the reading of a clause may have put before it: 我, Ich. */
const putBefore = new RegExp(`^${anyOf(wordingOf('self'), foldCase)} ?`, 'iu')

/**
 * Where a message says what was read in it: the words themselves where they were kept as said, else
 * the clause that is most like them, at last the whole message.
 */
export function findSpan(
  text: string,
  { content, quote, value, slot }: Pick<Candidate, 'content' | 'quote' | 'value' | 'slot'>,
): Span {
  const said = (quote ?? content).replace(dayBehind, '')
  const verbatim = findLetters(text, said) ?? findLetters(text, said.replace(putBefore, ''))
  if (verbatim !== null) return slot.startsWith('name') ? narrowed(text, verbatim, value) : verbatim
  return mostAlike(text, `${said} ${value}`) ?? { start: 0, end: text.length }
}

/** Whether a message says these words, whatever is between their letters. */
export const isSaidIn = (text: string, content: string): boolean => {
  const said = content.replace(dayBehind, '')
  return (findLetters(text, said) ?? findLetters(text, said.replace(putBefore, ''))) !== null
}

/** Where the letters of `said` stand in a row, whatever else is between them. */
function findLetters(text: string, said: string): Span | null {
  const letters = lettersOf(text)
  const needle = lettersOf(said).map(({ folded }) => folded)
  if (needle.length === 0) return null
  for (let at = 0; at + needle.length <= letters.length; at += 1) {
    if (!needle.every((letter, index) => letters[at + index]?.folded === letter)) continue
    return { start: letters[at]?.start ?? 0, end: letters[at + needle.length - 1]?.end ?? 0 }
  }
  return null
}

/** The one of the parts joined by an “and” that holds the value: I'm Priya and I bake bread. */
function narrowed(text: string, { start, end }: Span, value: string): Span {
  const [token = ''] = tokensOf(value)
  let at = start
  const parts = text
    .slice(start, end)
    .split(joiner)
    .map((part) => {
      const span = { start: at, end: at + part.length }
      at = span.end + 1
      return {
        span,
        holds: ` ${analyser.fold(part).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
          ` ${token} `,
        ),
      }
    })
  const holding = parts.filter(({ holds }) => holds)
  return holding.length === 1 ? holding[0]!.span : { start, end }
}

function mostAlike(text: string, said: string): Span | null {
  const words = new Set(wordsOf(said))
  let best: { span: Span; share: number } | null = null
  for (const { 0: part, index } of text.matchAll(clause)) {
    const own = wordsOf(part)
    const share = own.filter((word) => words.has(word)).length
    if (share === 0 || share <= (best?.share ?? 0)) continue
    const start = index + part.length - part.trimStart().length
    best = { span: { start, end: index + part.trimEnd().length }, share }
  }
  return best?.span ?? null
}

/** Words, and pairs of characters of scripts without spaces. */
const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(token)
      ? Array.from({ length: Math.max(1, token.length - 1) }, (_, at) => token.slice(at, at + 2))
      : token.split(' '),
  )
