import { baziChart } from '@lumen/astrology/bazi/chart'
import { animals } from '@lumen/astrology/bazi/stems-branches'
import { stepDate } from '@lumen/fortune/domain/reading/facts/sky-day'
import type { Reader } from '@lumen/fortune/domain/reading/reader'
import { skyChart } from '@lumen/astrology/sky/chart'
import { signs } from '@lumen/astrology/sky/signs'

const first = '2026-11-21'
const days = (count: number) => Array.from({ length: count }, (_, at) => stepDate(first, at))

/** The day of each sign as it is read: every block that changes from day to day. */
export const signDays = (reader: Reader, count: number): string[] =>
  days(count).flatMap((date) =>
    signs.map((sign) => {
      const { text, horoscope } = reader.horoscope(sign, date)
      return `${text} ${horoscope.description}`
    }),
  )

/** The day of each animal. */
export const animalDays = (reader: Reader, count: number): string[] =>
  days(count).flatMap((date) =>
    animals.map((animal) => Object.values(reader.zodiac(animal, date).fortune).slice(1).join(' ')),
  )

/** Charts of births spread over a century by a fixed step, so that every run sees the same ones. */
export const sampleCharts = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    baziChart({
      instant: new Date(Date.UTC(1935, 0, 1) + (at * 9_973 * 55 * 3_600_000) / 7.3),
      standardOffsetSeconds: 28_800,
      longitude: 104 + (at % 17),
      gender: at % 2 === 0 ? 'female' : 'male',
      timeKnown: at % 5 !== 0,
      axis: 'true-solar',
      dayChange: '23:00',
    }),
  )

/** What charts of four pillars say of themselves. */
export const chartTexts = (reader: Reader, count: number): string[] =>
  sampleCharts(count).map((chart) => {
    const { destiny, lifePredictions } = reader.bazi(chart, 2026)
    return [destiny.text, destiny.overallFortune, ...lifePredictions].join(' ')
  })

/** The luck pillars of charts of four pillars. */
export const luckTexts = (reader: Reader, count: number): string[] =>
  sampleCharts(count).map((chart) => reader.bazi(chart, 2026).lifePredictions.join(' '))

/** Days of charts of four pillars. */
export const chartDays = (reader: Reader, charts: number, count: number): string[] =>
  sampleCharts(charts).flatMap((chart) =>
    days(count).map((date) => {
      const { overview, details, advice } = reader.prediction(chart, 'daily', date)
      return [overview, ...Object.values(details), ...advice.positive, ...advice.negative].join(' ')
    }),
  )

/** Birth charts of the sky over a century, by a fixed step, all of a known time and place. */
export const natalTexts = (reader: Reader, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const instant = new Date(Date.UTC(1935, 0, 1) + at * 21_973 * 3_600_000)
    const place = { latitude: 22 + (at % 19), longitude: 104 + (at % 17) }
    const { interpretation } = reader.birthChart(skyChart(instant, place))
    return interpretation.map(({ text }) => text).join(' ')
  })
