import type { TimeRange } from '@lumen/contracts/admin/office-schema'

const hours: Readonly<Record<TimeRange, number>> = { '24h': 24, '7d': 168, '30d': 720, '90d': 2160 }

/** When a range that ends now began. */
export const beginOf = (range: TimeRange, now: Date): Date =>
  new Date(now.getTime() - hours[range] * 3_600_000)

/** Percent with one decimal of answers that failed; null when nothing was asked. */
export const errorRateOf = (
  rows: readonly { answers: number; failures: number }[],
): number | null => {
  const answers = rows.reduce((sum, row) => sum + row.answers, 0)
  const failures = rows.reduce((sum, row) => sum + row.failures, 0)
  return answers === 0 ? null : Math.round((failures / answers) * 1000) / 10
}
