import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import type { OrbChoice } from '@lumen/astrology/sky/aspects'
import type { HouseSystem } from '@lumen/astrology/sky/houses'
import type { Zodiac } from '@lumen/astrology/sky/zodiac'
import { FortuneProblem } from '../problem.ts'
import {
  type BirthMoment,
  birthMoment,
  type BirthProblem,
  birthYears,
} from '@lumen/astrology/place-time/birth-moment'
import type { Gazetteer } from '@lumen/astrology/place-time/gazetteer'
import { type Zones, wallSeconds } from '@lumen/astrology/place-time/zones'
import { findBirthPlace, type FoundPlace } from './place.ts'

export type Atlas = { readonly zones: Zones; readonly gazetteer: Gazetteer }

/** A birth with its instant and everything that was assumed on the way. */
export type Birth = {
  readonly moment: BirthMoment
  /** null: none was written. */
  readonly found: FoundPlace | null
  readonly zone: string
  readonly offsetBasis: 'zone' | 'local-mean-time' | 'given' | 'assumed'
  readonly gender: 'male' | 'female' | null
  readonly houseSystem: HouseSystem
  readonly zodiac: Zodiac
  readonly orbs: OrbChoice
  readonly dayChange: '23:00' | '00:00'
  readonly axis: 'clock' | 'true-solar'
}

/** Zone of births without a place whose writer’s own zone is not known either. */
const lastResort = 'Asia/Shanghai'

/**
 * Reads a birth form.
 * @param assumedZone zone in which the clock is read when no place is given
 * @throws FortuneProblem what is wrong, or what has to be chosen
 */
export function resolveBirth(
  data: BirthData,
  { zones, gazetteer }: Atlas,
  options: { readonly language: Language; readonly assumedZone: string | null },
): Birth {
  const written = { placeId: data.placeId, location: data.birthLocation }
  const found = findBirthPlace(written, gazetteer, options.language)
  const { assumedZone } = options
  const zone =
    found?.place.zone ?? (assumedZone !== null && zones.has(assumedZone) ? assumedZone : lastResort)
  const longitude = found?.place.longitude ?? zones.at(zone, new Date(-8e15)).offsetSeconds / 240
  const given = data.utcOffset === undefined ? undefined : secondsOfOffset(data.utcOffset)
  const time = data.timeUnknown === true || !data.birthTime ? null : data.birthTime
  const read = (offset?: number) =>
    birthMoment(
      { date: data.birthDate, time: time === null ? null : time.slice(0, 5) },
      { zone, longitude },
      zones,
      offset,
    )
  let result = read(given)
  if (!result.ok && data.disambiguation !== undefined) {
    const [earlier, later] = offsetsAround(result, data.birthDate, zone, zones)
    const chosen = data.disambiguation === 'earlier' ? earlier : later
    if (chosen !== undefined) result = read(chosen)
  }
  if (!result.ok)
    throw problemOf(result.problem, offsetsAround(result, data.birthDate, zone, zones))
  const seconds = time === null ? 0 : Number(time.slice(6) || 0)
  const instant = new Date(result.moment.instant.getTime() + seconds * 1000)
  const basis = given !== undefined ? 'given' : found === null ? 'assumed' : result.moment.basis
  return {
    moment: { ...result.moment, instant },
    found,
    zone,
    offsetBasis: basis,
    gender: data.gender ?? null,
    houseSystem: data.houseSystem ?? 'placidus',
    zodiac: data.zodiac ?? 'tropical',
    orbs: data.orbs ?? 'usual',
    dayChange: data.dayChange ?? '23:00',
    axis: found === null ? 'clock' : (data.axis ?? 'true-solar'),
  }
}

/** The two offsets to choose from, the clock’s before a change and after it. */
function offsetsAround(
  result: { readonly problem: BirthProblem; readonly offsets?: readonly number[] },
  date: string,
  zone: string,
  zones: Zones,
): readonly number[] {
  if (result.offsets !== undefined) return result.offsets
  if (result.problem !== 'time_in_gap') return []
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const noon = wallSeconds({ year, month, day, hour: 12, minute: 0 })
  return [-86_400, 86_400].map(
    (away) => zones.at(zone, new Date((noon + away) * 1000)).offsetSeconds,
  )
}

function problemOf(problem: BirthProblem, offsets: readonly number[]): FortuneProblem {
  const at = (path: string, message: string) => [{ path, message }]
  const choices = (['earlier', 'later'] as const).map((value, index) => ({
    path: 'disambiguation',
    message: `UTC${offsetText(offsets[index] ?? 0)}`,
    value,
  }))
  switch (problem) {
    case 'date_invalid':
      return new FortuneProblem(
        'birth_date_invalid',
        'There is no such day',
        at('birthDate', 'is no day of the calendar'),
      )
    case 'year_out_of_range':
      return new FortuneProblem(
        'birth_year_out_of_range',
        `Births are computed from ${birthYears.from} to ${birthYears.to}`,
        at('birthDate', `must lie between ${birthYears.from} and ${birthYears.to}`),
      )
    case 'time_invalid':
      return new FortuneProblem(
        'invalid_input',
        'There is no such time of day',
        at('birthTime', 'is no time of day'),
      )
    case 'time_in_gap':
      return new FortuneProblem(
        'birth_time_in_gap',
        'The clocks jumped over this time: choose the clock before or after the change',
        choices,
      )
    case 'time_twice':
      return new FortuneProblem(
        'birth_time_twice',
        'The clocks showed this time twice: choose the first or the second',
        choices,
      )
  }
}

/** `+05:30` or `+08:05:43`, as seconds east of UTC. */
export function secondsOfOffset(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** Seconds east of UTC as `+08:00`, with seconds where there are any. */
export function offsetText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const whole = Math.abs(seconds)
  const rest = whole % 60
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`
}
