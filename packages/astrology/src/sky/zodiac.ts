import { zodiacs } from '@lumen/contracts/fortune/names'
import { type AstroTime, e_tilt, MakeTime } from 'astronomy-engine'
import { turn } from './angle.ts'
import type { BodyName } from './points.ts'
import { longitudeOf } from './positions.ts'

export { zodiacs }
export type Zodiac = (typeof zodiacs)[number]

/**
 * What the sidereal zodiacs are fixed by: how far 0° Aries lay after the mean equinox at an instant.
 * Lahiri: 23°15′00.658″ at the equinox of 1956 as India’s Calendar Reform Committee set it, without the
 * nutation of that day (Indian Astronomical Ephemeris 1989). Fagan and Bradley: 24°02′31.36″ at B1950.
 */
const fixedBy: Readonly<Record<Exclude<Zodiac, 'tropical'>, { day: number; degrees: number }>> = {
  lahiri: { day: 2_435_553.5, degrees: 23.250182778 - 0.004658035 },
  'fagan-bradley': { day: 2_433_282.42346, degrees: 24.042044444 },
}
const j2000 = 2_451_545

/** General precession in longitude since J2000, degrees (IAU 2006; Capitaine and others 2003). */
function precession(julianDay: number): number {
  const t = (julianDay - j2000) / 36_525
  return (5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3) / 3600
}

/** Degrees by which the true equinox of a date precedes 0° Aries of a zodiac; 0 for the tropical one. */
export function ayanamsaAt(zodiac: Zodiac, time: AstroTime): number {
  if (zodiac === 'tropical') return 0
  const { day, degrees } = fixedBy[zodiac]
  const nutation = e_tilt(time).dpsi / 3600
  return degrees + precession(time.tt + j2000) - precession(day) + nutation
}

/** Where a body stands in a zodiac; degrees. */
export const longitudeIn = (zodiac: Zodiac, body: BodyName, at: Date | AstroTime): number => {
  const time = at instanceof Date ? MakeTime(at) : at
  return turn(longitudeOf(body, time) - ayanamsaAt(zodiac, time))
}

const halfDay = 43_200_000

/** Where a body was at the beginning and at the end of a day whose noon is given; degrees. */
export const withinDay = (zodiac: Zodiac, body: BodyName, noon: Date): [number, number] => [
  longitudeIn(zodiac, body, new Date(noon.getTime() - halfDay)),
  longitudeIn(zodiac, body, new Date(noon.getTime() + halfDay)),
]
