import { e_tilt, type AstroTime, SiderealTime } from 'astronomy-engine'
import './delta-t.ts'
import { atan2, cos, difference, sin, tan, turn } from './angle.ts'

/** What ties the sky to a place: all in degrees. */
export type Horizon = {
  /** Right ascension of the meridian. */
  readonly ramc: number
  /** True obliquity of the ecliptic. */
  readonly obliquity: number
  readonly latitude: number
  readonly ascendant: number
  readonly midheaven: number
}

/**
 * Ascendant and midheaven, tropical degrees. Beyond the polar circles the ascendant is the rising
 * point that lies east of the midheaven, as Swiss Ephemeris has it.
 * @param latitude degrees north, −90 to 90 @param longitude degrees east
 */
export function horizonAt(time: AstroTime, latitude: number, longitude: number): Horizon {
  const ramc = turn(SiderealTime(time) * 15 + longitude)
  const obliquity = e_tilt(time).tobl
  const midheaven = atan2(sin(ramc), cos(ramc) * cos(obliquity))
  const rising = ascendantOf(ramc, obliquity, latitude)
  const ascendant = difference(rising, midheaven) < 0 ? turn(rising + 180) : rising
  return { ramc, obliquity, latitude, ascendant, midheaven }
}

/** The ecliptic point that rises when the meridian has this right ascension; degrees. */
export const ascendantOf = (ramc: number, obliquity: number, latitude: number): number =>
  atan2(cos(ramc), -(sin(ramc) * cos(obliquity) + tan(latitude) * sin(obliquity)))
