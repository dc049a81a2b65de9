export type AttemptBudget = {
  /** Whether this key may still try. */
  allows(key: string, now: number): boolean
  /** Counts a failed try. */
  fail(key: string, now: number): void
}

const maxKeys = 10_000

/** Counts failed tries by key in fixed windows; with too many keys the oldest window is forgotten. */
export function createAttemptBudget(options: {
  max: number
  windowSeconds: number
}): AttemptBudget {
  const windowMs = options.windowSeconds * 1000
  const windows = new Map<string, { until: number; failed: number }>()
  const current = (key: string, now: number) => {
    const window = windows.get(key)
    if (window !== undefined && window.until > now) return window
    windows.delete(key)
    return undefined
  }
  return {
    allows: (key, now) => (current(key, now)?.failed ?? 0) < options.max,
    fail(key, now) {
      const window = current(key, now) ?? { until: now + windowMs, failed: 0 }
      window.failed += 1
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
    },
  }
}
