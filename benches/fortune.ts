import { resolveBirth, type Atlas } from '@lumen/fortune/domain/birth/resolve-birth'
import { pillarsOf, showBazi } from '@lumen/fortune/domain/charts/bazi'
import { showNatal, skyOf } from '@lumen/fortune/domain/charts/natal'
import { readerFor } from '@lumen/fortune/readings'
import { loadAtlas } from '@lumen/astrology/atlas'
import circular from 'circular-natal-horoscope-js'

/**
 * `npm run bench:fortune`: CPU of one chart, against circular-natal-horoscope-js in the same process
 * and run, chart by chart in turn. Goal: ≤ 10 ms for everything we tell of a birth.
 */
const { Horoscope, Origin } = circular
const charts = 300
const warmUp = 60
const rounds = 3
const language = 'en'
const reader = readerFor(language)

type Born = { year: number; month: number; day: number; hour: number; minute: number }
const places = [
  { latitude: 39.9, longitude: 116.4 },
  { latitude: 52.52, longitude: 13.4 },
  { latitude: -33.87, longitude: 151.2 },
  { latitude: 40.71, longitude: -74 },
]
const births: (Born & (typeof places)[number])[] = Array.from({ length: charts }, (_, at) => ({
  year: 1920 + ((at * 7) % 105),
  month: 1 + ((at * 5) % 12),
  day: 1 + ((at * 11) % 28),
  hour: (at * 13) % 24,
  minute: (at * 17) % 60,
  ...places[at % places.length]!,
}))

const two = (value: number) => String(value).padStart(2, '0')
const read = (birth: (typeof births)[number], atlas: Atlas) =>
  resolveBirth(
    {
      birthDate: `${birth.year}-${two(birth.month)}-${two(birth.day)}`,
      birthTime: `${two(birth.hour)}:${two(birth.minute)}`,
      birthLocation: `${birth.latitude},${birth.longitude}`,
      gender: 'female',
      disambiguation: 'earlier',
    },
    atlas,
    { language, assumedZone: null },
  )

/** Positions of 14 points, angles, houses, aspects, balance, Moon phase, method. */
const ours = (birth: (typeof births)[number], atlas: Atlas): unknown => {
  const found = read(birth, atlas)
  return showNatal(found, skyOf(found), reader)
}
/** The sky and the four pillars with all that is derived from them. */
const everything = (birth: (typeof births)[number], atlas: Atlas): unknown => {
  const found = read(birth, atlas)
  const sky = showNatal(found, skyOf(found), reader)
  const today = new Date('2026-11-21T12:00:00Z')
  return [sky, showBazi(found, pillarsOf(found), { today, reasoning: [], reader })]
}
/** Positions, angles, houses and aspects. */
const theirs = (birth: (typeof births)[number]): unknown => {
  const origin = new Origin({
    year: birth.year,
    month: birth.month - 1,
    date: birth.day,
    hour: birth.hour,
    minute: birth.minute,
    latitude: birth.latitude,
    longitude: birth.longitude,
  })
  return new Horoscope({
    origin,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies', 'points', 'angles'],
    aspectWithPoints: ['bodies', 'points', 'angles'],
    aspectTypes: ['major', 'minor'],
    language: 'en',
  })
}

const cpuMs = (work: () => unknown): number => {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? Number.NaN
const p95 = (values: readonly number[]) =>
  sorted(values)[Math.floor(values.length * 0.95)] ?? Number.NaN

const before = process.memoryUsage().rss
const atlas = await loadAtlas()
const atlasMb = (process.memoryUsage().rss - before) / 1024 / 1024
for (const birth of births.slice(0, warmUp)) {
  everything(birth, atlas)
  theirs(birth)
}
const times = { ours: [] as number[], everything: [] as number[], theirs: [] as number[] }
for (const birth of births) {
  const each = { ours: [] as number[], everything: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    each.ours.push(cpuMs(() => ours(birth, atlas)))
    each.theirs.push(cpuMs(() => theirs(birth)))
    each.everything.push(cpuMs(() => everything(birth, atlas)))
  }
  times.ours.push(median(each.ours))
  times.everything.push(median(each.everything))
  times.theirs.push(median(each.theirs))
}
const line = (name: string, values: readonly number[]) =>
  `${name.padEnd(46)} ${median(values).toFixed(2).padStart(7)} ${p95(values).toFixed(2).padStart(7)}`
console.log(`${charts} births, ${rounds} rounds each, CPU ms per chart warm    median     p95`)
console.log(line('Lumen, the sky at birth', times.ours))
console.log(line('Lumen, sky and four pillars', times.everything))
console.log(line('circular-natal-horoscope-js, the sky at birth', times.theirs))
const ratio = median(times.ours) / median(times.theirs)
console.log(`ratio of the sky ${ratio.toFixed(2)}; places and zones take ${atlasMb.toFixed(0)} MB`)
const good = p95(times.everything) <= 10
console.log(good ? 'within 10 ms' : 'NOT within 10 ms')
process.exitCode = good ? 0 : 1
