import { dayOf, weekdayOf, type Day } from '@lumen/understanding/days'

type Holiday = {
  readonly pattern: RegExp
  /** First day of the season in a year, and how many days it lasts. */
  readonly first: (year: number) => Day
  readonly days: number
}

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

/** Holidays people date their lives by. */
export const holidays: readonly Holiday[] = [
  {
    pattern:
      /春节|過年|过年|新春|春節|旧正月|설날|chinese new year|lunar new year|spring festival/iu,
    first: before(lunarDay(1, 1, 1), 2),
    days: 11,
  },
  { pattern: /除夕/u, first: before(lunarDay(1, 1, 1), 1), days: 1 },
  { pattern: /元宵|lantern festival/iu, first: lunarDay(1, 15, 2), days: 1 },
  { pattern: /清明/u, first: before(fixed(4, 4), 1), days: 4 },
  { pattern: /端午|단오|dragon boat/iu, first: before(lunarDay(5, 5, 5), 1), days: 3 },
  { pattern: /七夕/u, first: lunarDay(7, 7, 7), days: 1 },
  { pattern: /中秋|추석|mid-?autumn/iu, first: before(lunarDay(8, 15, 9), 1), days: 3 },
  { pattern: /国庆|國慶|十一假期|national day/iu, first: before(fixed(10, 1), 1), days: 9 },
  {
    pattern: /五一|劳动节|勞動節|ゴールデンウィーク|labou?r day|tag der arbeit|fête du travail/iu,
    first: before(fixed(5, 1), 1),
    days: 6,
  },
  {
    pattern: /元旦|お正月|正月|신정|new year'?s|silvester|neujahr|nouvel an|año nuevo|ano novo/iu,
    first: before(fixed(1, 1), 1),
    days: 4,
  },
  { pattern: /情人节|情人節|バレンタイン|발렌타인|valentine/iu, first: fixed(2, 14), days: 1 },
  { pattern: /妇女节|三八节|women'?s day/iu, first: fixed(3, 8), days: 1 },
  { pattern: /儿童节|六一|어린이날/u, first: fixed(6, 1), days: 1 },
  { pattern: /教师节/u, first: fixed(9, 10), days: 1 },
  { pattern: /万圣|ハロウィン|할로윈|halloween/iu, first: fixed(10, 31), days: 1 },
  {
    pattern: /圣诞|聖誕|クリスマス|크리스마스|christmas|x-?mas|weihnacht|noël|navidad|natal(?!i)/iu,
    first: before(fixed(12, 25), 2),
    days: 5,
  },
  { pattern: /感恩节|thanksgiving/iu, first: before(nth(4, 4, 11), 1), days: 4 },
  { pattern: /母亲节|母の日|mother'?s day|muttertag/iu, first: nth(2, 0, 5), days: 1 },
  { pattern: /父亲节|父の日|father'?s day|vatertag/iu, first: nth(3, 0, 6), days: 1 },
  { pattern: /independence day|fourth of july|4th of july/iu, first: fixed(7, 4), days: 1 },
  {
    pattern: /easter|ostern|pâques|pascua|páscoa|复活节|イースター/iu,
    first: before(easter, 2),
    days: 4,
  },
  { pattern: /双十一|双11/u, first: fixed(11, 11), days: 1 },
]
