import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kilometres } from '@lumen/astrology/place-time/coordinates'
import { difference } from '@lumen/astrology/sky/angle'
import { readArguments } from './arguments.ts'

/** Compares the lines of eval:fortune with the expected values of the folder, one row per measure. */
const { data, out } = readArguments('eval:fortune:score', ['data', 'out'])
type Line = { file: string; id: string | number; result: unknown }
const results = new Map(
  readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .map((line) => [`${line.file} ${line.id}`, line.result]),
)
const read = <Row>(file: string, list: string): Row[] =>
  (JSON.parse(readFileSync(join(data, file), 'utf8')) as Record<string, Row[]>)[list] ?? []
const resultOf = (file: string, id: string | number): unknown => results.get(`${file} ${id}`) ?? {}
const table: { measure: string; cases: number; right: number; share: string; worst: string }[] = []
const row = (measure: string, checks: readonly boolean[], worst = '') =>
  table.push({
    measure,
    cases: checks.length,
    right: checks.filter(Boolean).length,
    share: `${((100 * checks.filter(Boolean).length) / Math.max(1, checks.length)).toFixed(2)} %`,
    worst,
  })

type Numbers = Record<string, number>
type NatalCase = {
  id: string
  lat: number
  expected: Numbers
  placidus: number[] | null
  retro: Record<string, boolean>
  houseOf?: Record<string, number | null>
}
type Luck = { startAgeYears: number; forward: boolean; first8: string[] }
type BaziCase = {
  id: string
  trueSolarEdgeSeconds: number
  pillars: Record<'clock' | 'trueSolar', Record<'next' | 'same', string>>
  forClockNext: Record<string, unknown>
  luck: Luck
}
type PlaceCase = {
  query: string
  country?: string
  lat: number
  lon: number
  tz: string
  toleranceKm: number
}
type OffsetCase = { local: string; utcOffsetSeconds: number }
const angular = new Set(['Asc', 'MC'])
const planets: number[] = []
const angles: number[] = []
const cusps: number[] = []
const retro: boolean[] = []
const houses: boolean[] = []
for (const chart of read<NatalCase>('natal_samples.json', 'charts')) {
  const result = resultOf('natal_samples.json', chart.id) as {
    expected?: Numbers
    retro?: Record<string, boolean>
    placidus?: number[] | null
    houseOf?: Numbers
  }
  const minutes = (a: number | undefined, b: number) =>
    Math.abs(difference(a ?? Number.NaN, b)) * 60
  const polar = Math.abs(chart.lat) >= 66
  for (const [name, value] of Object.entries(chart.expected)) {
    if (angular.has(name)) {
      if (!polar) angles.push(minutes(result.expected?.[name], value))
    } else planets.push(minutes(result.expected?.[name], value))
  }
  ;(chart.placidus ?? []).forEach((cusp, at) => cusps.push(minutes(result.placidus?.[at], cusp)))
  for (const [name, back] of Object.entries(chart.retro)) retro.push(result.retro?.[name] === back)
  for (const [name, house] of Object.entries(chart.houseOf ?? {}))
    if (house !== null) houses.push(result.houseOf?.[name] === house)
}
const worst = (list: number[]) => `${Math.max(...list).toFixed(3)}′`
row(
  'planets and points within 1′',
  planets.map((error) => error <= 1),
  worst(planets),
)
row(
  'planets and points within 0.3′',
  planets.map((error) => error <= 0.3),
)
row(
  'Asc and MC within 1′ below 66°',
  angles.map((error) => error <= 1),
  worst(angles),
)
row(
  'Placidus cusps within 1′',
  cusps.map((error) => error <= 1),
  worst(cusps),
)
row('retrograde', retro)
row('houses', houses)

for (const axis of ['clock', 'trueSolar'] as const)
  for (const school of ['next', 'same'] as const)
    row(
      `four pillars, ${axis}, ${school}`,
      read<BaziCase>('bazi_samples.json', 'charts')
        .filter((chart) => axis === 'clock' || chart.trueSolarEdgeSeconds >= 10)
        .map((chart) => {
          const result = resultOf('bazi_samples.json', chart.id) as {
            pillars?: BaziCase['pillars']
          }
          const pillars = chart.pillars
          return result.pillars?.[axis]?.[school] === pillars[axis][school]
        }),
    )
for (const key of ['stemGods', 'hidden', 'branchGods', 'nayin', 'dayVoid'])
  row(
    `bazi ${key}`,
    read<BaziCase>('bazi_samples.json', 'charts').map((chart) => {
      const result = resultOf('bazi_samples.json', chart.id) as {
        forClockNext?: Record<string, unknown>
      }
      const expected = chart.forClockNext
      return JSON.stringify(result.forClockNext?.[key]) === JSON.stringify(expected[key])
    }),
  )
const lucks = read<BaziCase>('bazi_samples.json', 'charts').map((chart) => ({
  expected: chart.luck,
  got: (resultOf('bazi_samples.json', chart.id) as { luck?: Luck }).luck,
}))
row(
  'luck order',
  lucks.map(
    ({ expected, got }) =>
      got?.forward === expected.forward && got.first8.join() === expected.first8.join(),
  ),
)
row(
  'luck start within 0.01 y',
  lucks.map(
    ({ expected, got }) =>
      Math.abs((got?.startAgeYears ?? Number.NaN) - expected.startAgeYears) <= 0.01,
  ),
)

row(
  'places',
  read<PlaceCase>('places.json', 'places').map((place) => {
    const { lat, lon, tz } = resultOf('places.json', place.query) as {
      lat?: number
      lon?: number
      tz?: string
    }
    if (place.country === undefined) return lat === undefined
    const near = kilometres(lat ?? 0, lon ?? 0, place.lat, place.lon) <= place.toleranceKm
    return near && tz === place.tz
  }),
)
const offsets = read<OffsetCase>('tz_offsets.json', 'cases').map((one, index) => ({
  year: Number(one.local.slice(0, 4)),
  right:
    (resultOf('tz_offsets.json', index) as Numbers)['utcOffsetSeconds'] === one.utcOffsetSeconds,
}))
row(
  'zone offsets from 1970',
  offsets.filter(({ year }) => year >= 1970).map(({ right }) => right),
)
row(
  'zone offsets before 1970',
  offsets.filter(({ year }) => year < 1970).map(({ right }) => right),
)
console.table(table)
