import { baziChart } from '@lumen/astrology/bazi/chart'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'
import { insightKinds } from './facts/factors.ts'
import { stepDate } from './facts/sky-day.ts'

const chart = baziChart({
  instant: new Date('1992-07-15T06:30:00Z'),
  standardOffsetSeconds: 28_800,
  longitude: 104.06,
  gender: 'female',
  timeKnown: true,
  axis: 'true-solar',
  dayChange: '23:00',
})
const first = '2026-11-22'
/** Sentences long enough to be noticed when they come again. */
const sentencesOf = (...texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/(?<=[。！？])|(?<=[.!?]) /))
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length > 12)

describe.each(languages)('The screen of one’s own day in %s', (language) => {
  const reader = readerFor(language)

  it('says nothing twice: the day, the sign, each insight', () => {
    for (let at = 0; at < 20; at++) {
      const date = stepDate(first, at)
      const day = reader.dailyFortune(chart, 'cancer', date)
      const told = sentencesOf(
        day.fortune,
        day.love,
        day.career,
        day.wealth,
        day.health,
        reader.horoscope('cancer', date).text,
        ...insightKinds.map((kind) => reader.insight(kind, chart, 'cancer', date).content),
      )
      expect(told.filter((one, place) => told.indexOf(one) !== place)).toEqual([])
    }
  })

  it('tells of week and month on the page of a sign without repeating one in the other', () => {
    for (let at = 0; at < 20; at++) {
      const { weeklyForecast, monthlyOverview } = reader.westernAnalysis(
        'cancer',
        stepDate(first, at),
      )
      const told = sentencesOf(weeklyForecast, monthlyOverview)
      expect(told.filter((one, place) => told.indexOf(one) !== place)).toEqual([])
    }
  })
})

it('scores a day by three systems, and the stars by the first two', () => {
  for (let at = 0; at < 20; at++) {
    const date = stepDate(first, at)
    const reader = readerFor('zh')
    const { bySystem, score } = reader.dailyFortune(chart, 'cancer', date)
    expect(bySystem).toEqual({
      pillars: reader.prediction(chart, 'daily', date).scores.overall,
      sign: reader.horoscope('cancer', date).scores.overall,
      animal: reader.prediction({ animal: 'monkey' }, 'daily', date).scores.overall,
    })
    expect(Math.abs(score - (bySystem!.pillars + bySystem!.sign) / 2)).toBeLessThanOrEqual(1)
  }
})
