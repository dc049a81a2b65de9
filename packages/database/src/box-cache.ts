import type { Clock } from '@lumen/runtime/clock'
import type { ErasableBox } from './sealed-box.ts'

export type BoxCache = {
  get(userId: string): ErasableBox | undefined
  /** Loads once for all who ask meanwhile; a failed load is not remembered. */
  fill(userId: string, load: () => Promise<ErasableBox>): Promise<ErasableBox>
  /** Erases the box and makes sure that a load under way is not kept. */
  drop(userId: string): void
}

/** Boxes of the users seen last, each for a limited time: keys do not stay in memory for ever. */
export function createBoxCache(options: {
  readonly size: number
  readonly maxAgeMs: number
  readonly clock: Clock
}): BoxCache {
  const { size, maxAgeMs, clock } = options
  // A Map iterates in the order of insertion: the first entry is the one unused for longest.
  const boxes = new Map<string, { box: ErasableBox; until: number }>()
  const loads = new Map<string, Promise<ErasableBox>>()
  let sweeping = false

  // Expired entries leave memory even when nobody asks for them.
  const scheduleSweep = () => {
    if (sweeping) return
    sweeping = true
    setTimeout(() => {
      sweeping = false
      const now = clock.now().getTime()
      for (const [userId, { until }] of boxes) if (until <= now) boxes.delete(userId)
      if (boxes.size > 0) scheduleSweep()
    }, maxAgeMs).unref()
  }

  return {
    get(userId) {
      const entry = boxes.get(userId)
      if (!entry) return undefined
      boxes.delete(userId)
      if (entry.until <= clock.now().getTime()) return undefined
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
          if (boxes.size > size) boxes.delete(boxes.keys().next().value!)
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
