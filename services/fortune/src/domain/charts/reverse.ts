import type { PillarDates } from '@lumen/contracts/fortune/bazi'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { clockAt, type FourPillars } from '@lumen/astrology/bazi/pillars'
import { ImpossiblePillars, spansOf } from '@lumen/astrology/bazi/reverse'
import { FortuneProblem } from '../problem.ts'
import { clockText } from './clock-text.ts'

const beijing = { hours: 8, minutes: 480 }

/** When four pillars were or will be, on Beijing’s clock. @throws FortuneProblem for impossible ones */
export function datesOfPillars(pillars: FourPillars): PillarDates {
  const { from, to } = fortuneLimits.birthYears
  const minute = (instant: Date) => clockText(clockAt(instant, beijing.minutes)).slice(0, 16)
  try {
    const spans = spansOf(pillars, { offsetHours: beijing.hours, years: { from, to } })
    return {
      from,
      to,
      matches: spans.map((span) => ({
        from: minute(span.from),
        until: minute(span.until),
        dayChange: span.dayChange,
      })),
    }
  } catch (error) {
    if (!(error instanceof ImpossiblePillars)) throw error
    throw new FortuneProblem('invalid_input', error.message, [
      { path: `baziChart.${error.part}`, message: error.message },
    ])
  }
}
