import type { BaziFlow } from '@lumen/contracts/fortune/bazi'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import { dayPillar, flowMonths, hourPillars } from '@lumen/astrology/bazi/flow'
import { yearPillar } from '@lumen/astrology/bazi/luck'
import { FortuneProblem } from '../problem.ts'
import { besideBirth, solarYearOf } from './bazi.ts'

const beijingMs = 8 * 3_600_000
const dayMs = 86_400_000
/** The days of a month by its terms are told as Beijing counts them. */
const dayInBeijing = (instant: Date) => Math.floor((instant.getTime() + beijingMs) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/**
 * The year, the months, the days and the hours that a day stands in, beside a chart.
 * @param date YYYY-MM-DD @throws FortuneProblem for a year that is not told
 */
export function showFlow(chart: Pick<BaziChart, 'dayMaster' | 'pillars'>, date: string): BaziFlow {
  const { from, to } = fortuneLimits.flowYears
  const year = Number(date.slice(0, 4))
  if (year < from || year > to)
    throw new FortuneProblem('invalid_input', `Only the years ${from} to ${to} are told`, [
      { path: 'date', message: `must lie between ${from} and ${to}` },
    ])
  // A day belongs to the month whose term falls on it.
  const end = new Date(Date.parse(`${date}T23:59:59Z`) - beijingMs)
  const solarYear = solarYearOf(end)
  const months = flowMonths(solarYear)
  const current = months.findLast((month) => month.from <= end)!
  const first = dayInBeijing(current.from)
  const days = Array.from({ length: dayInBeijing(current.until) - first }, (_, at) =>
    dateOf(first + at),
  )
  const pillarOn = (day: string) => {
    const [y, m, d] = day.split('-').map(Number) as [number, number, number]
    return dayPillar(y, m, d)
  }
  const beside = (pillar: Parameters<typeof besideBirth>[1]) => besideBirth(chart, pillar)
  return {
    date,
    year: { year: solarYear, ...beside(yearPillar(solarYear)) },
    months: months.map((month) => ({
      at: month.from.toISOString(),
      ...beside(month.pillar),
      current: month === current,
    })),
    days: days.map((day) => ({ date: day, ...beside(pillarOn(day)), current: day === date })),
    hours: hourPillars(pillarOn(date)).map((pillar, at) => ({
      from: `${String((at * 2 + 23) % 24).padStart(2, '0')}:00`,
      ...beside(pillar),
    })),
  }
}
