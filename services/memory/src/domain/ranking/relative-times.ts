import { expandTemplate } from '@lumen/content/expand-template'
import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from '@lumen/understanding/days'
import type { Groups } from './dates.ts'
import type { Numerals } from './numerals.ts'
import { type AnyOf, plainCase, type Relative, type TimeWords, type Unit } from './time-words.ts'

type Span = { readonly from: Day; readonly to: Day }

/** A time counted from the day it is named on. */
export type RelativeTime = {
  readonly pattern: RegExp
  readonly read: (groups: Groups, today: Day) => Span
}

const day = (today: Day, back: number): Span => ({ from: today - back, to: today - back })

/** Monday to Sunday, `back` weeks before today's. */
function week(today: Day, back: number): Span {
  const monday = today - ((weekdayOf(today) + 6) % 7) - back * 7
  return { from: monday, to: monday + 6 }
}

function month(today: Day, back: number): Span {
  const { year: inYear, month: current } = calendarOf(today)
  const index = inYear * 12 + current - 1 - back
  const first = dayOf(Math.floor(index / 12), (index % 12) + 1, 1)
  const { year: of, month: number } = calendarOf(first)
  return { from: first, to: dayOf(of, number, lastDateOf(of, number)) }
}

function year(today: Day, back: number): Span {
  const of = calendarOf(today).year - back
  return { from: dayOf(of, 1, 1), to: dayOf(of, 12, 31) }
}

const daysAround = 45

/** In the order they are looked for: what one has read, the next do not see. */
const spans = {
  threeDaysAgo: (today) => day(today, 3),
  twoDaysAgo: (today) => day(today, 2),
  yesterday: (today) => day(today, 1),
  today: (today) => day(today, 0),
  halfYearAgo: (today) => month(today, 6),
  twoWeeksAgo: (today) => week(today, 2),
  lastWeekend: (today) => ({ ...week(today, 1), from: week(today, 1).from + 4 }),
  lastWeek: (today) => week(today, 1),
  thisWeek: (today) => week(today, 0),
  lastMonth: (today) => month(today, 1),
  thisMonth: (today) => month(today, 0),
  lastYear: (today) => year(today, 1),
  twoYearsAgo: (today) => year(today, 2),
  yearsStart: (today) => ({ from: year(today, 0).from, to: year(today, 0).from + daysAround }),
  yearsEnd: (today) => ({ from: year(today, 1).to - daysAround, to: year(today, 1).to }),
} satisfies Readonly<Record<Relative, (today: Day) => Span>>

const mostAgo = 1_000

/** "three weeks ago": the coarser the unit, the wider what it may mean. */
const ago = {
  days: (today, count) => {
    const about = count > 4 ? 2 : 0
    return { from: today - count - about, to: today - count + about }
  },
  weeks: (today, count) => ({ from: today - count * 7 - 3, to: today - count * 7 + 3 }),
  months: month,
  years: year,
} satisfies Readonly<Record<Unit, (today: Day, count: number) => Span>>

/** Times counted from the day they are named on, longer forms first. */
export function relativeTimes(
  all: readonly TimeWords[],
  anyOf: AnyOf,
  numerals: Numerals,
): RelativeTime[] {
  const counted = Object.entries(ago).map(([unit, read]): RelativeTime => {
    const templates = all.flatMap((words) => words.ago[unit as Unit]).flatMap(expandTemplate)
    return {
      pattern: countOf(templates, numerals.source),
      read: ({ n = '' }, today) => read(today, Math.min(numerals.read(n), mostAgo)),
    }
  })
  const named = Object.entries(spans).map(([name, read]): RelativeTime => ({
    pattern: new RegExp(
      anyOf(({ relative }) => relative[name as Relative]),
      'gu',
    ),
    read: (_groups, today) => read(today),
  }))
  return [...counted, ...named, aYear]
}

/** Spellings with `{n}` in them, the longest first; Latin words begin and end where their letters do. */
function countOf(spellings: readonly string[], number: string): RegExp {
  const around = spellings
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) =>
      plainCase(spelling)
        .replaceAll(/\s+/g, String.raw`\s+`)
        .split('{n}'),
    )
  const byStart = Map.groupBy(around, ([before = '']) => before)
  const alternatives = [...byStart].map(
    ([before, ends]) =>
      String.raw`${before}(?<n>${number})\s*(?:${ends.map(([, after = '']) => after).join('|')})`,
  )
  return new RegExp(
    String.raw`(?<!\d)(?<!\p{Script=Latin}(?=\p{Script=Latin}))(?:${alternatives.join('|')})(?!(?<=\p{Script=Latin})\p{Script=Latin})`,
    'gu',
  )
}

const aYear: RelativeTime = {
  pattern: /(?<!\d)(?<year>(?:19|20)\d{2})(?![\d:-])/gu,
  read: ({ year: named }) => {
    const of = Number(named)
    return { from: dayOf(of, 1, 1), to: dayOf(of, 12, 31) }
  },
}
