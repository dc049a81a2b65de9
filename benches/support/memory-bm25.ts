/**
 * BM25 in memory as one would write it: words of `Intl.Segmenter`, an inverted index in a Map, no
 * store, no sealing, no dates, no neighbours.
 */
export function createBm25(texts: readonly { language: string; text: string }[]) {
  const k1 = 1.2
  const b = 0.75
  const segmenters = new Map<string, Intl.Segmenter>()
  const words = (text: string, language: string): string[] => {
    let segmenter = segmenters.get(language)
    if (segmenter === undefined) {
      segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      segmenters.set(language, segmenter)
    }
    const found: string[] = []
    for (const { segment, isWordLike } of segmenter.segment(text.toLowerCase()))
      if (isWordLike === true) found.push(segment)
    return found
  }

  const postings = new Map<string, [entry: number, count: number][]>()
  const lengths = new Float64Array(texts.length)
  for (const [entry, { text, language }] of texts.entries()) {
    const counts = new Map<string, number>()
    for (const word of words(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      lengths[entry] = (lengths[entry] ?? 0) + count
      const list = postings.get(word)
      if (list === undefined) postings.set(word, [[entry, count]])
      else list.push([entry, count])
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length

  /** Numbers of the best 50 texts. */
  return (question: string, language: string): number[] => {
    const scores = new Float64Array(texts.length)
    for (const word of words(question, language)) {
      const list = postings.get(word)
      if (list === undefined) continue
      const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5))
      for (const [entry, count] of list) {
        const norm = k1 * (1 - b + (b * (lengths[entry] ?? 0)) / average)
        scores[entry] = (scores[entry] ?? 0) + (rarity * count * (k1 + 1)) / (count + norm)
      }
    }
    return [...scores.keys()]
      .filter((entry) => (scores[entry] ?? 0) > 0)
      .toSorted((x, y) => (scores[y] ?? 0) - (scores[x] ?? 0))
      .slice(0, 50)
  }
}
