import type { Language } from '@lumen/contracts/languages'

/** Languages whose grams are of characters; the others count words. */
const byCharacter = new Set<Language>(['zh', 'ja', 'ko'])

/** The distinct grams of a text, of letters and digits alone. */
export function gramsOf(text: string, language: Language, size = usualMeasure.size): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const parts = byCharacter.has(language) ? [...words.join('')] : words
  const found = new Set<string>()
  for (let at = 0; at + size <= parts.length; at++)
    found.add(parts.slice(at, at + size).join(byCharacter.has(language) ? '' : ' '))
  return found
}

/** How two texts are compared. */
export type Measure = {
  /** Characters or words in a row; 1 compares vocabularies. */
  readonly size: number
  /** Shared grams are held against those of the text with fewer, or of both together (Jaccard). */
  readonly against: 'smaller' | 'both'
}
export const usualMeasure: Measure = { size: 5, against: 'smaller' }

export type Overlap = {
  readonly texts: number
  /** Pairs of texts that are the same letter by letter. */
  readonly equal: number
  /** The share that two texts have in common, 0 to 1, of all pairs. */
  readonly median: number
  readonly p90: number
  readonly max: number
}

/** What the luck pillars of two births may share, of grams of both: 4 characters or 3 words. */
export const luckMeasure = (language: Language): Measure => ({
  size: byCharacter.has(language) ? 4 : 3,
  against: 'both',
})
export const luckLimit = 0.15

/** How much every two of some texts share. */
export function overlapOf(
  texts: readonly string[],
  language: Language,
  { size, against }: Measure = usualMeasure,
): Overlap {
  const grams = texts.map((text) => gramsOf(text, language, size))
  const holders = new Map<string, number[]>()
  grams.forEach((set, at) => {
    for (const gram of set) {
      const list = holders.get(gram)
      if (list === undefined) holders.set(gram, [at])
      else list.push(at)
    }
  })
  const count = texts.length
  const shared = new Uint16Array(count * count)
  for (const list of holders.values())
    for (let i = 1; i < list.length; i++)
      for (let j = 0; j < i; j++) shared[list[j]! * count + list[i]!]! += 1
  const ratios = new Float32Array((count * (count - 1)) / 2)
  let next = 0
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const [one, other] = [grams[i]!.size, grams[j]!.size]
      const common = shared[i * count + j]!
      const whole = against === 'smaller' ? Math.min(one, other) : one + other - common
      ratios[next++] = common / Math.max(1, whole)
    }
  ratios.sort()
  const at = (share: number) =>
    ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))]!
  return {
    texts: count,
    equal: count - new Set(texts).size,
    median: at(0.5),
    p90: at(0.9),
    max: at(1),
  }
}
