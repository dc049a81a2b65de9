export const hashPrime = 0x01000193

/** A 32 bit hash of a word (FNV-1a over its UTF-16 units). */
export function hashOf(word: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), hashPrime)
  return hash
}
