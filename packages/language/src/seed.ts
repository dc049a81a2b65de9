import { hash } from './hash.ts'

/** An element chosen by the seed; undefined only for an empty list. */
export const pickBySeed = <T>(list: readonly T[], seed: string): T | undefined =>
  list[hash(seed) % Math.max(1, list.length)]

/** True in about `percent` of 100 seeds. */
export const chance = (seed: string, percent: number): boolean => hash(seed) % 100 < percent

/** Numbers 0 ≤ n < 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
