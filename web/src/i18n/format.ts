import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from './languages'

type Moment = Date | string | number

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The day a moment lies in, in the reader's time zone, as a number that can be compared. */
const dayOf = (moment: Date) =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000

/**
 * Formats days that have no time, as `2026-05-03`: such a day is the same wherever it is read.
 * @returns what throws RangeError for anything else
 */
export function formatCalendarDay(
  language: string,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): (date: string) => string {
  const format = new Intl.DateTimeFormat(tagOf(language), { ...parts, timeZone: 'UTC' })
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}

/** 08:05 where a day has 24 hours; where it has twice twelve, 8:05 AM: no zero stands before those. */
function timeOfDay(tag: string): Intl.DateTimeFormat {
  const twelve = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12
  return new Intl.DateTimeFormat(tag, {
    hour: twelve === true ? 'numeric' : '2-digit',
    minute: '2-digit',
  })
}

/** Formatting of dates and numbers in one language and the reader's time zone. */
export function createFormat(language: string) {
  const tag = tagOf(language)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const time = timeOfDay(tag)
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const monthDay = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  const days = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const bytes = (unit: 'megabyte' | 'gigabyte', digits: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: digits })
  const megabytes = bytes('megabyte', 0)
  const fineMegabytes = bytes('megabyte', 1)
  const gigabytes = bytes('gigabyte', 1)
  const minutes = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  })
  const whole = (unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    })
  const spans = { second: whole('second'), minute: whole('minute'), hour: whole('hour') }
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
  return {
    date: (moment: Moment) => date.format(new Date(moment)),
    calendarDay: formatCalendarDay(language),
    time: (moment: Moment) => time.format(new Date(moment)),
    dateTime: (moment: Moment) => dateTime.format(new Date(moment)),
    /** “5 min ago”; anything under a minute is “now”. */
    relative: (moment: Moment, now: Moment = Date.now()) => {
      const seconds = Math.round((Number(new Date(moment)) - Number(new Date(now))) / 1000)
      for (const [unit, size] of steps)
        if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
      return relative.format(0, 'second')
    },
    /** Heading of a day in a conversation: today, yesterday, 3 May, 3 May 2025. */
    day: (moment: Moment, now: Moment = Date.now()) => {
      const then = new Date(moment)
      const today = new Date(now)
      const distance = dayOf(then) - dayOf(today)
      if (distance === 0 || distance === -1) return capital(days.format(distance, 'day'))
      return then.getFullYear() === today.getFullYear() ? monthDay.format(then) : date.format(then)
    },
    /** A day to come: today, tomorrow, Friday, 27 November. */
    comingDay: (moment: Moment, now: Moment = Date.now()) => {
      const then = new Date(moment)
      const distance = dayOf(then) - dayOf(new Date(now))
      return capital(
        distance === 0 || distance === 1 ? days.format(distance, 'day') : weekday.format(then),
      )
    },
    number: (value: number) => number.format(value),
    /** Bytes as people read them: 640 MB, 2.5 GB. */
    bytes: (value: number) =>
      value >= 999_500_000
        ? gigabytes.format(value / 1e9)
        : (value < 10_000_000 ? fineMegabytes : megabytes).format(value / 1e6),
    /** A while that is still to go: 3 minutes; what began counts. */
    minutes: (value: number) => minutes.format(Math.max(1, Math.ceil(value))),
    /** How long something took: 4.2 s, 12 min, 3.1 h. */
    span: (seconds: number) =>
      seconds < 90
        ? spans.second.format(seconds)
        : seconds < 5_400
          ? spans.minute.format(seconds / 60)
          : spans.hour.format(seconds / 3_600),
    /** A fraction as a percentage: 0.42 → 42 %. */
    percent: (fraction: number) => percent.format(fraction),
  }
}

export type Format = ReturnType<typeof createFormat>

/** Formatting in the language of the interface. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return useMemo(() => createFormat(i18n.language), [i18n.language])
}
