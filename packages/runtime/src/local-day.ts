import { zoneClocks } from './zone-clocks.ts'

/** The zone itself when there is such a one, else UTC. */
export function knownTimeZone(timeZone: string | undefined): string {
  // Offsets are read with the opposite sign by PostgreSQL, so only names count.
  if (timeZone === undefined || !/^[A-Za-z]/.test(timeZone)) return 'UTC'
  try {
    return clocks.of(timeZone).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const clocks = zoneClocks('en', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** Milliseconds that a zone's clocks are ahead of UTC at a moment, to the second. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = clocks.of(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(moment / 1000) * 1000
}

const dayMs = 86_400_000

/** When the day began that a zone's clocks show at a moment. */
export function startOfLocalDay(now: Date, timeZone: string): Date {
  const moment = now.getTime()
  const wall = moment + offsetAt(moment, timeZone)
  const midnight = Math.floor(wall / dayMs) * dayMs
  // Clocks may have changed since midnight: what counts is the offset then.
  const guess = midnight - offsetAt(moment, timeZone)
  return new Date(midnight - offsetAt(guess, timeZone))
}

/** The day that a zone's clocks show at a moment, as `YYYY-MM-DD`. */
export function localDay(now: Date, timeZone: string): string {
  return new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** When the next day begins by a zone's clocks; days of a change of clocks have 23 or 25 hours. */
export function endOfLocalDay(now: Date, timeZone: string): Date {
  const start = startOfLocalDay(now, timeZone)
  return startOfLocalDay(new Date(start.getTime() + 1.5 * dayMs), timeZone)
}
