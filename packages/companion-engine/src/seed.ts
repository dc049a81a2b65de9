/** FNV-1a over UTF-16 units with a final mix: small, stable across processes, not for secrets. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** An element chosen by the seed; undefined only for an empty list. */
export const pickBySeed = <T>(list: readonly T[], seed: string): T | undefined =>
  list[hash(seed) % Math.max(1, list.length)]

/** True in about `percent` of 100 seeds. */
export const chance = (seed: string, percent: number): boolean => hash(seed) % 100 < percent
