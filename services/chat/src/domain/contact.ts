import {
  unansweredMost,
  type ContactOccasion,
  type Hours,
  type ContactWish,
} from '@lumen/contracts/chat/contact'
import { isOpen, timesIn } from '@lumen/contracts/chat/contact-hours'
import { pickBySeed } from '@lumen/language/seed'
import { zoneClocks } from '@lumen/runtime/zone-clocks'

/** A moment as clocks and calendars where the user is show it. */
export type WallClock = {
  /** `2026-11-23` */
  date: string
  /** `09:30` */
  time: string
  /** 0 is Sunday. */
  weekday: number
}

const dayMs = 86_400_000
/** Nobody is written to who has just talked, or said goodbye. */
const restMs = 3 * 60 * 60_000
/** Somebody who travels has two days on one. */
const apartMs = 18 * 60 * 60_000
/** So long after a sign of danger no companion writes by itself. */
export const crisisRestMs = 3 * dayMs

const clocks = zoneClocks('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** Throws `RangeError` for a zone that does not exist. */
export function wallClock(now: Date, timeZone: string): WallClock {
  const shown = clocks.of(timeZone).format(now)
  const [date = '', time = ''] = shown.split(' ')
  return { date, time, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() }
}

export function isTimeZone(timeZone: string): boolean {
  try {
    wallClock(new Date(0), timeZone)
    return true
  } catch {
    return false
  }
}

/** When of a day it writes: another minute each day, and the same one whoever asks. */
export function minuteOfDay(hours: Hours, seed: string): string {
  return pickBySeed(timesIn(hours), seed) ?? hours.from
}

/** What is known of a talk and of how often its companion wrote by itself. */
export type ContactHistory = {
  companionId: string
  /** The last time: the day where the user was, and the moment. null: never. */
  last: { day: string; sentAt: Date } | null
  /** Times since the user last wrote. */
  unanswered: number
  /** When anything was last said in the talk. */
  lastSaidAt: Date | null
}

/** So many days lie between two messages: one, and twice as many after each that got no answer. */
export const daysApart = (unanswered: number): number => 2 ** unanswered

const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / dayMs)

/**
 * Whether a companion may write by itself now. What is decided by clocks on the wall is right across
 * daylight saving: an hour that a day leaves out is not made up for, one that comes twice counts once.
 */
export function mayWrite(now: Date, wish: ContactWish, history: ContactHistory): boolean {
  const { last, unanswered, lastSaidAt, companionId } = history
  if (!wish.enabled || unanswered >= unansweredMost) return false
  const { date, time, weekday } = wallClock(now, wish.timeZone)
  if (!wish.days.includes(weekday) || !isOpen(time, wish)) return false
  if (time < minuteOfDay(wish.hours, `${companionId}:${date}`)) return false
  if (lastSaidAt !== null && now.getTime() - lastSaidAt.getTime() < restMs) return false
  if (last === null) return true
  if (now.getTime() - last.sentAt.getTime() < apartMs) return false
  return daysBetween(last.day, date) >= daysApart(unanswered)
}

/** What there could be to write for. */
export type Occasions = {
  plans: readonly { id: string; text: string; daysAgo: number }[]
  birthday: { month: number; day: number } | null
  /** The day of the first talk, where the user is now. */
  metOn: string | null
}

export type Occasion = {
  kind: ContactOccasion
  /** By which it is known to have been written for. */
  key: string
  /** What the user planned, and whether that is still before them. */
  plan: { text: string; ahead: boolean } | null
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whether a date comes round on that day; 29 February does on the 28th of other years. */
function comesRound(date: string, month: number, day: number): boolean {
  const [year = 0, thisMonth, thisDay] = date.split('-').map(Number)
  const moved = month === 2 && day === 29 && !isLeap(year) ? 28 : day
  return thisMonth === month && thisDay === moved
}

/** From this time on the day of a plan counts as over. */
const evening = '18:00'

/** What to write for now: the rarest first, nothing twice. */
export function chooseOccasion(
  { date, time }: WallClock,
  { plans, birthday, metOn }: Occasions,
  written: ReadonlySet<string>,
): Occasion {
  const year = date.slice(0, 4)
  const [metYear = '', metMonth, metDay] = metOn?.split('-') ?? []
  const planned = plans.find(({ id }) => !written.has(`plan:${id}`))
  const found: Occasion[] = []
  if (birthday !== null && comesRound(date, birthday.month, birthday.day))
    found.push({ kind: 'birthday', key: `birthday:${year}`, plan: null })
  if (metOn !== null && metYear < year && comesRound(date, Number(metMonth), Number(metDay)))
    found.push({ kind: 'anniversary', key: `anniversary:${year}`, plan: null })
  if (planned !== undefined)
    found.push({
      kind: 'plan',
      key: `plan:${planned.id}`,
      plan: { text: planned.text, ahead: planned.daysAgo === 0 && time < evening },
    })
  return (
    found.find(({ key }) => !written.has(key)) ?? {
      kind: 'greeting',
      key: `greeting:${date}`,
      plan: null,
    }
  )
}
