import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from './days.ts'
import { anyOf, templatePatterns } from './word-patterns.ts'
import type { LanguageWords } from './words.ts'

/** A day that a text names: UTF-16 units of it. */
export type NamedDay = { readonly start: number; readonly end: number; readonly day: Day }

export type CalendarRules = {
  /** The days to come that a text in lower case names, in order. */
  comingDays(text: string, today: Day): NamedDay[]
  /** The dates of any year that it names. */
  datesIn(text: string): { start: number; end: number; month: number; date: number }[]
}

const lower = (text: string): string => text.toLowerCase()
const han = '〇一二三四五六七八九'

/** A number in digits or Han numerals up to 99; NaN when it is none. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['〇', text]
  const tenths = tens === '' ? 1 : han.indexOf(tens)
  const last = ones === '' ? 0 : han.indexOf(ones)
  return tenths < 0 || last < 0 ? Number.NaN : tenths * 10 + last
}

const numeral = '\\d{1,2}|[一二三四五六七八九十]{1,3}'

export function compileCalendar({
  calendar,
  facts,
}: Pick<LanguageWords, 'calendar' | 'facts'>): CalendarRules {
  const any = (phrases: readonly string[]) => anyOf(phrases, lower)
  const months = calendar.months.flat()
  const slots = {
    month: `(?<month>${months.length > 0 ? any(months) : numeral})`,
    date: `(?<date>${numeral})`,
    n: `(?<n>${numeral})`,
  }
  const loose = (template: string) =>
    templatePatterns(template, slots).map(
      ({ source }) => new RegExp(`(?<!\\d)(?:${source.slice(1, -1)})(?!\\d)`, 'gu'),
    )
  const dates = facts.dates.on.flatMap(loose)
  const inDays = facts.dates.in.flatMap(loose)
  const next = any(calendar.nextWeek)
  const nextMonth = new RegExp(any(calendar.nextMonth), 'u')
  const offsets = [calendar.afterTomorrow, calendar.tomorrow, calendar.today].map(
    (phrases, at) => ({ pattern: new RegExp(any(phrases), 'gu'), offset: 2 - at }),
  )
  const weekdays = calendar.weekdays.map(
    (phrases) => new RegExp(`(?<next>${next}\\s*)?${any(phrases)}`, 'gu'),
  )
  const monthOf = (name: string): number => {
    if (months.length === 0) return numberOf(name)
    return calendar.months.findIndex((names) => names.some((each) => lower(each) === name)) + 1
  }

  function datesIn(text: string) {
    const found = dates.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups }) => {
        const month = groups?.['month'] === undefined ? 0 : monthOf(groups['month'])
        const date = numberOf(groups?.['date'] ?? '')
        const valid = date >= 1 && date <= 31 && month >= 0 && month <= 12
        return valid ? [{ start: index, end: index + match.length, month, date }] : []
      }),
    )
    return withoutOverlaps(found)
  }

  return {
    datesIn: (text) => datesIn(text).filter(({ month }) => month > 0),
    comingDays(text, today) {
      const found: NamedDay[] = datesIn(text).flatMap(({ start, end, month, date }) => {
        const day = comingDate(month, date, today, nextMonth.test(text))
        return day === null ? [] : [{ start, end, day }]
      })
      const add = (match: RegExpMatchArray, day: Day) => {
        const start = match.index ?? 0
        found.push({ start, end: start + match[0].length, day })
      }
      for (const pattern of inDays)
        for (const match of text.matchAll(pattern))
          add(match, today + numberOf(match.groups?.['n'] ?? ''))
      for (const [weekday, pattern] of weekdays.entries())
        for (const match of text.matchAll(pattern)) {
          const monday = today - ((weekdayOf(today) + 6) % 7)
          const further = match.groups?.['next'] !== undefined
          add(
            match,
            further
              ? monday + 7 + ((weekday + 6) % 7)
              : today + ((weekday - weekdayOf(today) + 7) % 7 || 7),
          )
        }
      for (const { pattern, offset } of offsets)
        for (const match of text.matchAll(pattern)) add(match, today + offset)
      return withoutOverlaps(found).filter(({ day }) => !Number.isNaN(day))
    },
  }
}

/** The next day of a date; `month` 0: of this month or the next. */
function comingDate(month: number, date: number, today: Day, nextMonth: boolean): Day | null {
  const now = calendarOf(today)
  const later = month === 0 && (nextMonth || date < now.date)
  const inMonth = month > 0 ? month : later ? (now.month % 12) + 1 : now.month
  const turns = month === 0 && later && now.month === 12
  const year = turns ? now.year + 1 : now.year
  if (date > lastDateOf(year, inMonth)) return null
  const day = dayOf(year, inMonth, date)
  return day >= today ? day : dayOf(year + 1, inMonth, date)
}

/** Of stretches that overlap the one that was found first, in order of the text. */
function withoutOverlaps<Stretch extends { start: number; end: number }>(
  found: readonly Stretch[],
): Stretch[] {
  const kept: Stretch[] = []
  for (const each of found)
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each)
  return kept.toSorted((a, b) => a.start - b.start)
}
