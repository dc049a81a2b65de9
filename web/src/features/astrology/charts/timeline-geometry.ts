import type { TimelineEvent } from '../zodiac/chart-types'

const dayMs = 86_400_000

export type Span = { readonly from: number; readonly days: number }

/** The span of a timeline: whole days from the midnight (reader’s zone) that begins `date`. */
export function spanOf(date: string, days: number): Span {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { from: new Date(year, month - 1, day).getTime(), days }
}

/** Where a moment lies in the span, 0 to 1; beyond its ends at the end. */
export const shareOf = (moment: string | number, { from, days }: Span): number =>
  Math.min(1, Math.max(0, (new Date(moment).getTime() - from) / (days * dayMs)))

export type Bar = {
  readonly start: number
  readonly end: number
  /** Where it is exact; null when that lies outside the span. */
  readonly exact: number | null
}

/** The part of an event that lies in the span; null when none does. An aspect’s open end lies beyond the span. */
export function barOf(
  event: Pick<TimelineEvent, 'kind' | 'at' | 'from' | 'to'>,
  span: Span,
): Bar | null {
  const last = span.from + span.days * dayMs
  const at = new Date(event.at).getTime()
  const open = event.kind === 'aspect'
  const from = event.from === null ? (open ? span.from : at) : new Date(event.from).getTime()
  const to = event.to === null ? (open ? last : at) : new Date(event.to).getTime()
  if (to < span.from || from > last) return null
  return {
    start: shareOf(from, span),
    end: shareOf(to, span),
    exact: at < span.from || at > last ? null : shareOf(at, span),
  }
}

/** Days that carry a mark below the axis: the first of every week, or of every fifth of the span. */
export function ticksOf({ from, days }: Span): number[] {
  const step = days <= 10 ? 1 : days <= 45 ? 7 : 14
  const first = new Date(from)
  return Array.from({ length: Math.ceil(days / step) }, (_, at) =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + at * step).getTime(),
  )
}
