import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import { decadesOf } from '@lumen/astrology/bazi/flow'
import type { Luck } from '@lumen/astrology/bazi/luck'
import { clockAt } from '@lumen/astrology/bazi/pillars'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import type { Birth } from '../birth/resolve-birth.ts'
import type { Reader } from '../reading/reader.ts'
import { clockText } from './clock-text.ts'

/** What lies behind the first look at a chart: what is hidden in it, and its years. */
export function showDepth({ moment }: Birth, chart: BaziChart, reader: Reader): BaziDepth {
  const { dayMaster, luck, command, palaces } = chart
  const born = clockAt(moment.instant, (moment.offsetSeconds - moment.savingSeconds) / 60)
  return {
    pattern: reader.pattern(chart.pillars),
    climate: reader.climate(chart.pillars),
    breath: palaces.breath,
    command: {
      stem: command.stem,
      god: tenGodOf(dayMaster, command.stem),
      days: Number(command.days.toFixed(2)),
      reigns: command.reigns.map(({ stem, days }) => ({ stem, days })),
    },
    concealed: chart.concealed.map(({ kind, pillars, parts, calls }) => ({
      kind,
      pillars: [...pillars],
      parts: [...parts],
      calls,
    })),
    unions: chart.unions.map(({ pillars, parts, element, transforms, hindrances }) => ({
      pillars: [...pillars],
      parts: [...parts],
      element,
      transforms,
      hindrances: [...hindrances],
    })),
    bones: chart.bones,
    start: luck && moment.timeKnown ? showStart(luck) : null,
    decades:
      luck === null
        ? []
        : decadesOf(chart.pillars, luck, born.year).map(({ pillar, years }) => ({
            pillar,
            years: years.map(({ year, age, pillar: { stem, branch }, minor }) => ({
              year,
              age,
              stem,
              branch,
              god: tenGodOf(dayMaster, stem),
              minor,
            })),
          })),
  }
}

/** Half a day of birth is two months here: without its time nothing is said to the day. */
const showStart = ({ start }: Luck): BaziDepth['start'] => ({
  years: start.years,
  months: start.months,
  days: start.days,
  hours: start.hours,
  at: clockText(start.at),
  turns: [...start.turns],
})
