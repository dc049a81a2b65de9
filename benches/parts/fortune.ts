import { resolveBirth, type Atlas } from '@lumen/fortune/domain/birth/resolve-birth'
import { pillarsOf, showBazi } from '@lumen/fortune/domain/charts/bazi'
import { showNatal, skyOf } from '@lumen/fortune/domain/charts/natal'
import { readerFor } from '@lumen/fortune/readings'
import { loadAtlas } from '@lumen/astrology/atlas'
import circular from 'circular-natal-horoscope-js'
import { against, alone, type BenchOptions, type Row } from '../support/rows.ts'
import { median, quantile } from '../support/statistics.ts'

/**
 * CPU of one chart, against circular-natal-horoscope-js in the same process
 * and run, chart by chart in turn.
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
export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const asked = short ? births.slice(0, 60) : births
  const atlas = await loadAtlas()
  for (const birth of births.slice(0, warmUp)) {
    everything(birth, atlas)
    theirs(birth)
  }
  const times = { ours: [] as number[], everything: [] as number[], theirs: [] as number[] }
  for (const birth of asked) {
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
  return [
    against({
      name: 'fortune: CPU of the sky at birth, to circular-natal-horoscope-js',
      unit: 'ms',
      ours: times.ours,
      baseline: times.theirs,
    }),
    alone({
      name: 'fortune: CPU of sky and four pillars, p95',
      unit: 'ms',
      goal: { atMost: 10 },
      ours: [quantile(times.everything, 0.95)],
    }),
  ]
}
