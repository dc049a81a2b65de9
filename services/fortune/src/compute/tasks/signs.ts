import type { BaziChartInput } from '@lumen/contracts/fortune/bazi'
import type { Animal } from '@lumen/astrology/bazi/stems-branches'
import { showFlow } from '../../domain/charts/flow.ts'
import { personOf, sentPillars } from '../../domain/charts/person.ts'
import { datesOfPillars } from '../../domain/charts/reverse.ts'
import { spanOf } from '../../domain/charts/span.ts'
import { sunDates } from '../../domain/charts/sun-dates.ts'
import { periodSeries } from '../../domain/reading/facts/period-parts.ts'
import type { Period } from '../../domain/reading/facts/factors.ts'
import { signSeries } from '../../domain/reading/facts/sign-span.ts'
import type { FortunePeriod } from '../../domain/reading/writers/prediction.ts'
import type { Sign } from '@lumen/astrology/sky/signs'
import { toSeries } from '../series.ts'
import type { Asker, TaskTools } from '../tools.ts'

const weekDays = 7
const easternPeriods = { week: 'weekly', month: 'monthly', year: 'yearly' } as const

const yearOf = ({ date }: Asker) => Number(date.slice(0, 4))

/** What is told of signs and animals, and of charts that a client sends back. */
export const signTasks = ({ reader }: TaskTools) => ({
  async horoscope({ sign, asker: { language, date } }: { sign: Sign; asker: Asker }) {
    const { text, horoscope, scores, facts } = reader(language).horoscope(sign, date)
    return { sign, date, text, horoscope, scores, facts }
  },
  async westernAnalysis({ sign, asker }: { sign: Sign; asker: Asker }) {
    const { language, date } = asker
    const { basicInfo, ...reading } = reader(language).westernAnalysis(sign, date)
    return {
      sign,
      date,
      basicInfo: { ...basicInfo, dates: sunDates(sign, yearOf(asker), asker) },
      ...reading,
      week: toSeries(signSeries(sign, date, weekDays)),
    }
  },
  /** The days of a sign on the asker’s clock; the rest of an analysis is the same in every zone. */
  async signDates({ sign, asker }: { sign: Sign; asker: Asker }) {
    return sunDates(sign, yearOf(asker), asker)
  },
  async compatibility({ a, b, asker }: { a: Sign; b: Sign; asker: Asker }) {
    const reading = reader(asker.language).compatibility(a, b)
    return { partner1: a, partner2: b, ...reading }
  },
  async zodiac({ animal, asker: { language, date } }: { animal: Animal; asker: Asker }) {
    return { animal, date, ...reader(language).zodiac(animal, date) }
  },
  async flow({ baziChart, date }: { baziChart: BaziChartInput; date: string }) {
    const pillars = sentPillars(baziChart)
    return showFlow({ dayMaster: pillars.day.stem, pillars }, date)
  },
  async reverse({ baziChart }: { baziChart: BaziChartInput }) {
    return datesOfPillars(sentPillars(baziChart))
  },
  async fortune({
    sign,
    baziChart,
    period,
    asker: { language, date },
  }: {
    sign: Sign | null
    baziChart: BaziChartInput
    period: FortunePeriod
    asker: Asker
  }) {
    const person = personOf(baziChart)
    const reading = reader(language).fortune(person, sign ?? undefined, period, date)
    return {
      period,
      ...spanOf(easternPeriods[period], date),
      ...reading,
      series: toSeries(periodSeries(person, easternPeriods[period], date)),
    }
  },
  async prediction({
    animal,
    baziChart,
    period,
    asker: { language, date },
  }: {
    animal: Animal
    baziChart: BaziChartInput | null
    period: Period
    asker: Asker
  }) {
    const person = baziChart === null ? { animal } : { ...personOf(baziChart), animal }
    const { details, ...reading } = reader(language).prediction(person, period, date)
    const { career, wealth, love, health } = details
    return {
      period,
      ...spanOf(period, date),
      ...reading,
      details: { career, wealth, love, health },
      series: toSeries(periodSeries(person, period, date)),
    }
  },
})
