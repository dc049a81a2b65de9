import type { Language } from '@lumen/contracts/languages'
import { liveAnalysers, type Analyser } from '@lumen/language/analyser'
import { latinLanguages } from '@lumen/language/latin-languages'
import { fold } from '@lumen/language/fold'
import { readTokens } from '@lumen/understanding/tokens'

/** Some of what was looked for, between two spaces. */
export type Piece = {
  /** As texts are compared. */
  folded: string
  /**
   * Tokens that a text with it is indexed by: one of each group. None: nothing is found by it, and it
   * must stand in the text as it is.
   */
  groups: readonly (readonly string[])[]
}

const mostPieces = 8

/** Reads what somebody looks for. A word may be in any language: its stems of all of them count as one. */
export function readPieces(words: string): Piece[] {
  const pieces = [...new Set(fold(words).split(/\s+/u))].filter((piece) => piece !== '')
  return pieces.slice(0, mostPieces).map((folded) => ({ folded, groups: groupsByAll(folded) }))
}

/** What any analyser whose hashes may still be stored made of it; none where they part it differently. */
function groupsByAll(piece: string): string[][] {
  const [newest, ...older] = liveAnalysers.map((one) => groupsOf(piece, one))
  if (newest === undefined || older.some((groups) => groups.length !== newest.length)) return []
  return newest.map((forms, at) => [
    ...new Set([...forms, ...older.flatMap((one) => one[at] ?? [])]),
  ])
}

function groupsOf(piece: string, analyser: Analyser): string[][] {
  const read = (language: Language) =>
    readTokens(piece, language, { certain: true, segmented: false, analyser })
  const pairs = read('zh').filter(({ kind }) => kind === 'pair')
  if (pairs.length > 0) return pairs.map(({ text }) => [text])
  // What is left out of an index in one language is in none of them for certain.
  if (latinLanguages.some((language) => analyser.isStopWord(piece, language))) return []
  const forms = latinLanguages.flatMap((language) =>
    read(language).flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
  )
  return forms.length === 0 ? [] : [[...new Set(forms)]]
}

/** Whether a text holds all pieces: as they stand, or in another form of the same words. */
export function holdsAll(text: string, pieces: readonly Piece[], language: Language): boolean {
  const folded = fold(text)
  const missing = pieces.filter((piece) => !folded.includes(piece.folded))
  if (missing.length === 0) return true
  const tokens = new Set(readTokens(text, language).map((token) => token.text))
  return missing.every(
    ({ groups }) =>
      groups.length > 0 && groups.every((forms) => forms.some((form) => tokens.has(form))),
  )
}

export type Excerpt = { excerpt: string; marks: { from: number; to: number }[] }

/** How much stands before the first word that is marked. */
const lead = 40

/**
 * A part of a text, around the first of the pieces, and where they stand in it. Never parts a character.
 *
 * @param length UTF-16 units at most, without the dots at either end
 */
export function excerptOf(text: string, pieces: readonly Piece[], length: number): Excerpt {
  const plain = text.replace(/\s+/gu, ' ').trim()
  const find = finderIn(plain)
  const places = pieces
    .flatMap(({ folded }) => find(folded))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const start = wholeAt(
    plain,
    Math.max(0, Math.min((places[0]?.from ?? 0) - lead, plain.length - length)),
  )
  const end = wholeAt(plain, Math.min(plain.length, start + length))
  const before = start > 0 ? '…' : ''
  const excerpt = before + plain.slice(start, end) + (end < plain.length ? '…' : '')
  const marks: Excerpt['marks'] = []
  for (const place of places) {
    const from = place.from - start + before.length
    const last = marks.at(-1)
    if (place.from < start || place.to > end || (last !== undefined && from < last.to)) continue
    marks.push({ from, to: place.to - start + before.length })
  }
  return { excerpt, marks }
}

/** The nearest place up to here that is not inside a surrogate pair. */
const wholeAt = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) && at > 0 ? at - 1 : at

/** Finds folded pieces in a text: their places in UTF-16 units of the text. */
function finderIn(text: string): (folded: string) => { from: number; to: number }[] {
  // Folding may make characters longer or shorter: each one of the folded text knows where it is from.
  const from: number[] = []
  let whole = ''
  let at = 0
  for (const { segment } of characters.segment(text)) {
    const part = fold(segment)
    for (let index = 0; index < part.length; index += 1) from.push(at)
    whole += part
    at += segment.length
  }
  from.push(at)
  return (folded) => {
    const found: { from: number; to: number }[] = []
    for (
      let place = whole.indexOf(folded);
      place >= 0;
      place = whole.indexOf(folded, place + folded.length)
    ) {
      const begin = from[place] ?? 0
      // The end of the character that the last unit belongs to.
      let next = place + folded.length
      while (next < from.length - 1 && from[next] === from[place + folded.length - 1]) next += 1
      found.push({ from: begin, to: from[next] ?? at })
    }
    return found
  }
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })
