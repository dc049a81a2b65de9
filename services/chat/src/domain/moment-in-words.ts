import { zoneClocks } from '@lumen/runtime/zone-clocks'
import { isTimeZone } from './contact.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A pause shorter than this is part of one sitting. */
const sittingMs = 3 * hourMs

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

function later(count: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year'): string {
  return `${numbers[count] ?? count} ${unit}${count === 1 ? '' : 's'} later`
}

/** How much time passed between two messages, in English, such as “six days later”; null: hardly any. */
export function timePassed(from: Date, to: Date): string | null {
  const passed = to.getTime() - from.getTime()
  if (passed < sittingMs) return null
  const days = Math.round(passed / dayMs)
  if (passed < 20 * hourMs) return later(Math.round(passed / hourMs), 'hour')
  if (days < 14) return later(Math.max(1, days), 'day')
  if (days < 60) return later(Math.round(days / 7), 'week')
  if (days < 700) return later(Math.round(days / 30.44), 'month')
  return later(Math.round(days / 365.25), 'year')
}

const clocks = {
  day: zoneClocks('en', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
  time: zoneClocks('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  iso: zoneClocks('en', { year: 'numeric', month: '2-digit', day: '2-digit' }),
}

/** “Sunday, November 22, 2026”, where the user is; in UTC for a zone that is unknown. */
export const dayInWords = (at: Date, timeZone: string | null): string =>
  clocks.day.orUtc(timeZone).format(at)

/** “Sunday, November 22, 2026 at 05:24”; what is told in UTC says so. */
export function momentInWords(at: Date, timeZone: string | null): string {
  const time = clocks.time.orUtc(timeZone).format(at)
  const moment = `${dayInWords(at, timeZone)} at ${time}`
  const isKnown = timeZone !== null && isTimeZone(timeZone)
  return isKnown ? moment : `${moment} UTC (the user’s zone is not known)`
}

/** The day as “2026-11-22”. */
export function isoDay(at: Date, timeZone: string | null): string {
  const [month, day, year] = clocks.iso.orUtc(timeZone).format(at).split('/')
  return `${year}-${month}-${day}`
}
