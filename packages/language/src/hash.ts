/** The prime of FNV-1a, for who continues a hash by hand. */
export const fnvPrime = 0x01000193

/**
 * FNV-1a over UTF-16 units, as a signed number of 32 bits. Small and the same everywhere; not for
 * secrets. Stored output and trained weights depend on it: it stays as it is.
 */
export function fnv1a(text: string, seed = 0x811c9dc5): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), fnvPrime)
  return value | 0
}

/** A number of 32 bits, 0 ≤ n < 2^32, that seems to have nothing to do with the given one. */
export function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A hash of a text whose every bit is good for a choice, 0 ≤ n < 2^32. */
export const hash = (text: string): number => mix(fnv1a(text))
