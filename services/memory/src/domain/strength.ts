const dayMs = 86_400_000
/** Half of the strength of a memory of no importance is gone after so many days. */
const halfLifeDays = 10
/** Each point of importance lengthens it by this share, each doubling of its uses by that. */
const perImportance = 0.35
const perUse = 0.8

export type Fading = {
  importance: number
  accessCount: number
  pinned: boolean
  createdAt: Date
  lastAccessedAt: Date | null
}

/**
 * How strong a memory is, 0 to 1: it halves every
 * `10 × (1 + 0.35 × importance) × (1 + 0.8 × log2(1 + uses))` days since it was made or last used.
 * Pins never fade. With importance 5 and no use that is 27.5 days; one use makes it 49.5.
 */
export function strengthOf(memory: Fading, now: Date): number {
  if (memory.pinned) return 1
  const since = Math.max(memory.createdAt.getTime(), memory.lastAccessedAt?.getTime() ?? 0)
  const days = Math.max(0, now.getTime() - since) / dayMs
  const half =
    halfLifeDays *
    (1 + perImportance * memory.importance) *
    (1 + perUse * Math.log2(1 + memory.accessCount))
  return 2 ** (-days / half)
}
