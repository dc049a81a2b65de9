import type { Language } from '@lumen/contracts/languages'
import { foldCase } from '@lumen/language/fold'
import { fnv1a } from '@lumen/language/hash'
import { hasEastAsian } from '@lumen/language/scripts'
import type { CuesOf, Genre } from './cues.ts'

/** Features are sorted by hash into so many rows of weights; those of talks alone into their own. */
const sharedRows = 2 ** 18
const talkRows = 2 ** 16
export const rows = sharedRows + talkRows

/** What a text consists of: rows of the weights, and how much each of them counts. */
export type Features = {
  readonly rows: readonly number[]
  readonly values: readonly number[]
  /** So many of the first are shared by all genres. */
  readonly shared: number
}

const pieces = /\p{L}+|\p{N}+|\p{Extended_Pictographic}|[!?]+|…|\.{2,}/gu
/** Characters beyond this say nothing new, and cost. */
const longest = 1_000
/** Of a cue, for all languages together and once more for its own, beside a text’s whole of 1. */
const cueShare = 0.5

/** Features of a text: its words and characters, which share a length of 1, and its cues. */
export function featuresOf(
  text: string,
  language: Language,
  cuesOf: CuesOf,
  genre: Genre,
): Features {
  const read = text.slice(0, longest)
  const parts = partsOf(read, language)
  const cues = cuesOf(read, genre)
  const names = [...parts, ...cues.flatMap(({ name }) => [`K${name}`, `${language}K${name}`])]
  const values = [
    ...parts.map(() => 1 / Math.sqrt(parts.length)),
    ...cues.flatMap(({ strength }) => [cueShare * strength, cueShare * strength]),
  ]
  if (genre === 'public') return { rows: names.map(sharedRow), values, shared: names.length }
  return {
    rows: [...names.map(sharedRow), ...names.map(talkRow), talkRow('')],
    values: [...values, ...values, 1],
    shared: names.length,
  }
}

/**
 * Words, pairs of words, pieces of words, runs of one to three characters where words are not
 * divided by spaces, marks and emoji.
 */
function partsOf(text: string, language: Language): string[] {
  const lower = foldCase(text)
  const found = new Set<string>()
  let previous = ''
  // The weights were trained on texts without any marks, those of kana included.
  for (const piece of lower
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .match(pieces) ?? []) {
    if (hasEastAsian(piece)) {
      const characters = [...piece.normalize('NFC')]
      for (let length = 1; length <= 3; length++)
        for (let at = 0; at + length <= characters.length; at++)
          found.add(`c${characters.slice(at, at + length).join('')}`)
      if (language === 'ko') found.add(`w${piece}`)
    } else {
      found.add(`w${piece}`)
      if (previous !== '') found.add(`b${previous} ${piece}`)
      if (/\p{L}/u.test(piece) && piece.length > 3) {
        const bounded = `<${piece}>`
        for (let length = 4; length <= 5; length++)
          for (let at = 0; at + length <= bounded.length; at++)
            found.add(`s${bounded.slice(at, at + length)}`)
      }
    }
    previous = piece
  }
  for (const emoji of lower.match(/\p{Extended_Pictographic}/gu) ?? []) found.add(`e${emoji}`)
  if (/[!！]/.test(lower)) found.add('!')
  if (/[?？]/.test(lower)) found.add('?')
  if (/[!！][^!！]*[!！]/.test(lower)) found.add('!!')
  if (/[?？][!！]|[!！][?？]/.test(lower)) found.add('?!')
  return [...found]
}

/** A hash of a feature; the weights were trained under it. */
function mixed(feature: string): number {
  let hash = fnv1a(feature)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash >>> 0
}

const sharedRow = (feature: string): number => mixed(feature) % sharedRows
const talkRow = (feature: string): number => sharedRows + (mixed(feature) % talkRows)
