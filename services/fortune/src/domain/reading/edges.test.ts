import { baziChart } from '@lumen/astrology/bazi/chart'
import { pillarText } from '@lumen/astrology/bazi/stems-branches'
import { termsAround } from '@lumen/astrology/bazi/terms'
import { skyChart } from '@lumen/astrology/sky/chart'
import { relationshipScore, synastry } from '@lumen/astrology/sky/relationship'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../readings.ts'

const born = (instant: Date, gender: 'female' | 'male' = 'female') =>
  baziChart({
    instant,
    standardOffsetSeconds: 28_800,
    gender,
    timeKnown: true,
    axis: 'clock',
    dayChange: '23:00',
  })
describe('A day of Cancer', () => {
  it('tells the house of the Moon once, though the Moon rules it', () => {
    const says = (sign: 'cancer' | 'leo') =>
      Array.from({ length: 28 }, (_, at) =>
        readerFor('zh').horoscope(sign, `2026-09-${String(at + 1).padStart(2, '0')}`),
      ).filter(({ horoscope }) => horoscope.overall.includes('守护星')).length
    expect(says('cancer')).toBe(0)
    expect(says('leo')).toBeGreaterThan(7)
  })
})

const wrong = /undefined|NaN|Infinity|\{\w+\}/
/** 立春 of 2024. */
const springBegins = termsAround(new Date('2024-02-10T00:00:00Z')).previous.at

describe('A birth on the cusp of a term', () => {
  it('has other pillars of year and month from one second to the next, and is warned of', () => {
    const [before, after] = [-1, 1].map((seconds) =>
      born(new Date(springBegins.getTime() + seconds * 1000)),
    ) as [ReturnType<typeof born>, ReturnType<typeof born>]
    expect([before, after].map(({ pillars }) => pillarText(pillars.year))).toEqual(['癸卯', '甲辰'])
    expect([before, after].map(({ pillars }) => pillarText(pillars.month))).toEqual([
      '乙丑',
      '丙寅',
    ])
    for (const chart of [before, after])
      expect(chart.warnings).toContainEqual(
        expect.objectContaining({ kind: 'near-term', term: '立春' }),
      )
  })

  it('begins its luck at once one way, and after a whole term the other', () => {
    const at = new Date(springBegins.getTime() + 1000)
    // 甲辰 is a yang year: men go forwards, to the next term, women back to the one a second ago.
    expect(born(at, 'female').luck!.startAge).toBeLessThan(0.001)
    expect(born(at, 'male').luck!.startAge).toBeGreaterThan(9.5)
  })
})

describe.each(languages)('Readings at the edges in %s', (language) => {
  const reader = readerFor(language)

  it('are whole for births of 1600, before 1900, 2100 and on a cusp', () => {
    for (const at of ['1600-01-01T00:00:00Z', '1899-12-31T15:59:59Z', '2100-12-31T23:59:00Z'])
      expect(JSON.stringify(reader.bazi(born(new Date(at)), 2026))).not.toMatch(wrong)
    expect(JSON.stringify(reader.bazi(born(springBegins), 2026))).not.toMatch(wrong)
  })

  it('are whole for births at the poles', () => {
    for (const latitude of [90, 89.9, -90])
      for (const at of ['1992-06-21T12:00:00Z', '1992-12-21T12:00:00Z']) {
        const sky = skyChart(new Date(at), { latitude, longitude: 0 })
        expect(JSON.stringify(reader.birthChart(sky))).not.toMatch(wrong)
      }
  })

  it('say of somebody against themselves that the two are one', () => {
    const sky = skyChart(new Date('1992-07-15T06:30:00Z'), { latitude: 30.6, longitude: 104 })
    const score = relationshipScore(synastry(sky, sky))
    const same = reader.synastry(score, true)
    expect(JSON.stringify(same)).not.toMatch(wrong)
    expect(same).not.toEqual(reader.synastry(score, false))
  })

  it('tell periods of the first and the last day that is read', () => {
    for (const date of ['1900-01-01', '2100-12-31'])
      for (const period of ['daily', 'weekly', 'monthly', 'yearly'] as const)
        expect(JSON.stringify(reader.prediction({ animal: 'rat' }, period, date))).not.toMatch(
          wrong,
        )
  })
})
