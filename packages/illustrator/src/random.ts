import { hash } from '@lumen/language/hash'
import { randomFrom } from '@lumen/language/seed'

/** Random numbers that depend on their seed only. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
}

/** The same seed gives the same picture or sound. */
export function randomOf(seed: string | number): Random {
  const next = randomFrom(typeof seed === 'number' ? seed : hash(seed))
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
