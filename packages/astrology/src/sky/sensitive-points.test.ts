import { Horizon as AstronomyHorizon, MakeTime, Observer } from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import natal from '../../fixtures/natal-charts.json' with { type: 'json' }
import { atan2, asin, cos, difference, sin, turn } from './angle.ts'
import { horizonAt } from './angles.ts'
import { skyChart } from './chart.ts'
import { planets } from './points.ts'
import { type Positions } from './positions.ts'
import { hemisphereOf } from './sensitive-points.ts'

type Chart = (typeof natal)[number]
const chartOf = ({ utc, lat, lon }: Pick<Chart, 'utc' | 'lat' | 'lon'>) =>
  skyChart(new Date(utc), { latitude: lat, longitude: lon })

/** Where a point of the ecliptic stands to an observer, computed by astronomy-engine. */
function seen({ utc, lat, lon }: Pick<Chart, 'utc' | 'lat' | 'lon'>, longitude: number) {
  const time = MakeTime(new Date(utc))
  const { obliquity } = horizonAt(time, lat, lon)
  const ascension = atan2(sin(longitude) * cos(obliquity), cos(longitude))
  const declination = asin(sin(obliquity) * sin(longitude))
  return AstronomyHorizon(time, new Observer(lat, lon, 0), ascension / 15, declination)
}

/** How far north of the prime vertical a point stands, and whether it is in the west. */
function beside(chart: Pick<Chart, 'utc' | 'lat' | 'lon'>, longitude: number) {
  const { azimuth, altitude } = seen(chart, longitude)
  return { north: cos(azimuth) * cos(altitude), west: sin(azimuth) < 0 }
}

/** The western crossing of the prime vertical, found by walking along the ecliptic. */
function scanned(chart: Pick<Chart, 'utc' | 'lat' | 'lon'>): number {
  for (let from = 0; from < 360; from += 10) {
    const before = beside(chart, from).north
    if (before * beside(chart, from + 10).north > 0) continue
    let [low, high] = [from, from + 10]
    while (high - low > 1e-6) {
      const middle = (low + high) / 2
      if (beside(chart, middle).north * before > 0) low = middle
      else high = middle
    }
    if (beside(chart, low).west) return turn(low)
  }
  throw new Error('no point of the ecliptic is due west')
}

describe('The Vertex', () => {
  const tropics = [
    { id: 'Singapore', utc: '1992-03-04T10:20:00Z', lat: 1.29, lon: 103.85 },
    { id: 'Lima', utc: '1971-09-30T05:00:00Z', lat: -12.05, lon: -77.04 },
    { id: 'Honolulu', utc: '2001-06-20T22:15:00Z', lat: 21.31, lon: -157.86 },
    { id: 'Shanghai', utc: '1992-08-13T23:30:00Z', lat: 31.22, lon: 121.46 },
  ]
  test.each([...tropics, ...natal.slice(0, 40)])('is due west at $id', (chart) => {
    const { vertex } = chartOf(chart).sensitive!
    expect(Math.abs(difference(vertex, scanned(chart)))).toBeLessThan(0.005)
  })
})

describe('The Part of Fortune', () => {
  test.each(natal)('of $id is counted by the sect of the chart', (chart) => {
    const { Asc, Sun, Moon } = chart.expected
    const byDay = seen(chart, Sun).altitude > 0
    const { fortune } = chartOf(chart).sensitive!
    const expected = byDay ? Asc + Moon - Sun : Asc + Sun - Moon
    expect(Math.abs(difference(fortune, expected))).toBeLessThan(0.05)
  })
  test('is left out without a place', () => {
    expect(skyChart(new Date('1990-05-15T06:30:00Z')).sensitive).toBeUndefined()
  })
})

test('the fuller half of a chart holds seven planets of ten', () => {
  const at = (...longitudes: number[]) =>
    Object.fromEntries(
      planets.map((name, index) => [name, { longitude: longitudes[index]! }]),
    ) as unknown as Positions
  const angles = { Asc: 100, MC: 10 }
  const low = [110, 150, 200, 220, 250, 270, 275]
  expect(hemisphereOf(at(...low, 20, 300, 90), angles)).toBe('below')
  expect(hemisphereOf(at(110, 150, 170, 200, 220, 250, 20, 60, 300, 340), angles)).toBeUndefined()
  expect(hemisphereOf(at(20, 40, 60, 80, 95, 120, 150, 180, 300, 200), angles)).toBe('east')
})
