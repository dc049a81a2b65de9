import { MakeTime } from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import natal from '../../fixtures/natal-charts.json' with { type: 'json' }
import published from '../../fixtures/western-published.json' with { type: 'json' }
import pairs from '../../fixtures/synastry.json' with { type: 'json' }
import { difference } from './angle.ts'
import { skyChart } from './chart.ts'
import { composite } from './combined.ts'
import { houseOf } from './houses.ts'
import { bodies, planets, type BodyName } from './points.ts'
import { positionsAt } from './positions.ts'
import { relationshipScore, synastry } from './relationship.ts'

const arcminutes = (a: number, b: number) => Math.abs(difference(a, b)) * 60
const chartOf = ({ utc, lat, lon }: { utc: string; lat: number; lon: number }) =>
  skyChart(new Date(utc), { latitude: lat, longitude: lon })

describe('positions', () => {
  const errors = natal.flatMap((chart) => {
    const positions = positionsAt(MakeTime(new Date(chart.utc)))
    return bodies.map((name) => arcminutes(positions[name].longitude, chart.expected[name]))
  })
  test('of 60 charts are within 1′, 99 of 100 within 0.31′', () => {
    const sorted = errors.toSorted((a, b) => a - b)
    expect(sorted).toHaveLength(60 * 14)
    expect(sorted.at(-1)).toBeLessThan(1)
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(0.31)
  })
  test('turn back when they should', () => {
    for (const chart of natal) {
      const positions = positionsAt(MakeTime(new Date(chart.utc)))
      for (const [name, retrograde] of Object.entries(chart.retro))
        expect([chart.id, name, positions[name as BodyName].speed < 0]).toEqual([
          chart.id,
          name,
          retrograde,
        ])
    }
  })
})

describe('angles and houses', () => {
  test.each(natal)('$id', (chart) => {
    const { angles, houses, houseOf: houseNumbers } = chartOf(chart)
    expect(arcminutes(angles!.Asc, chart.expected.Asc)).toBeLessThan(1)
    expect(arcminutes(angles!.MC, chart.expected.MC)).toBeLessThan(1)
    const cusps = chart.placidus ?? (chart as { porphyryIfPolar?: number[] }).porphyryIfPolar
    expect(houses!.system).toBe(chart.placidus === null ? 'porphyry' : 'placidus')
    cusps?.forEach((cusp, at) => expect(arcminutes(houses!.cusps[at]!, cusp)).toBeLessThan(1))
    for (const [name, house] of Object.entries(chart.houseOf ?? {}))
      if (house !== null && name in houseNumbers!)
        expect(houseNumbers![name as BodyName]).toBe(house)
  })
  test('whole sign and equal houses begin where they should', () => {
    const place = { latitude: 31.2, longitude: 121.5 }
    const at = new Date('1990-05-15T06:30:00Z')
    const whole = skyChart(at, place, { houseSystem: 'whole-sign' })
    expect(whole.houses!.cusps[0]! % 30).toBe(0)
    expect(houseOf(whole.angles!.Asc, whole.houses!.cusps)).toBe(1)
    const equal = skyChart(at, place, { houseSystem: 'equal' })
    expect(equal.houses!.cusps[0]).toBeCloseTo(equal.angles!.Asc, 9)
  })
  test('are absent without a place', () => {
    const chart = skyChart(new Date('1990-05-15T06:30:00Z'))
    expect(chart.angles).toBeUndefined()
    expect(chart.houses).toBeUndefined()
    expect(
      chart.balance.elements.fire +
        chart.balance.elements.earth +
        chart.balance.elements.air +
        chart.balance.elements.water,
    ).toBe(10)
  })
})

describe('published charts', () => {
  test.each(published)('$id', (chart) => {
    const { positions, angles } = chartOf(chart)
    expect(Object.keys(chart.expected).length).toBeGreaterThan(0)
    for (const name of planets) {
      const expected = (chart.expected as Partial<Record<string, number>>)[name]
      if (expected !== undefined)
        expect(arcminutes(positions[name].longitude, expected)).toBeLessThan(chart.tolArcmin)
    }
    const { Asc, MC } = chart.expected as { Asc?: number; MC?: number }
    if (Asc !== undefined) expect(arcminutes(angles!.Asc, Asc)).toBeLessThan(chart.tolArcmin)
    if (MC !== undefined) expect(arcminutes(angles!.MC, MC)).toBeLessThan(chart.tolArcmin)
  })
})

describe('two people', () => {
  const charts = new Map(natal.map((chart) => [chart.id, chartOf(chart)]))
  test.each(pairs)('$a and $b', ({ a, b, aspectsWithin1deg }) => {
    const aspects = synastry(charts.get(a)!, charts.get(b)!)
    for (const expected of aspectsWithin1deg) {
      const found = aspects.find(
        (aspect) =>
          aspect.a === expected.a && aspect.b === expected.b && aspect.kind === expected.type,
      )
      expect(found?.orb).toBeCloseTo(expected.orb, 1)
    }
    const { score, terms } = relationshipScore(aspects)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
    expect(terms.length).toBeGreaterThan(0)
  })
  test('have a composite halfway between', () => {
    const [a, b] = [charts.get(natal[0]!.id)!, charts.get(natal[1]!.id)!]
    const middle = composite(a, b)
    for (const name of planets)
      expect(Math.abs(difference(middle[name]!, a.positions[name].longitude))).toBeCloseTo(
        Math.abs(difference(middle[name]!, b.positions[name].longitude)),
        6,
      )
  })
})
