import { type AstroTime, MakeTime, Search, SearchSunLongitude } from 'astronomy-engine'
import { difference, turn } from './angle.ts'
import { longitudeOf } from './positions.ts'
import { ayanamsaAt, longitudeIn, type Zodiac } from './zodiac.ts'

/**
 * The Sun’s return to its place at birth.
 * @param natalSun degrees of the zodiac @param from the search begins here and takes at most 367 days
 */
export function solarReturn(natalSun: number, from: Date, zodiac: Zodiac = 'tropical'): Date {
  let time = sunAt(natalSun + ayanamsaAt(zodiac, MakeTime(from)), from)
  // The sidereal zodiac has moved on by the time that the Sun is there: once more, with that.
  if (zodiac !== 'tropical')
    time = sunAt(natalSun + ayanamsaAt(zodiac, time), time.AddDays(-2).date)
  return time.date
}

function sunAt(tropical: number, from: Date): AstroTime {
  const time = SearchSunLongitude(turn(tropical), from, 369)
  if (time === null) throw new RangeError('The Sun does not return within 367 days')
  return time
}

/** The Moon goes 11.8° to 15.4° a day. */
const moonPerDay = 13.176
const stride = 1

/**
 * The Moon’s last return to its place at birth, and the one after.
 * @param natalMoon degrees of the zodiac
 */
export function lunarReturns(
  natalMoon: number,
  at: Date,
  zodiac: Zodiac = 'tropical',
): { readonly last: Date; readonly next: Date } {
  const gone = turn(longitudeIn(zodiac, 'Moon', at) - natalMoon)
  const now = MakeTime(at)
  let last = moonNear(natalMoon, now.AddDays(-gone / moonPerDay), zodiac)
  if (last.ut > now.ut) last = moonNear(natalMoon, last.AddDays(-27.32), zodiac)
  let next = moonNear(natalMoon, last.AddDays(27.32), zodiac)
  // Close to a return the first guess may have found the one before.
  if (next.ut <= now.ut) [last, next] = [next, moonNear(natalMoon, next.AddDays(27.32), zodiac)]
  return { last: last.date, next: next.date }
}

/** When the Moon passes a place, within two days of a guess. */
function moonNear(natalMoon: number, guess: AstroTime, zodiac: Zodiac): AstroTime {
  const off = (time: AstroTime) =>
    difference(longitudeOf('Moon', time) - ayanamsaAt(zodiac, time), natalMoon)
  const near = guess.AddDays(-off(guess) / moonPerDay)
  const found = Search(off, near.AddDays(-stride), near.AddDays(stride), {
    dt_tolerance_seconds: 0.05,
  })
  if (found === null) throw new RangeError('The Moon does not pass this place')
  return found
}
