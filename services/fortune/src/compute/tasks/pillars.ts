import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { InsightType } from '@lumen/contracts/fortune/eastern'
import { pillarsOf, pillarTexts, showBazi } from '../../domain/charts/bazi.ts'
import { personOfChart } from '../../domain/charts/person.ts'
import { tropicalSkyOf } from '../../domain/charts/natal.ts'
import { calendarDay } from '../../domain/reading/facts/sky-day.ts'
import { starText } from '../../domain/reading/writers/zodiac.ts'
import { signOf } from '@lumen/astrology/sky/signs'
import type { Asker, TaskTools } from '../tools.ts'

/** What is told of the four pillars of a birth, and of its days. */
export const pillarTasks = ({ birth: resolve, noon, reader }: TaskTools) => {
  /** Whose day it is. */
  const subject = async (data: BirthData, asker: Asker) => {
    const birth = await resolve(data, asker)
    const { Sun } = tropicalSkyOf(birth).positions
    return { person: personOfChart(pillarsOf(birth)), sign: signOf(Sun.longitude) }
  }

  return {
    async bazi({ data, asker }: { data: BirthData; asker: Asker }) {
      const { language, date } = asker
      const birth = await resolve(data, asker)
      const chart = pillarsOf(birth)
      const writer = reader(language)
      const { reasoning, ...texts } = writer.bazi(chart, Number(date.slice(0, 4)))
      const today = await noon(asker)
      const shown = showBazi(birth, chart, { today, reasoning: [...reasoning], reader: writer })
      const { year, month, day, hour } = chart.pillars
      return {
        pillars: { year, month, day, hour },
        pillarTexts: pillarTexts(chart.pillars),
        chart: shown,
        texts,
      }
    },

    async baziMatch({ one, two, asker }: { one: BirthData; two: BirthData; asker: Asker }) {
      const [first, second] = [await resolve(one, asker), await resolve(two, asker)]
      const [pillars1, pillars2] = [pillarsOf(first).pillars, pillarsOf(second).pillars]
      return {
        ...reader(asker.language).baziMatch(
          { pillars: pillars1, gender: first.gender },
          { pillars: pillars2, gender: second.gender },
        ),
        chart1: pillars1,
        chart2: pillars2,
      }
    },

    async dailyFortune({ data, asker }: { data: BirthData | null; asker: Asker }) {
      const { language, date } = asker
      const writer = reader(language)
      const own = data === null ? null : await subject(data, asker)
      const reading =
        own === null ? writer.generalDay(date) : writer.dailyFortune(own.person, own.sign, date)
      return {
        date,
        personal: data !== null,
        overallRating: starText(reading.score),
        ...reading,
        dayPillar: calendarDay(date).pillars.day,
      }
    },

    async insight({ type, data, asker }: { type: InsightType; data: BirthData; asker: Asker }) {
      const { person, sign } = await subject(data, asker)
      return reader(asker.language).insight(type, person, sign, asker.date)
    },
  }
}
