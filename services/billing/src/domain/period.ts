export type Period = { readonly start: Date; readonly end: Date }

/**
 * The month of a plan that a moment is in: months begin on the day of the anchor, or on the last
 * day of months that are too short for it. A moment before the anchor (the provider's clock is ahead,
 * or ours went back) is in the first month: there is none before it that could bring credits.
 */
export function monthAround(anchor: Date, now: Date): Period {
  const at = now < anchor ? anchor : now
  let count =
    (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth()
  if (monthsAfter(anchor, count) > at) count -= 1
  return { start: monthsAfter(anchor, count), end: monthsAfter(anchor, count + 1) }
}

/** The same day and hour, months later; the last day where that month has no such day. */
export function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const at = new Date(anchor)
  at.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return at
}
