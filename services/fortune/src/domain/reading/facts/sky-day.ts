import { MakeTime } from 'astronomy-engine'
import { type Aspect, aspectBetween } from '@lumen/astrology/sky/aspects'
import { type MoonPhase, moonPhaseOf } from '@lumen/astrology/sky/moon-phase'
import { type Planet, planets } from '@lumen/astrology/sky/points'
import { type Position, positionOf } from '@lumen/astrology/sky/positions'
import { type Sign, signOf } from '@lumen/astrology/sky/signs'
import { fourPillars } from '@lumen/astrology/bazi/pillars'
import type { Pillar } from '@lumen/astrology/bazi/stems-branches'

export type DayAspect = Aspect<Planet, Planet> & {
  /** It becomes exact within the day, by the motion at noon. */
  readonly exact: boolean
}

/** The pillars of one date. */
export type CalendarDay = {
  /** YYYY-MM-DD */
  readonly date: string
  readonly pillars: { readonly year: Pillar; readonly month: Pillar; readonly day: Pillar }
}

/** The sky and the calendar of one date. */
export type SkyDay = CalendarDay & {
  /** Days since 1970-01-01: walks through the lines of a pool. */
  readonly number: number
  readonly weekday: number
  /** Places at 12:00 UTC of the date. */
  readonly positions: Readonly<Record<Planet, Position>>
  readonly signOf: Readonly<Record<Planet, Sign>>
  readonly moonPhase: MoonPhase
  /** Closest first. */
  readonly aspects: readonly DayAspect[]
  readonly retrogrades: readonly Planet[]
  /** Planets that enter a sign within the day; the Moon’s steps are left out. */
  readonly ingresses: readonly { readonly planet: Planet; readonly sign: Sign }[]
}

const dayLength = 86_400_000

/** @param date YYYY-MM-DD @throws RangeError when it is no date */
export function noonOf(date: string): Date {
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date)
    throw new RangeError(`${date} is no date`)
  return noon
}

/** The date a number of days later. */
export const stepDate = (date: string, days: number): string =>
  new Date(noonOf(date).getTime() + days * dayLength).toISOString().slice(0, 10)

/** @param date YYYY-MM-DD @throws RangeError when it is no date */
export function skyDay(date: string): SkyDay {
  const noon = noonOf(date)
  const time = MakeTime(noon)
  const positions = Object.fromEntries(
    planets.map((planet) => [planet, positionOf(planet, time)]),
  ) as Record<Planet, Position>
  const { Sun, Moon } = positions
  return {
    ...calendarDay(date),
    number: Math.floor(noon.getTime() / dayLength),
    weekday: noon.getUTCDay(),
    positions,
    signOf: Object.fromEntries(
      planets.map((planet) => [planet, signOf(positions[planet].longitude)]),
    ) as Record<Planet, Sign>,
    moonPhase: moonPhaseOf(Sun.longitude, Moon.longitude),
    aspects: aspectsOf(positions),
    retrogrades: planets.filter((planet) => positions[planet].speed < 0),
    ingresses: planets.flatMap((planet) => {
      const { longitude, speed } = positions[planet]
      const at = (days: number) => signOf((longitude + speed * days + 360) % 360)
      return planet !== 'Moon' && at(-0.5) !== at(0.5) ? [{ planet, sign: at(0.5) }] : []
    }),
  }
}

function aspectsOf(positions: SkyDay['positions']): DayAspect[] {
  return planets
    .flatMap((a, at) =>
      planets.slice(at + 1).flatMap((b): DayAspect[] => {
        const from = positions[a]
        const to = positions[b]
        const found = aspectBetween(a, from, b, to)
        if (found === undefined) return []
        const half = Math.abs(from.speed - to.speed) / 2
        return [{ ...found, exact: found.orb <= half }]
      }),
    )
    .toSorted((x, y) => x.orb - y.orb)
}

/** The pillars of a date at noon. @throws RangeError when it is no date */
export function calendarDay(date: string): CalendarDay {
  const noon = noonOf(date)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const clock = { year, month, day, hour: 12, minute: 0, second: 0 }
  const found = fourPillars(noon, clock, { dayChange: '23:00', timeKnown: true })
  return { date, pillars: { year: found.year, month: found.month, day: found.day } }
}
