import { fnv1a, fnvPrime } from '@lumen/language/hash'

/**
 * What the statistical scorer sees of a message: which sequences of characters and of words it
 * holds, each hashed to one of `featureCount` numbers. Linear in the
 * length of the text.
 */

export const featureBits = 17
export const featureCount = 1 << featureBits

/** Scripts written without spaces between words (Korean counts: people leave them out). */
export const withoutSpaces = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const wordSeed = 0x51ed270b
const spacedSeed = 0x811c9dc5
const unspacedSeed = 0x2f0b4c47

/** The distinct features of a folded text. */
export function featuresOf(folded: string): number[] {
  const text = ` ${folded
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/[0-9]+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()} `
  const seen = new Uint8Array(featureCount)
  const features: number[] = []
  function add(hash: number) {
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    const feature = (mixed ^ (mixed >>> 12)) & (featureCount - 1)
    if (seen[feature] === 1) return
    seen[feature] = 1
    features.push(feature)
  }
  if (withoutSpaces.test(text)) {
    addSequences(text.replaceAll(' ', ''), unspacedSeed, 1, 4, add)
  } else {
    addSequences(text, spacedSeed, 3, 5, add)
    addWords(text.trim().split(' '), add)
  }
  return features
}

function addSequences(
  text: string,
  seed: number,
  shortest: number,
  longest: number,
  add: (hash: number) => void,
) {
  for (let start = 0; start < text.length; start += 1) {
    let hash = seed
    for (let length = 1; length <= longest && start + length <= text.length; length += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(start + length - 1), fnvPrime)
      if (length >= shortest) add(hash ^ Math.imul(length, 0x9e3779b1))
    }
  }
}

function addWords(words: readonly string[], add: (hash: number) => void) {
  const hashes = words.map((word) => fnv1a(word, wordSeed))
  for (let start = 0; start < hashes.length; start += 1) {
    let hash = wordSeed
    for (let at = start; at < hashes.length && at < start + 3; at += 1) {
      hash = Math.imul(hash ^ (hashes[at] ?? 0), fnvPrime)
      add(hash)
    }
  }
}
