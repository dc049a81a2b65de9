import type { Repeat } from '@lumen/contracts/chat/reminders'
import { numberOf } from './calendar-days.ts'
import type { PartOfDay, ReminderWords } from './reminder-words.ts'

type Stretch = { readonly start: number; readonly end: number }

/** How often a message wants to be reminded; `unclear`: in a way that is not known. */
export type NamedRepeat = Stretch & {
  readonly repeat: Repeat | 'unclear'
  readonly part: PartOfDay | null
}

const everyDay: Repeat = { weekdays: [0, 1, 2, 3, 4, 5, 6] }
const lastDate = 31
const dated = String.raw`(?<!\d)(?<d>\d{1,2}(?!\d)|[一二三四五六七八九十]{1,3})`

/** @param compile makes a pattern that stands for itself, as all of the rules do */
export function compileRepeats(
  words: ReminderWords['repeats'],
  compile: (source: string) => RegExp,
): (text: string) => NamedRepeat[] {
  const name = words.days.join('|')
  const listed = `(?:${name})(?:(?:${words.and})(?:${name}))*`
  const names = words.days.map((source) => new RegExp(source, 'gu'))
  /** Read in the whole text: what follows a name may tell what it is. */
  const weekdaysIn = (text: string, { start, end }: Stretch): NamedRepeat['repeat'] => {
    const weekdays = names.flatMap((each, weekday) =>
      [...text.matchAll(each)].some(({ index }) => start <= index && index < end) ? [weekday] : [],
    )
    return weekdays.length > 0 ? { weekdays } : 'unclear'
  }
  type Read = (date: string, where: Stretch, text: string) => NamedRepeat['repeat']
  const rules: { at: RegExp; part: PartOfDay | null; read: Read }[] = []
  const add = (sources: readonly string[], read: Read, part: PartOfDay | null = null) => {
    for (const source of sources) {
      const whole = source.replace('{w}', listed).replace('{d}', dated)
      rules.push({ at: compile(whole), part, read })
    }
  }
  add(words.daily, () => everyDay)
  for (const part of ['morning', 'noon', 'afternoon', 'evening'] as const)
    add(words.each[part], () => everyDay, part)
  add(words.workdays, () => ({ weekdays: [1, 2, 3, 4, 5] }))
  add(words.weekends, () => ({ weekdays: [0, 6] }))
  add(words.weekly, (_, where, text) => weekdaysIn(text, where))
  add(words.monthly, (named) => {
    const date = numberOf(named)
    return date >= 1 && date <= lastDate ? { date } : 'unclear'
  })
  add(words.monthStart, () => ({ date: 1 }))
  add(words.monthEnd, () => ({ date: lastDate }))
  add(words.unclear, () => 'unclear')

  return (text) => {
    const found = rules.flatMap(({ at, part, read }) =>
      [...text.matchAll(at)].map((match) => {
        const where = { start: match.index, end: match.index + match[0].length }
        return { ...where, part, repeat: read(match.groups?.['d'] ?? '', where, text) }
      }),
    )
    // “Every day” stands in “every day of the week from Monday to Friday”: the longest is meant.
    const kept: NamedRepeat[] = []
    for (const each of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
      if (kept.every(({ start, end }) => end <= each.start || each.end <= start)) kept.push(each)
    return kept
  }
}

/** What several wishes come to; null: none is said. */
export function repeatOf(named: readonly NamedRepeat[]): Repeat | 'unclear' | null {
  const [first, ...more] = named.flatMap(({ repeat }) => (repeat === 'unclear' ? [] : [repeat]))
  if (first === undefined) return named.length > 0 ? 'unclear' : null
  if (more.length === 0) return first
  const weekdays = [first, ...more].flatMap((each) => ('weekdays' in each ? each.weekdays : [-1]))
  return weekdays.includes(-1)
    ? 'unclear'
    : { weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) }
}
