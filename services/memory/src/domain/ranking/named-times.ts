import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from '@lumen/understanding/days'
import type { NamedTime } from './dates.ts'
import { holidays } from './holidays.ts'
import { monthNames, relativeTimes, weekdayNames } from './time-words.ts'

const hanDigits = '〇一二三四五六七八九'

/** A number in digits or Han numerals up to 31; NaN when it is none. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text]
  const digit = (part: string, empty: number) =>
    part === '' ? empty : part === '0' ? 0 : hanDigits.indexOf(part)
  const value = digit(tens ?? '', 1) * 10 + digit(ones ?? '', 0)
  return value >= 0 ? value : Number.NaN
}

const isMonth = (month: number): boolean => month >= 1 && month <= 12

function aMonth(year: number | null, month: number, today: Day, part = ''): NamedTime | null {
  if (!isMonth(month)) return null
  const inYear = year ?? calendarOf(today).year
  const last = lastDateOf(inYear, month)
  const [first, end] = /上旬|初|초/u.test(part)
    ? [1, 10]
    : /中旬|中|중순/u.test(part)
      ? [11, 20]
      : /下旬|底|末|하순|말/u.test(part)
        ? [21, last]
        : [1, last]
  return {
    from: dayOf(inYear, month, first),
    to: dayOf(inYear, month, end),
    anyYear: year === null,
  }
}

function aDay(
  year: number | null,
  month: number,
  date: number,
  today: Day,
  until: number | null = null,
): NamedTime | null {
  const inYear = year ?? calendarOf(today).year
  if (!isMonth(month) || date < 1 || date > lastDateOf(inYear, month)) return null
  const from = dayOf(inYear, month, date)
  const last = until === null || until <= date ? date : Math.min(until, lastDateOf(inYear, month))
  return { from, to: dayOf(inYear, month, last), anyYear: year === null }
}

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const year = Number(text)
  return year >= 1900 && year <= 2200 ? year : null
}

type Reading = (match: RegExpMatchArray, today: Day) => NamedTime | null

const num = '\\d{1,2}|[一二三四五六七八九十]{1,3}'
const names = Object.keys(monthNames)
  .sort((a, b) => b.length - a.length)
  .join('|')
const monthOf = (name: string | undefined): number => monthNames[(name ?? '').toLowerCase()] ?? 0
const nth = '(?:st|nd|rd|th|er|º|\\.)?'

/** Longer forms first: what one pattern has read, the next do not see. */
const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu,
    ([, y, m, d], today) => aDay(yearOf(y), Number(m), Number(d), today),
  ],
  [
    new RegExp(
      `(?:(\\d{4})\\s*[年년]\\s*)?(${num})\\s*[月월]份?\\s*(${num})\\s*[日号號일]?(?:\\s*(?:[至到~～—–-]|から|부터)\\s*(?:\\2[月월])?(${num}))?\\s*[日号號일]`,
      'gu',
    ),
    ([, y, m, d, until], today) =>
      aDay(
        yearOf(y),
        readNumber(m ?? ''),
        readNumber(d ?? ''),
        today,
        until === undefined ? null : readNumber(until),
      ),
  ],
  [
    new RegExp(
      `(?:(\\d{4})\\s*[年년]的?\\s*)?(?<![\\d个個])(${num})\\s*[月월](?!前|后|後|間|间)份?\\s*(上旬|中旬|下旬|初|底|末|초|중순|하순|말)?`,
      'gu',
    ),
    ([, y, m, part], today) => aMonth(yearOf(y), readNumber(m ?? ''), today, part),
  ],
  [
    new RegExp(
      `\\b(\\d{1,2})${nth}\\s+(?:of\\s+|de\\s+)?(${names})\\b\\.?(?:,?\\s+(?:de\\s+|del\\s+)?(\\d{4}))?`,
      'giu',
    ),
    ([, d, name, y], today) => aDay(yearOf(y), monthOf(name), Number(d), today),
  ],
  [
    new RegExp(`\\b(${names})\\b\\.?\\s+(\\d{1,2})${nth}(?!\\d)(?:,?\\s+(\\d{4}))?`, 'giu'),
    ([, name, d, y], today) => aDay(yearOf(y), monthOf(name), Number(d), today),
  ],
  [
    new RegExp(`\\b(${names})\\b,?\\s+(?:of\\s+|de\\s+|del\\s+)?(\\d{4})\\b`, 'giu'),
    ([, name, y], today) => aMonth(yearOf(y), monthOf(name), today),
  ],
  [
    // A month alone needs a word before it: "may" and "march" are other words too.
    new RegExp(
      `\\b(?:in|during|since|until|by|of|last|this|early|late|mid|im|seit|en|depuis|desde|em|durante)[\\s-]+(${names})\\b`,
      'giu',
    ),
    ([, name], today) => aMonth(null, monthOf(name), today),
  ],
]

/**
 * The times that a text names, in any of the eight languages: calendar days, parts of months,
 * holidays, and times counted from today ("last week", "前天", "vor drei Tagen").
 *
 * @param today the day the text was said
 */
export function readNamedTimes(text: string, today: Day): NamedTime[] {
  const times: NamedTime[] = []
  let left = text
  const take = (pattern: RegExp, read: Reading) => {
    left = left.replace(pattern, (...match) => {
      const groups = match.slice(0, -2) as unknown as RegExpMatchArray
      const time = read(groups, today)
      if (time === null) return match[0]
      times.push(time)
      return ' '
    })
  }
  for (const [pattern, read] of readings) take(pattern, read)
  for (const { pattern, read } of relativeTimes)
    take(pattern, ([, ...groups]) => ({ ...read(today, groups), anyYear: false }))
  take(weekdayNames.pattern, ([, name]) => {
    const weekday = weekdayNames.numbers[(name ?? '').toLowerCase()]
    if (weekday === undefined) return null
    const back = (weekdayOf(today) - weekday + 7) % 7 || 7
    return { from: today - back, to: today - back, anyYear: false }
  })
  for (const { pattern, first, days } of holidays) {
    if (!pattern.test(left)) continue
    const { year } = calendarOf(today)
    // The one that was last: of next year's nothing can be remembered.
    const from = first(year) > today ? first(year - 1) : first(year)
    times.push({ from, to: from + days - 1, anyYear: false })
  }
  return times
}
