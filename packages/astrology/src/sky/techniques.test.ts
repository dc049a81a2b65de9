import { describe, expect, test } from 'vitest'
import natal from '../../fixtures/natal-charts.json' with { type: 'json' }
import techniques from '../../fixtures/sky-techniques.json' with { type: 'json' }
import { MakeTime } from 'astronomy-engine'
import { difference } from './angle.ts'
import { horizonAt } from './angles.ts'
import { type ChartOptions, skyChart } from './chart.ts'
import { compositeChart, davison, overlay } from './combined.ts'
import { houseOf, housesOf, houseSystems, type HouseSystem } from './houses.ts'
import { bodies, type BodyName } from './points.ts'
import { ageAt, profection } from './profections.ts'
import { progressedAspects, progressedPace, progressions, solarArc } from './progressions.ts'
import { domainScores, kindScores } from './relationship-scores.ts'
import { synastry } from './relationship.ts'
import { lunarReturns, solarReturn } from './returns.ts'
import { longitudeIn } from './zodiac.ts'

const births = new Map(natal.map((chart) => [chart.id, chart]))
const placeOf = ({ lat, lon }: { lat: number; lon: number }) => ({ latitude: lat, longitude: lon })
const chartOf = (id: string, options: ChartOptions = {}) => {
  const birth = births.get(id)!
  return skyChart(new Date(birth.utc), placeOf(birth), options)
}
const seconds = (a: number, b: number) => Math.abs(difference(a, b)) * 3600

/** Reproducible numbers from 0 to 1 (Park and Miller). */
function* numbers(seed: number) {
  for (let state = seed; ;) yield (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
const randomBirths = (seed: number, count: number, latitude: number) => {
  const next = numbers(seed)
  const draw = (from: number, to: number) => from + next.next().value! * (to - from)
  return Array.from({ length: count }, () => ({
    at: new Date(draw(Date.UTC(1900, 0, 1), Date.UTC(2030, 0, 1))),
    place: { latitude: draw(-latitude, latitude), longitude: draw(-180, 180) },
  }))
}

describe.each(techniques)('$id as Swiss Ephemeris has it', (expected) => {
  const natalChart = chartOf(expected.id)
  const birth = new Date(births.get(expected.id)!.utc)
  const at = new Date(expected.at)

  test('six further house systems, within 1′', () => {
    const { lat, lon } = births.get(expected.id)!
    const horizon = horizonAt(MakeTime(birth), lat, lon)
    for (const [system, cusps] of Object.entries(expected.houses))
      housesOf(horizon, system as HouseSystem).cusps.forEach((cusp, house) =>
        expect(seconds(cusp, cusps[house]!), `${system} ${house + 1}`).toBeLessThan(60),
      )
  })
  test('sidereal zodiacs, within 20″', () => {
    for (const zodiac of ['lahiri', 'fagan-bradley'] as const)
      for (const [name, longitude] of Object.entries(expected.sidereal[zodiac])) {
        const { positions } = chartOf(expected.id, { zodiac })
        expect(seconds(positions[name as BodyName].longitude, longitude)).toBeLessThan(20)
      }
  })
  test('secondary progressions, within 20″', () => {
    const moved = progressions({ birth, natal: natalChart }, at)
    for (const [name, longitude] of Object.entries(expected.progressed))
      expect(seconds(moved.positions[name as BodyName].longitude, longitude), name).toBeLessThan(20)
    expect(moved.angles).toBeUndefined()
  })
  test('lunar returns, within 1 minute', () => {
    const { last, next } = lunarReturns(natalChart.positions.Moon.longitude, at)
    expect(Math.abs(last.getTime() - Date.parse(expected.lunarReturns.last))).toBeLessThan(60_000)
    expect(Math.abs(next.getTime() - Date.parse(expected.lunarReturns.next))).toBeLessThan(60_000)
  })
  test('the Davison chart', () => {
    const { with: other, instant, ...places } = expected.davison
    const partner = births.get(other)!
    const middle = davison(
      { instant: birth, place: placeOf(births.get(expected.id)!) },
      { instant: new Date(partner.utc), place: placeOf(partner) },
    )
    expect(middle.instant.toISOString()).toBe(instant)
    const { positions, angles } = middle.chart
    const found = {
      Sun: positions.Sun.longitude,
      Moon: positions.Moon.longitude,
      ...angles!,
    }
    for (const [name, longitude] of Object.entries(places))
      expect(seconds(found[name as keyof typeof found], longitude), name).toBeLessThan(60)
  })
})

test('the Moon is back to the second, and between two returns nowhere else', () => {
  for (const { at, place } of randomBirths(11, 12, 60))
    for (const zodiac of ['tropical', 'lahiri'] as const) {
      const { positions } = skyChart(at, place, { zodiac })
      const natalMoon = positions.Moon.longitude
      const day = new Date(at.getTime() + 9_999.37 * 86_400_000)
      const { last, next } = lunarReturns(natalMoon, day, zodiac)
      for (const back of [last, next])
        expect(seconds(longitudeIn(zodiac, 'Moon', back), natalMoon)).toBeLessThan(1)
      expect(last <= day && day < next).toBe(true)
      const month = (next.getTime() - last.getTime()) / 86_400_000
      expect(month).toBeGreaterThan(26.9)
      expect(month).toBeLessThan(27.8)
      // At the return itself, the one that has just come counts.
      const justBack = lunarReturns(natalMoon, new Date(last.getTime() + 60_000), zodiac).last
      expect(Math.abs(justBack.getTime() - last.getTime())).toBeLessThan(1_000)
    }
})

test('the Sun returns to where it was, in each zodiac', () => {
  const birth = new Date('1990-05-15T06:30:00Z')
  for (const zodiac of ['tropical', 'lahiri', 'fagan-bradley'] as const) {
    const natalSun = longitudeIn(zodiac, 'Sun', birth)
    const back = solarReturn(natalSun, new Date('2026-01-01T00:00:00Z'), zodiac)
    expect(seconds(longitudeIn(zodiac, 'Sun', back), natalSun)).toBeLessThan(1)
    expect(back.getUTCMonth()).toBe(4)
  }
})

test('houses of every system go around the circle once, everywhere on Earth', () => {
  const births = randomBirths(5, 40, 90)
  const edges = [90, -90, 66.5, -66.6, 66.5607, 0].map((latitude) => ({
    at: new Date('2001-03-04T05:06:07Z'),
    place: { latitude, longitude: 12 },
  }))
  for (const { at, place } of [...births, ...edges])
    for (const houseSystem of houseSystems) {
      const horizon = horizonAt(MakeTime(at), place.latitude, place.longitude)
      const { cusps, system } = housesOf(horizon, houseSystem)
      const widths = cusps.map((cusp, house) => difference(cusps[(house + 1) % 12]!, cusp))
      expect(Math.min(...widths), `${houseSystem} ${place.latitude}`).toBeGreaterThan(0)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6)
      for (const longitude of cusps) expect(cusps[houseOf(longitude, cusps) - 1]).toBe(longitude)
      const polar = Math.abs(place.latitude) > 66.6
      if (polar && ['placidus', 'koch', 'regiomontanus', 'campanus'].includes(houseSystem))
        expect(system).toBe('porphyry')
    }
})

test('a sidereal chart moves signs and houses together, and leaves aspects as they are', () => {
  const tropical = chartOf('nat-145')
  const sidereal = chartOf('nat-145', { zodiac: 'lahiri' })
  expect(sidereal.aspects.map(({ a, b, kind }) => [a, b, kind])).toEqual(
    tropical.aspects.map(({ a, b, kind }) => [a, b, kind]),
  )
  expect(sidereal.houseOf).toEqual(tropical.houseOf)
  expect(seconds(sidereal.angles!.Asc + sidereal.ayanamsa, tropical.angles!.Asc)).toBeLessThan(0.01)
  const whole = chartOf('nat-145', { zodiac: 'lahiri', houseSystem: 'whole-sign' })
  expect(whole.houses!.cusps[0]! % 30).toBe(0)
  expect(houseOf(whole.angles!.Asc, whole.houses!.cusps)).toBe(1)
})

test('orbs are narrower or wider as chosen', () => {
  const count = (orbs: 'tight' | 'usual' | 'wide') => chartOf('nat-145', { orbs }).aspects.length
  expect(count('tight')).toBeLessThan(count('usual'))
  expect(count('usual')).toBeLessThan(count('wide'))
})

test('what is directed moves as far as the progressed Sun, and angles with it', () => {
  const birth = births.get('nat-145')!
  const natalChart = chartOf('nat-145')
  const at = new Date('2026-11-21T12:00:00Z')
  const moved = progressions({ birth: new Date(birth.utc), natal: natalChart }, at, placeOf(birth))
  // 53 years: about 53 degrees.
  expect(moved.arc).toBeGreaterThan(52)
  expect(moved.arc).toBeLessThan(54.5)
  expect(seconds(moved.angles!.MC, natalChart.angles!.MC + moved.arc)).toBeLessThan(0.01)
  const directed = solarArc(natalChart, moved.arc)
  for (const name of bodies)
    expect(
      seconds(directed.positions[name].longitude, natalChart.positions[name].longitude + moved.arc),
    ).toBeLessThan(0.01)
  expect(moved.moonEnters!.at > at).toBe(true)
  for (const { a, b, kind, orb, applying } of progressedAspects(
    moved,
    natalChart,
    progressedPace,
  )) {
    expect(orb).toBeLessThanOrEqual(1)
    expect(a === b && kind === 'conjunction').toBe(false)
    if (a !== 'Moon') continue
    const later = progressions(
      { birth: new Date(birth.utc), natal: natalChart },
      new Date(at.getTime() + 86_400_000),
    )
    const off = (longitude: number) =>
      Math.abs(
        Math.abs(difference(longitude, { ...natalChart.positions }[b as BodyName].longitude)) -
          { conjunction: 0, sextile: 60, square: 90, trine: 120, quincunx: 150, opposition: 180 }[
            kind
          ],
      )
    if (b in natalChart.positions)
      expect(off(later.positions.Moon.longitude) < off(moved.positions.Moon.longitude)).toBe(
        applying,
      )
  }
})

describe('profections', () => {
  test('go a house further with every birthday', () => {
    const year = (date: string) => profection(100, '1990-05-15', date)
    expect(year('1990-05-15')).toEqual({
      age: 0,
      house: 1,
      sign: 'cancer',
      lord: 'Moon',
      from: '1990-05-15',
      to: '1991-05-15',
    })
    expect(year('2026-05-14')).toMatchObject({ age: 35, house: 12, sign: 'gemini' })
    expect(year('2026-05-15')).toMatchObject({ age: 36, house: 1, sign: 'cancer', lord: 'Moon' })
    expect(year('2027-11-21')).toMatchObject({ age: 37, house: 2, sign: 'leo', lord: 'Sun' })
    expect(() => year('1990-05-14')).toThrow(RangeError)
  })
  test('of the 29th of February', () => {
    expect(ageAt('2000-02-29', '2023-02-28')).toBe(22)
    expect(ageAt('2000-02-29', '2023-03-01')).toBe(23)
    expect(ageAt('2000-02-29', '2024-02-29')).toBe(24)
  })
})

describe('two people', () => {
  const [a, b] = [chartOf('nat-160'), chartOf('nat-305')]

  test('a composite has its houses from the ascendants’ midpoint', () => {
    const shared = compositeChart(a, b)
    expect(shared.houses!.cusps[0]).toBe(shared.angles!.Asc)
    expect(shared.positions.Sun.speed).toBe(0)
    for (const name of bodies) {
      const { longitude } = shared.positions[name]
      expect(shared.houseOf![name]).toBe(houseOf(longitude, shared.houses!.cusps))
      expect(Math.abs(difference(longitude, a.positions[name].longitude))).toBeLessThanOrEqual(90)
    }
    const unknown = compositeChart(a, skyChart(new Date('1990-05-15T12:00:00Z')))
    expect([unknown.houses, unknown.angles]).toEqual([undefined, undefined])
  })
  test('their points fall into each other’s houses', () => {
    expect(overlay(a, b).Sun).toBe(houseOf(a.positions.Sun.longitude, b.houses!.cusps))
    expect(overlay(a, skyChart(new Date('1990-05-15T12:00:00Z')))).toEqual({})
  })
  test('oneself is halfway to oneself', () => {
    const birth = births.get('nat-160')!
    const me = { instant: new Date(birth.utc), place: placeOf(birth) }
    expect(davison(me, me).chart.positions).toEqual(a.positions)
    for (const name of bodies)
      expect(
        seconds(compositeChart(a, a).positions[name].longitude, a.positions[name].longitude),
      ).toBeLessThan(0.001)
    expect(overlay(a, a)).toEqual(a.houseOf)
  })
  test('places across the date line meet on its near side', () => {
    const at = new Date('1990-05-15T12:00:00Z')
    const { place } = davison(
      { instant: at, place: { latitude: -18, longitude: 178 } },
      { instant: at, place: { latitude: -14, longitude: -172 } },
    )
    expect(place).toEqual({ latitude: -16, longitude: -177 })
    expect(davison({ instant: at, place: place! }, { instant: at }).chart.houses).toBeUndefined()
  })
  test('scores spread over the scale and stand around its middle', () => {
    const people = randomBirths(3, 24, 60).map(({ at, place }) => skyChart(at, place))
    const all = people.flatMap((one, at) =>
      people.slice(at + 1).map((other) => domainScores(synastry(one, other))),
    )
    const scores = all.flatMap((domains) => domains.map(({ score }) => score))
    const sorted = scores.toSorted((x, y) => x - y)
    expect(sorted[0]).toBeGreaterThanOrEqual(0)
    expect(sorted.at(-1)).toBeLessThanOrEqual(100)
    const share = (at: number) => sorted[Math.floor(sorted.length * at)]!
    expect(share(0.1)).toBeLessThan(45)
    expect(Math.abs(share(0.5) - 55)).toBeLessThan(8)
    expect(share(0.9)).toBeGreaterThan(68)
    for (const domains of all)
      for (const { score } of kindScores(domains)) {
        expect(score).toBeGreaterThanOrEqual(Math.min(...domains.map((one) => one.score)))
        expect(score).toBeLessThanOrEqual(Math.max(...domains.map((one) => one.score)))
      }
  })
})
