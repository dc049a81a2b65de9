/** What is told about a row of durations, in milliseconds. */
export type Summary = { count: number; p50: number; p95: number; max: number }

/** Nearest-rank percentiles; null when there is nothing to measure. */
export function summarize(durations: readonly number[]): Summary | null {
  const sorted = durations.toSorted((a, b) => a - b)
  const max = sorted.at(-1)
  if (max === undefined) return null
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? max
  return { count: sorted.length, p50: rank(0.5), p95: rank(0.95), max }
}

/** The time between each moment and the one before. */
export const gapsOf = (moments: readonly number[]): number[] =>
  moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment))
