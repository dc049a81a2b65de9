import type { Language } from '@lumen/contracts/languages'

/** Weights per feeling lie in this many rows; features are sorted into them by hash. */
export const rows = 2 ** 18

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const pieces = /\p{L}+|\p{N}+|\p{Extended_Pictographic}|[!?]+|…|\.{2,}/gu
/** Characters beyond this say nothing new, and cost. */
const longest = 2_000

/**
 * Rows of what a text consists of: words, pairs of words, pieces of words, runs of one to three
 * characters where words are not divided by spaces, marks and emoji.
 */
export function featuresOf(text: string, language: Language): number[] {
  const lower = text.slice(0, longest).normalize('NFKC').toLowerCase()
  const found = new Set<string>()
  let previous = ''
  for (const piece of lower
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .match(pieces) ?? []) {
    if (eastAsian.test(piece)) {
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
  return [...found].map(rowOf)
}

/** FNV-1a with a final mix, brought into the number of rows. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) % rows
}
