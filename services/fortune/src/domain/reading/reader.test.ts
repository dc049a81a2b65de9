import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { baziChart } from '@lumen/astrology/bazi/chart'
import { animals } from '@lumen/astrology/bazi/stems-branches'
import { castHexagram } from '@lumen/astrology/iching/cast'
import { skyChart } from '@lumen/astrology/sky/chart'
import { relationshipScore, synastry } from '@lumen/astrology/sky/relationship'
import { signs } from '@lumen/astrology/sky/signs'
import { insightKinds, periods } from './facts/factors.ts'
import { skyDay, stepDate } from './facts/sky-day.ts'
import { solarHouse } from './facts/sign-day.ts'
import { formOf, type Name } from './pack/text.ts'
import { packFor, readerFor } from '../../readings.ts'
import type { Reader } from './reader.ts'
import { agreement } from './writers/insight.ts'

const day = '2026-11-21'
const birth = new Date('1990-05-05T04:20:00Z')
const chart = baziChart({
  instant: birth,
  standardOffsetSeconds: 28_800,
  longitude: 116.4,
  gender: 'female',
  timeKnown: true,
  axis: 'true-solar',
  dayChange: '23:00',
})
const sky = skyChart(birth, { latitude: 39.9, longitude: 116.4 })
const other = skyChart(new Date('1988-01-15T10:00:00Z'))

/** Everything that a reader writes, over many inputs. */
const everything = (reader: Reader): unknown[] => [
  reader.westernAnalysis('gemini', '2026-03-11'),
  reader.westernAnalysis('pisces', '2027-08-02'),
  ...signs.flatMap((a) => signs.map((b) => reader.compatibility(a, b))),
  ...animals.map((animal, at) => reader.zodiac(animal, `2027-0${(at % 9) + 1}-05`)),
  ...animals.flatMap((animal) =>
    periods.map((period) => reader.prediction({ animal }, period, day)),
  ),
  reader.bazi(chart, 2026),
  reader.fortune(chart, 'taurus', 'week', day),
  reader.fortune(chart, undefined, 'year', day),
  reader.dailyFortune(chart, 'taurus', day),
  reader.generalDay(day),
  ...Array.from({ length: 40 }, (_, at) => reader.cast(castHexagram(`seed-${at}`), null)),
  reader.fengShui(2026, { solarYear: 1990, gender: 'male' }),
  reader.fengShui(2027),
  reader.lifeWisdom(chart, day),
  ...insightKinds.map((kind) => reader.insight(kind, chart, 'taurus', day)),
  reader.birthChart(sky).interpretation,
  reader.birthChart(other).interpretation,
  reader.synastry(relationshipScore(synastry(sky, other))),
  reader.transits(synastry(other, sky)),
  reader.transits([]),
  reader.solarReturn(2026, other, synastry(other, sky)),
]

it.each(languages)(
  'tells in %s of a point that meets itself without repeating it',
  async (language) => {
    const reader = readerFor(language)
    const aspect = { a: 'Moon', b: 'Moon', kind: 'conjunction', orb: 0.5 } as const
    const whole = { ...aspect, applying: null }
    const score = { ...relationshipScore([]), terms: [{ aspect: whole, points: 4 }] }
    const [term = ''] = reader.synastry(score as never).terms
    const told = reader.transits([whole as never]).interpretation
    const { themes } = packFor(language).names
    const theme = formOf(themes.Moon).toLowerCase()
    for (const text of [term, told])
      expect(text.toLowerCase().split(theme).length, text).toBeLessThanOrEqual(2)
  },
)

it('names each fact of a day once', async () => {
  const reader = readerFor('zh')
  for (let at = 0; at < 60; at++) {
    const date = stepDate(day, at)
    for (const animal of animals) {
      const labels = reader.zodiac(animal, date).facts.map(({ kind, label }) => kind + label)
      expect(new Set(labels).size, `${animal} ${date}: ${labels.join()}`).toBe(labels.length)
    }
  }
})

describe.each(languages)('The reader in %s', (language) => {
  it('fills every line, and writes the same of the same', async () => {
    const reader = readerFor(language)
    const first = JSON.stringify(everything(reader))
    expect(first).not.toMatch(/undefined|NaN|\{\w+(\.\w+)?\}/)
    expect(JSON.stringify(everything(readerFor(language)))).toBe(first)
  })

  it('names the facts that a day’s text speaks of', async () => {
    const reader = readerFor(language)
    const { facts } = reader.horoscope('leo', day)
    expect(facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['planet', 'moon-phase', 'house', 'aspect', 'day-pillar']),
    )
    expect(reader.lifeWisdom({ animal: 'rat' }, day).facts).not.toEqual([])
  })

  it('writes a day without a birth to no sign, no animal and no house', async () => {
    const reader = readerFor(language)
    const { names } = packFor(language)
    const forms = (name: Name) => (typeof name === 'object' ? Object.values(name) : [name])
    const long = (name: string) => name.length > (/^[a-z]/i.test(name) ? 3 : 1)
    const texts = Array.from({ length: 60 }, (_, at) => {
      const { facts, score, scores, bySystem, ...told } = reader.generalDay(stepDate(day, at))
      expect(score).toBe(scores.overall)
      expect(bySystem).toBeUndefined()
      const kinds = facts.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'house' || kind === 'relation')).toEqual([])
      expect(Object.values(told).every((text) => text.length > 0)).toBe(true)
      return Object.values(told).join(' ')
    })
    const addressed = signs
      .flatMap((sign) => forms(names.signs[sign]))
      .filter(long)
      .filter((name) => texts.some((text) => text.includes(name)))
    expect(addressed).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('writes another text for another sign, day, animal or chart', async () => {
    const reader = readerFor(language)
    const texts = [
      ...signs.map((sign) => reader.horoscope(sign, day).text),
      ...signs.map((sign) => reader.horoscope(sign, '2026-11-22').text),
      ...animals.map((animal) => reader.prediction({ animal }, 'daily', day).overview),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('Facts of a day', () => {
  it('are those of the sky and of the calendar', () => {
    const found = skyDay('2026-11-21')
    expect(found.pillars.day).toEqual({ stem: '己', branch: '亥' })
    expect(found.signOf.Moon).toBe('aries')
    expect(skyDay('2026-11-22').ingresses).toContainEqual({ planet: 'Sun', sign: 'sagittarius' })
    expect(() => skyDay('2026-02-30')).toThrow(RangeError)
  })

  it('count solar houses from the own sign', () => {
    expect(solarHouse('aries', 'aries')).toBe(1)
    expect(solarHouse('pisces', 'aries')).toBe(2)
    expect(solarHouse('aries', 'pisces')).toBe(12)
  })

  it('agree to the share that points one way', () => {
    expect(agreement([1, 1, -1, 0])).toBe(0.5)
    expect(agreement([])).toBe(0)
  })
})
