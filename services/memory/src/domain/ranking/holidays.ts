import { calendarOf, dayOf, weekdayOf, type Day } from '@lumen/understanding/days'
import type { NamedTime } from './dates.ts'
import type { AnyOf, Holiday as HolidayName } from './time-words.ts'

const fixed =
  (month: number, date: number) =>
  (year: number): Day =>
    dayOf(year, month, date)

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Where a day of the Chinese calendar falls in a year; looked for from `from` (month) on. */
const lunarDay =
  (month: number, date: number, from: number) =>
  (year: number): Day => {
    const start = dayOf(year, from, 1)
    for (let day = start; day < start + 75; day += 1)
      if (lunar.format(new Date(day * 86_400_000)) === `${month}/${date}`) return day
    return start
  }

/** The nth weekday of a month: Thanksgiving is the fourth Thursday of November. */
const nth =
  (count: number, weekday: number, month: number) =>
  (year: number): Day => {
    const first = dayOf(year, month, 1)
    return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7
  }

/** Western Easter Sunday (Gauss). */
function easter(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}

const before = (first: (year: number) => Day, days: number) => (year: number) => first(year) - days

/** First day of each in a year, and how many days it lasts. */
const seasons: Readonly<Record<HolidayName, readonly [(year: number) => Day, number]>> = {
  chineseNewYear: [before(lunarDay(1, 1, 1), 2), 11],
  chineseNewYearsEve: [before(lunarDay(1, 1, 1), 1), 1],
  lantern: [lunarDay(1, 15, 2), 1],
  tombSweeping: [fixed(4, 3), 4],
  dragonBoat: [before(lunarDay(5, 5, 5), 1), 3],
  lovers: [lunarDay(7, 7, 7), 1],
  midAutumn: [before(lunarDay(8, 15, 9), 1), 3],
  nationalDay: [fixed(9, 30), 9],
  labourDay: [fixed(4, 30), 6],
  newYear: [before(fixed(1, 1), 1), 4],
  valentine: [fixed(2, 14), 1],
  womensDay: [fixed(3, 8), 1],
  childrensDay: [fixed(6, 1), 1],
  teachersDay: [fixed(9, 10), 1],
  halloween: [fixed(10, 31), 1],
  christmas: [fixed(12, 23), 5],
  thanksgiving: [before(nth(4, 4, 11), 1), 4],
  mothersDay: [nth(2, 0, 5), 1],
  fathersDay: [nth(3, 0, 6), 1],
  independenceDay: [fixed(7, 4), 1],
  easter: [before(easter, 2), 4],
  singlesDay: [fixed(11, 11), 1],
}

type Holiday = {
  readonly pattern: RegExp
  /** The days of the one that was last: of next year's nothing can be remembered. */
  readonly last: (today: Day) => NamedTime
}

/** Holidays people date their lives by. */
export const holidays = (anyOf: AnyOf): Holiday[] =>
  Object.entries(seasons).map(([name, [first, days]]) => ({
    pattern: new RegExp(
      anyOf((words) => words.holidays[name as HolidayName]),
      'u',
    ),
    last: (today) => {
      const { year } = calendarOf(today)
      const from = first(year) > today ? first(year - 1) : first(year)
      return { from, to: from + days - 1, anyYear: false }
    },
  }))
