import { type BaziChart, baziChart } from '@lumen/astrology/bazi/chart'
import { pillarText } from '@lumen/astrology/bazi/stems-branches'
import { birthMoment } from '@lumen/astrology/place-time/birth-moment'
import { type LocalTime, wallSeconds, type Zones } from '@lumen/astrology/place-time/zones'
import { skyChart } from '@lumen/astrology/sky/chart'
import type { Atlas } from '@lumen/astrology/atlas'

/** A file of cases: its name, where its list is, and what the engine says to one case. */
type CaseFile = { file: string; list: string; compute: (one: never) => unknown }

type Moment = { local: string; tz: string; utc?: string; utcOffsetSeconds?: number; lon: number }
type Chart = Moment & { lat: number }
type Birth = Moment & { gender: 'male' | 'female'; dstSeconds?: number }

/** The files of the fortune cases, each with the engine’s side of it. */
export function fortuneFiles({ zones, gazetteer }: Atlas): CaseFile[] {
  const chartOf = (one: Chart) =>
    skyChart(instantOf(one, zones), { latitude: one.lat, longitude: one.lon })
  return [
    {
      file: 'natal_samples.json',
      list: 'charts',
      compute: (one: Chart) => {
        const { positions, angles, houses, houseOf } = chartOf(one)
        const placed = Object.entries(positions)
        const polar = houses?.system === 'porphyry'
        return {
          expected: {
            ...Object.fromEntries(placed.map(([name, { longitude }]) => [name, longitude])),
            ...angles,
          },
          retro: Object.fromEntries(placed.map(([name, { speed }]) => [name, speed < 0])),
          placidus: polar ? null : houses?.cusps,
          ...(polar && { porphyryIfPolar: houses.cusps }),
          houseOf,
        }
      },
    },
    {
      file: 'published_western.json',
      list: 'charts',
      compute: (one: Chart) => {
        const { positions, angles, houses } = chartOf(one)
        const placed = Object.entries(positions)
        return {
          expected: {
            ...Object.fromEntries(placed.map(([name, { longitude }]) => [name, longitude])),
            ...angles,
          },
          retro: Object.fromEntries(placed.map(([name, { speed }]) => [name, speed < 0])),
          cusps: Object.fromEntries(houses?.cusps.map((cusp, at) => [at + 1, cusp]) ?? []),
        }
      },
    },
    {
      file: 'bazi_samples.json',
      list: 'charts',
      compute: (one: Birth) => {
        const instant = instantOf(one, zones)
        const recorded = zones.has(one.tz) ? zones.at(one.tz, instant) : undefined
        const offset = one.utcOffsetSeconds ?? recorded?.offsetSeconds ?? fixedOffset(one.tz) ?? 0
        const saving = one.dstSeconds ?? recorded?.savingSeconds ?? 0
        const chart = (axis: BaziChart['method']['axis'], dayChange: '23:00' | '00:00') =>
          baziChart({
            instant,
            standardOffsetSeconds: offset - saving,
            longitude: one.lon,
            gender: one.gender,
            timeKnown: true,
            axis,
            dayChange,
          })
        const schools = (axis: BaziChart['method']['axis']) => ({
          next: textOf(chart(axis, '23:00')),
          same: textOf(chart(axis, '00:00')),
        })
        const standard = chart('clock', '23:00')
        return {
          pillars: { clock: schools('clock'), trueSolar: schools('true-solar') },
          forClockNext: detailsOf(standard),
          luck: luckOf(standard, one.gender),
        }
      },
    },
    {
      file: 'places.json',
      list: 'places',
      compute: ({ query }: { query: string }) => {
        const found = gazetteer.find(query)
        if (found.kind !== 'found') return { kind: found.kind }
        const { latitude, longitude, zone } = found.place
        return { lat: latitude, lon: longitude, tz: zone }
      },
    },
    {
      file: 'tz_offsets.json',
      list: 'cases',
      compute: ({ tz, local }: { tz: string; local: string }) => {
        const [first] = zones.instantsOf(tz, parseLocal(local))
        return { utcOffsetSeconds: first?.offsetSeconds, dstSeconds: first?.savingSeconds }
      },
    },
  ]
}

function instantOf({ utc, local, tz, lon, utcOffsetSeconds }: Moment, zones: Zones): Date {
  if (utc !== undefined) return new Date(utc)
  const fixed = utcOffsetSeconds ?? fixedOffset(tz)
  if (fixed !== undefined) return new Date((wallSeconds(parseLocal(local)) - fixed) * 1000)
  if (!zones.has(tz)) return new Date((wallSeconds(parseLocal(local)) - lon * 240) * 1000)
  const [date = '', time = ''] = local.split('T')
  const found = birthMoment({ date, time: time.slice(0, 5) }, { zone: tz, longitude: lon }, zones)
  if (found.ok) return found.moment.instant
  const [first] = zones.instantsOf(tz, parseLocal(local))
  if (first === undefined) throw new Error(`${local} never was in ${tz}`)
  return first.instant
}

/** Seconds of a zone written as `+08:00`. */
function fixedOffset(tz: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(tz) ?? []
  if (sign === undefined) return undefined
  return (Number(hours) * 3600 + Number(minutes) * 60) * (sign === '-' ? -1 : 1)
}

function parseLocal(local: string): LocalTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local
    .split(/[-T:]/)
    .map(Number)
  return { year, month, day, hour, minute, second }
}

const textOf = ({ pillars: { year, month, day, hour } }: BaziChart) =>
  [year, month, day, hour].map((pillar) => (pillar === null ? '*' : pillarText(pillar))).join(' ')

function detailsOf({ details, dayMaster }: BaziChart) {
  const inOrder = [details.year, details.month, details.day, details.hour].filter(
    (detail) => detail !== undefined,
  )
  return {
    dayMaster,
    stemGods: inOrder.map(({ god }) => god),
    hidden: inOrder.map(({ hidden }) => hidden.map(({ stem }) => stem)),
    branchGods: inOrder.map(({ hidden }) => hidden.map(({ god }) => god)),
    nayin: inOrder.map(({ nayin }) => nayin),
    dayVoid: details.day?.void,
  }
}

function luckOf({ luck }: BaziChart, gender: string) {
  return (
    luck && {
      gender,
      forward: luck.forward,
      startAgeYears: luck.startAge,
      daysToTerm: luck.daysToTerm,
      first8: luck.pillars.slice(0, 8).map(({ pillar }) => pillarText(pillar)),
    }
  )
}
