import { languageFacts, type Language } from '@lumen/contracts/languages'
import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from '@lumen/understanding/days'

export type Level = 'day' | 'week' | 'month'
export type Period = { level: Level; from: Day; to: Day }
export const levels: readonly Level[] = ['day', 'week', 'month']

/** Tags by which the period of a summary is known; nobody is shown them. */
export const levelTags: Readonly<Record<Level, string>> = {
  day: 'summary:day',
  week: 'summary:week',
  month: 'summary:month',
}

/** Whether a tag is the product's own. */
export const isLevelTag = (tag: string): boolean => Object.values(levelTags).includes(tag)

/** The day, week (from Monday) or month that a day lies in. */
export function periodOf(level: Level, day: Day): Period {
  if (level === 'day') return { level, from: day, to: day }
  if (level === 'week') {
    const from = day - ((weekdayOf(day) + 6) % 7)
    return { level, from, to: from + 6 }
  }
  const { year, month } = calendarOf(day)
  return { level, from: dayOf(year, month, 1), to: dayOf(year, month, lastDateOf(year, month)) }
}

/** Fewer memories than this are not worth a summary; more than the other are not named in it. */
const bounds: Readonly<Record<Level, { least: number; named: number }>> = {
  day: { least: 3, named: 5 },
  week: { least: 4, named: 7 },
  month: { least: 6, named: 10 },
}

export const isWorthSummary = (level: Level, members: number): boolean =>
  members >= bounds[level].least

type Member = {
  content: string
  importance: number
  emotionalWeight: number
  contextTags: readonly string[]
  createdAt: Date
}

/** A period in words of its memories: the most important ones, in the order they came. */
export function summarize(period: Period, members: readonly Member[], language: Language) {
  const named = members
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, bounds[period.level].named)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const [colon, semicolon] = languageFacts[language].sentences === '' ? '：；' : [': ', '; ']
  const lines = named.map(({ content }) => content.replace(/[.。]$/u, ''))
  const weight = members.reduce((sum, { emotionalWeight }) => sum + emotionalWeight, 0)
  return {
    content: `${nameOf(period, language)}${colon}${lines.join(semicolon)}`,
    importance: Math.max(1, ...members.map(({ importance }) => importance)),
    emotionalWeight: members.length === 0 ? 0 : weight / members.length,
    contextTags: [...new Set(members.flatMap(({ contextTags }) => contextTags))].slice(0, 6),
  }
}

function nameOf({ level, from, to }: Period, language: Language): string {
  const at = (day: Day) => new Date(day * 86_400_000)
  const zone = { timeZone: 'UTC' } as const
  if (level === 'month')
    return new Intl.DateTimeFormat(language, { ...zone, year: 'numeric', month: 'long' }).format(
      at(from),
    )
  const date = new Intl.DateTimeFormat(language, { ...zone, dateStyle: 'long' })
  return from === to ? date.format(at(from)) : date.formatRange(at(from), at(to))
}
