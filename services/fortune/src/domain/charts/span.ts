import type { Period } from '../reading/facts/factors.ts'

/** First and last day of a period that begins on a date; YYYY-MM-DD. */
export function spanOf(period: Period, date: string): { from: string; to: string } {
  const last = new Date(`${date}T12:00:00Z`)
  if (period === 'yearly') last.setUTCFullYear(last.getUTCFullYear() + 1)
  const days = { daily: 0, weekly: 6, monthly: 29, yearly: -1 }[period]
  last.setUTCDate(last.getUTCDate() + days)
  return { from: date, to: last.toISOString().slice(0, 10) }
}
