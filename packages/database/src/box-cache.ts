import { BoundedMap, type CacheSize } from '@lumen/runtime/bounded-map'
import type { Clock } from '@lumen/runtime/clock'
import type { ErasableBox } from './sealed-box.ts'

export type BoxCache = {
  readonly size: CacheSize
  get(userId: string): ErasableBox | undefined
  /** Loads once for all who ask meanwhile; a failed load is not remembered. */
  fill(userId: string, load: () => Promise<ErasableBox>): Promise<ErasableBox>
  /** Erases the box and makes sure that a load under way is not kept. */
  drop(userId: string): void
}

/** What a box takes, about: two keys outside of the heap, and what is made with them. */
export const boxBytes = 3_000

/** Boxes of the users seen last, each for a limited time: keys do not stay in memory for ever. */
export function createBoxCache(options: {
  readonly maxBytes: number
  readonly maxAgeMs: number
  readonly clock: Clock
}): BoxCache {
  const { maxBytes, maxAgeMs, clock } = options
  const boxes = new BoundedMap<string, { box: ErasableBox; until: number }>({
    maxBytes,
    bytesOf: () => boxBytes,
    isOver: ({ until }) => until <= clock.now().getTime(),
  })
  const loads = new Map<string, Promise<ErasableBox>>()
  let sweeping = false

  // Expired entries leave memory even when nobody asks for them.
  const scheduleSweep = () => {
    if (sweeping) return
    sweeping = true
    setTimeout(() => {
      sweeping = false
      boxes.sweep()
      if (boxes.size > 0) scheduleSweep()
    }, maxAgeMs).unref()
  }

  return {
    size: boxes,
    get(userId) {
      const entry = boxes.get(userId)
      if (!entry) return undefined
      if (entry.until <= clock.now().getTime()) {
        boxes.delete(userId)
        return undefined
      }
      // Used just now: others make room first.
      boxes.set(userId, entry)
      return entry.box
    },
    fill(userId, load) {
      const running = loads.get(userId)
      if (running) return running
      const loading = load().then(
        (box) => {
          if (loads.get(userId) !== loading) return box
          loads.delete(userId)
          boxes.set(userId, { box, until: clock.now().getTime() + maxAgeMs })
          scheduleSweep()
          return box
        },
        (error: unknown) => {
          if (loads.get(userId) === loading) loads.delete(userId)
          throw error
        },
      )
      loads.set(userId, loading)
      return loading
    },
    drop(userId) {
      boxes.get(userId)?.box.erase()
      boxes.delete(userId)
      loads.delete(userId)
    },
  }
}
