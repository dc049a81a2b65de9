import type { Clock } from '@lumen/runtime/clock'

/** Replies that a user gets for nothing on a day (UTC) on which they cannot be charged for. */
export const freeRepliesPerDay = 20

export type FreeReplies = {
  /** @returns whether this one may be free; it is counted then */
  take(userId: string): boolean
}

/** Counted by each process for itself: it bounds what an outage costs, it is no account. */
export function countFreeReplies(clock: Clock): FreeReplies {
  let day = ''
  const taken = new Map<string, number>()
  return {
    take(userId) {
      const today = clock.now().toISOString().slice(0, 10)
      if (today !== day) {
        day = today
        taken.clear()
      }
      const count = taken.get(userId) ?? 0
      if (count >= freeRepliesPerDay) return false
      taken.set(userId, count + 1)
      return true
    },
  }
}
