import type { Language } from '@lumen/contracts/languages'

const segmenters = new Map<string, Intl.Segmenter>()

/** What cuts texts of a language into words, also where it writes no spaces. */
export function segmenterOf(language: Language | (string & {})): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known !== undefined) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/**
 * A text cut into words with the punctuation and spaces that follow them; joined they are the text
 * again.
 */
export function splitWords(text: string, language: Language | (string & {})): string[] {
  const pieces: string[] = []
  let held = ''
  let hasWord = false
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike === true && hasWord) {
      pieces.push(held)
      held = ''
    }
    hasWord ||= isWordLike === true
    held += segment
  }
  if (held !== '') pieces.push(held)
  return pieces
}
