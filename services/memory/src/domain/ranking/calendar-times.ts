import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from '@lumen/understanding/days'
import type { Groups, NamedTime } from './dates.ts'
import { readNumber, shortNumber } from './numerals.ts'
import { type AnyOf, plainCase, type TimeWords } from './time-words.ts'

/** A way to write a day, some days or a month. */
export type CalendarTime = {
  readonly pattern: RegExp
  /** Null where the numbers are none of a calendar. */
  readonly read: (groups: Groups, today: Day) => NamedTime | null
}

/** Longer forms first: what one pattern has read, the next do not see. */
export function calendarTimes(all: readonly TimeWords[], anyOf: AnyOf): CalendarTime[] {
  const months = numbersOf(all, ({ months: names }) => names, 1)
  const weekdays = numbersOf(all, ({ weekdays: names }) => names, 0)
  const name = `(?<name>${anyOf((words) => words.months.flat())})\\.?`
  const link = `(?:${anyOf(({ links }) => links)}\\s+)?`
  const date = `(?<date>\\d{1,2})(?:${anyOf(({ ordinals }) => ordinals)})?`
  const mark = (of: keyof TimeWords['numbered']) => anyOf(({ numbered }) => numbered[of])
  const yearBefore = `(?:(?<year>\\d{4})\\s*${mark('year')}\\s*)?`
  const number = (of: string) => `(?<${of}>${shortNumber})`
  const part = (of: keyof TimeWords['parts']) => anyOf(({ parts }) => parts[of])
  const numbered: Reading = ({ year, month, date: of, until }, today) =>
    aDay(yearOf(year), readNumber(month ?? ''), readNumber(of ?? ''), today, until)
  const named: Reading = ({ year, name: of, date: on }, today) =>
    aDay(yearOf(year), months.get(of ?? '') ?? 0, Number(on), today)

  return (
    [
      [`(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<date>\\d{1,2})(?!\\d)`, numbered],
      [
        `${yearBefore}${number('month')}\\s*${mark('month')}\\s*${number('date')}\\s*${mark('day')}?` +
          `(?:\\s*(?:[~～—–-]|${mark('until')})\\s*(?:\\k<month>${mark('month')})?${number('until')})?\\s*${mark('day')}`,
        numbered,
      ],
      [
        `${yearBefore}(?<!\\d|${mark('counted')})${number('month')}\\s*${mark('month')}(?!${mark('countedFrom')})\\s*` +
          `(?:(?<first>${part('first')})|(?<middle>${part('middle')})|(?<last>${part('last')}))?`,
        ({ year, month, ...parts }, today) =>
          aMonth(yearOf(year), readNumber(month ?? ''), today, parts),
      ],
      [`\\b${date}\\s+${link}${name}(?:,?\\s+${link}(?<year>\\d{4}))?`, named],
      [`${name}\\s+${date}(?!\\d)(?:,?\\s+(?<year>\\d{4}))?`, named],
      [
        `${name},?\\s+${link}(?<year>\\d{4})\\b`,
        ({ year, name: of }, today) => aMonth(yearOf(year), months.get(of ?? '') ?? 0, today),
      ],
      [
        // A month alone needs a word before it: "may" and "march" are other words too.
        `${anyOf(({ beforeMonth }) => beforeMonth)}[\\s-]+${name}`,
        ({ name: of }, today) => aMonth(null, months.get(of ?? '') ?? 0, today),
      ],
      [
        `(?<=${anyOf(({ beforeWeekday }) => beforeWeekday)}\\s)(?<name>${anyOf((words) => words.weekdays.flat())})`,
        ({ name: of }, today) => lastWeekday(weekdays.get(of ?? '') ?? 0, today),
      ],
    ] satisfies [string, Reading][]
  ).map(([source, read]) => ({ pattern: new RegExp(source, 'gu'), read }))
}

type Reading = CalendarTime['read']

const numbersOf = (
  all: readonly TimeWords[],
  namesOf: (words: TimeWords) => readonly (readonly string[])[],
  first: number,
): ReadonlyMap<string, number> =>
  new Map(
    all.flatMap((words) =>
      namesOf(words).flatMap((names, index) =>
        names.map((name) => [plainCase(name), index + first] as const),
      ),
    ),
  )

const isMonth = (month: number): boolean => month >= 1 && month <= 12

function aMonth(
  year: number | null,
  month: number,
  today: Day,
  part: Groups = {},
): NamedTime | null {
  if (!isMonth(month)) return null
  const inYear = year ?? calendarOf(today).year
  const end = lastDateOf(inYear, month)
  const [from, to] = part['first']
    ? [1, 10]
    : part['middle']
      ? [11, 20]
      : part['last']
        ? [21, end]
        : [1, end]
  return { from: dayOf(inYear, month, from), to: dayOf(inYear, month, to), anyYear: year === null }
}

function aDay(
  year: number | null,
  month: number,
  date: number,
  today: Day,
  until?: string,
): NamedTime | null {
  const inYear = year ?? calendarOf(today).year
  if (!isMonth(month) || date < 1 || date > lastDateOf(inYear, month)) return null
  const last = until === undefined ? date : Math.min(readNumber(until), lastDateOf(inYear, month))
  return {
    from: dayOf(inYear, month, date),
    to: dayOf(inYear, month, Math.max(date, last)),
    anyYear: year === null,
  }
}

function lastWeekday(weekday: number, today: Day): NamedTime {
  const back = (weekdayOf(today) - weekday + 7) % 7 || 7
  return { from: today - back, to: today - back, anyYear: false }
}

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const year = Number(text)
  return year >= 1900 && year <= 2200 ? year : null
}
