import type { Language } from '@lumen/contracts/languages'

/**
 * Splits a text into words for streaming, each with the punctuation and space that follow it.
 * The parts joined give the text again. Any text: an empty one gives no part.
 */
export function splitWords(text: string, language: Language): string[] {
  const parts: string[] = []
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true || parts.length === 0) parts.push(segment)
    else parts[parts.length - 1] += segment
  }
  return parts
}
