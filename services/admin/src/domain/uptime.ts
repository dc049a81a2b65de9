import type { StatusService } from '@lumen/contracts/admin/schema'

/** Samples of one service on one day (UTC, `YYYY-MM-DD`). */
export type DayCount = { day: string; samples: number; outages: number }

const percent = (samples: number, outages: number) =>
  samples === 0 ? null : Math.round(((samples - outages) / samples) * 100_000) / 1000

/**
 * Percent of the samples in which a service answered, over the days up to today and of each of
 * them. A day without samples is null: that nothing was measured is not that all was well.
 */
export function uptimeOf(
  counts: readonly DayCount[],
  today: Date,
  dayCount: number,
): Pick<StatusService, 'uptime' | 'days'> {
  const byDay = new Map(counts.map((count) => [count.day, count]))
  const days = Array.from({ length: dayCount }, (_, index) => {
    const date = new Date(today.getTime() - (dayCount - 1 - index) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const count = byDay.get(date)
    return { date, count }
  })
  const samples = days.reduce((sum, { count }) => sum + (count?.samples ?? 0), 0)
  const outages = days.reduce((sum, { count }) => sum + (count?.outages ?? 0), 0)
  return {
    uptime: percent(samples, outages),
    days: days.map(({ date, count }) => ({
      date,
      uptime: count === undefined ? null : percent(count.samples, count.outages),
    })),
  }
}
