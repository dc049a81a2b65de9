/**
 * Cuts a text into words with the punctuation and spaces that follow them; joined they are the text
 * again. Works for languages without spaces.
 */
export function words(text: string, language: string): string[] {
  const pieces: string[] = []
  let held = ''
  let hasWord = false
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(text)) {
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
