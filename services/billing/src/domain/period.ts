export type Period = { readonly start: Date; readonly end: Date }

/**
 * The month of a plan that a moment is in: months begin on the day of the anchor, or on the last
 * day of months that are too short for it.
 */
export function monthAround(anchor: Date, now: Date): Period {
  let count =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  if (monthsAfter(anchor, count) > now) count -= 1
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
