/** The first sentence of a text, as its language divides it. */
export function firstSentence(text: string, language: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
