import type { Language } from '@lumen/contracts/languages'

const size = 5
/** Languages whose five-grams are of characters; the others count words. */
const byCharacter = new Set<Language>(['zh', 'ja', 'ko'])

/** The distinct five-grams of a text, of letters and digits alone. */
export function fiveGrams(text: string, language: Language): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const parts = byCharacter.has(language) ? [...words.join('')] : words
  const found = new Set<string>()
  for (let at = 0; at + size <= parts.length; at++)
    found.add(parts.slice(at, at + size).join(byCharacter.has(language) ? '' : ' '))
  return found
}

export type Overlap = {
  readonly texts: number
  /** Pairs of texts that are the same letter by letter. */
  readonly equal: number
  /** Shared five-grams over those of the text with fewer, 0 to 1, of all pairs. */
  readonly median: number
  readonly p90: number
  readonly max: number
}

/** How much every two of some texts share. */
export function overlapOf(texts: readonly string[], language: Language): Overlap {
  const grams = texts.map((text) => fiveGrams(text, language))
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
    for (let j = i + 1; j < count; j++)
      ratios[next++] =
        shared[i * count + j]! / Math.max(1, Math.min(grams[i]!.size, grams[j]!.size))
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
