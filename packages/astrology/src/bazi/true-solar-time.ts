import { Body, e_tilt, Ecliptic, GeoVector, MakeTime, SiderealTime } from 'astronomy-engine'
import '../sky/delta-t.ts'
import { atan2, cos, sin, turn } from '../sky/angle.ts'

/** Minutes that the real Sun is ahead of an even one, −17 to 17. */
export function equationOfTime(instant: Date): number {
  const time = MakeTime(instant)
  const sun = Ecliptic(GeoVector(Body.Sun, time, true)).elon
  const ascension = atan2(sin(sun) * cos(e_tilt(time).tobl), cos(sun))
  const apparent = SiderealTime(time) * 15 - ascension + 180
  const mean = turn((time.ut + 0.5) * 360)
  const ahead = turn(apparent - mean)
  return (ahead > 180 ? ahead - 360 : ahead) * 4
}

/** Minutes from UTC to true solar time at a longitude in degrees east. */
export const trueSolarMinutes = (instant: Date, longitude: number): number =>
  longitude * 4 + equationOfTime(instant)
