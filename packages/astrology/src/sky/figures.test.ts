import { describe, expect, it, test } from 'vitest'
import { aspectsWithin } from './aspects.ts'
import { skyChart, type SkyChart } from './chart.ts'
import { dignityOf, rulerOf } from './dignities.ts'
import { figuresOf, stelliaOf } from './figures.ts'
import { type Planet, planets } from './points.ts'
import { signs } from './signs.ts'

/** A sky in which the planets that are not named make no aspect with any. */
function sky(places: Partial<Record<Planet, number>>): SkyChart {
  const named = Object.fromEntries(
    Object.entries(places).map(([name, longitude]) => [name, { longitude, speed: 1 }]),
  )
  const rest = Object.fromEntries(planets.map((name) => [name, { longitude: 0, speed: 1 }]))
  return {
    positions: { ...rest, ...named },
    aspects: aspectsWithin(named),
  } as unknown as SkyChart
}
const found = (places: Partial<Record<Planet, number>>) =>
  figuresOf(sky(places)).map(({ kind, members, apex }) => [kind, apex, members.join(' ')])

describe('Figures', () => {
  it('are the T-square, named by its apex and quality', () => {
    const places = { Sun: 5, Mars: 184, Saturn: 95 }
    expect(found(places)).toEqual([['t-square', 'Saturn', 'Sun Mars Saturn']])
    expect(figuresOf(sky(places))[0]!.quality).toBe('cardinal')
    expect(figuresOf(sky({ Sun: 29, Mars: 211, Saturn: 122 }))[0]!.quality).toBe('fixed')
  })
  it('are a grand cross, without the four T-squares within it', () => {
    expect(found({ Moon: 10, Venus: 101, Jupiter: 190, Pluto: 281 })).toEqual([
      ['grand-cross', undefined, 'Moon Venus Jupiter Pluto'],
    ])
  })
  it('are the grand trine, by its element, or the kite that it is part of', () => {
    const trine = { Moon: 128, Mars: 8, Neptune: 248 }
    expect(found(trine)).toEqual([['grand-trine', undefined, 'Moon Mars Neptune']])
    expect(figuresOf(sky(trine))[0]!.element).toBe('fire')
    expect(found({ ...trine, Saturn: 309 })).toEqual([
      ['kite', 'Saturn', 'Moon Mars Saturn Neptune'],
    ])
  })
  it('are the yod', () => {
    expect(found({ Sun: 10, Jupiter: 70, Venus: 220 })).toEqual([
      ['yod', 'Venus', 'Sun Venus Jupiter'],
    ])
  })
  it('are none where one aspect is missing', () => {
    expect(found({ Sun: 5, Mars: 184, Saturn: 75 })).toEqual([])
    expect(found({ Sun: 10, Jupiter: 70, Venus: 225 })).toEqual([])
  })
  // The two eclipses of August 1999: Sun and Moon against Uranus, Mars and Saturn, all in fixed signs.
  it('show the grand cross of 11 August 1999', () => {
    const figures = figuresOf(skyChart(new Date('1999-08-11T11:03:00Z')))
    const cross = figures.find(({ kind }) => kind === 'grand-cross')
    expect(cross?.quality).toBe('fixed')
    expect(cross?.members).toEqual(expect.arrayContaining(['Mars', 'Saturn', 'Uranus']))
  })
})

// Seven planets in Aquarius at the eclipse of 5 February 1962.
test('a stellium is three or more in a sign or a house', () => {
  const at = new Date('1962-02-05T00:10:00Z')
  expect(stelliaOf(skyChart(at))).toEqual([
    { sign: 'aquarius', members: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] },
  ])
  const chart = skyChart(at, { latitude: 35.68, longitude: 139.69 }, { houseSystem: 'whole-sign' })
  const houses = stelliaOf(chart).flatMap((one) => ('house' in one ? [one.members.length] : []))
  expect(houses).toEqual([7])
})

// The table of dignities as Lilly prints it (Christian Astrology, p. 104).
test('the dignities of the seven', () => {
  const where = (planet: Planet, dignity: string) =>
    signs.filter((sign) => dignityOf(planet, sign) === dignity).join(' ')
  const table = planets
    .slice(0, 7)
    .map((planet) =>
      ['domicile', 'exaltation', 'detriment', 'fall'].map((dignity) => where(planet, dignity)),
    )
  expect(table).toEqual([
    ['leo', 'aries', 'aquarius', 'libra'],
    ['cancer', 'taurus', 'capricorn', 'scorpio'],
    ['gemini virgo', '', 'sagittarius pisces', ''],
    ['taurus libra', 'pisces', 'aries scorpio', 'virgo'],
    ['aries scorpio', 'capricorn', 'taurus libra', 'cancer'],
    ['sagittarius pisces', 'cancer', 'gemini virgo', 'capricorn'],
    ['capricorn aquarius', 'libra', 'cancer leo', 'aries'],
  ])
  expect(signs.every((sign) => dignityOf('Pluto', sign) === undefined)).toBe(true)
  expect(rulerOf.scorpio).toBe('Pluto')
})
