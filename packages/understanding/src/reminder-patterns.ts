import type { Repeat } from '@lumen/contracts/chat/reminders'
import type { CalendarRules, NamedDay } from './calendar-days.ts'
import type { Day } from './days.ts'
import type { PartOfDay, ReminderWords } from './reminder-words.ts'
import { compileRepeats, repeatOf } from './repeat-patterns.ts'

/** A time of the clock as it was said. */
export type NamedClock = {
  readonly hour: number
  readonly minute: number
  /** It can only be meant as it stands: 15:00, 08:00. */
  readonly sure: boolean
}

/** What of a reminder a message says. */
export type ReminderItems = {
  readonly asks: boolean
  readonly days: readonly Day[]
  readonly clocks: readonly NamedClock[]
  readonly part: PartOfDay | null
  /** So long from now. */
  readonly afterMs: number | null
  /** Again and again; `unclear`: in a way that is not known. */
  readonly repeat: Repeat | 'unclear' | null
  /** What is left: what is to be said. */
  readonly rest: string
}

export type ReminderRules = {
  /** Whether it asks for one at all: a small part of what reading it takes. */
  asks(text: string): boolean
  cancels(text: string): boolean
  read(text: string, today: Day): ReminderItems
}

type Stretch = { readonly start: number; readonly end: number }
const minuteMs = 60_000
const partNames = ['night', 'morning', 'noon', 'afternoon', 'evening'] as const
/** Halves of the day stand against the number: 7am. */
const halves = String.raw`[ap]\.?m(?!\p{L})`
const edges = String.raw`[\s,;:.!?¿¡、。，！？…·~“”"'「」—–-]+`

/** @param words of a language, compiled once */
export function compileReminders(words: ReminderWords, calendar: CalendarRules): ReminderRules {
  const numbers = new Map(
    Object.entries(words.numbers).flatMap(([value, names]) =>
      names.map((name) => [name, Number(value)] as const),
    ),
  )
  const named = [...numbers.keys()].toSorted((a, b) => b.length - a.length)
  const number = ['\\d{1,3}', ...named].join('|')
  const numberOf = (text: string) => numbers.get(text) ?? Number(text)
  const slot = (name: string) => `(?<${name}>${number})`
  const compile = (source: string, flags = 'gu') =>
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{M}])(?:${source.replaceAll(/\{([hmn])\}/g, (_, name: string) =>
        name === 'h' ? `(?<!\\d)${slot(name)}` : slot(name),
      )})(?!(?!${halves})[\\p{Script=Latin}\\p{M}])`,
      flags,
    )
  const all = (sources: readonly string[]) => sources.map((source) => compile(source))
  const asks = Object.entries(words.asks).map(([source, left]) => ({ at: compile(source), left }))
  const never = all(words.never)
  const cancelling = all(words.cancels)
  const clocks = [
    ...words.half.map((source) => ({ at: compile(source), minutes: 30 })),
    ...words.halfTo.map((source) => ({ at: compile(source), minutes: -30 })),
    ...words.clock.map((source) => ({ at: compile(source), minutes: 0 })),
  ]
  const parts = partNames.map((name) => ({ name, patterns: all(words.parts[name]) }))
  const spans = [
    ...words.in.halfHour.map((source) => ({ at: compile(source), ms: 30 * minuteMs })),
    ...words.in.minutes.map((source) => ({ at: compile(source), ms: minuteMs })),
    ...words.in.hours.map((source) => ({ at: compile(source), ms: 60 * minuteMs })),
  ]
  const repeatsIn = compileRepeats(words.repeats, compile)
  const from = all(words.repeats.from)
  const opening = new RegExp(`^(?:${edges}|(?:${words.opening.join('|') || '(?!)'}))`, 'u')
  const ending = new RegExp(`(?:${edges}|(?:${words.ending.join('|') || '(?!)'}))$`, 'u')
  const holds = (patterns: readonly RegExp[], text: string) =>
    patterns.some((pattern) => text.search(pattern) >= 0)

  /** Cuts what stands around what is to be said, as often as there is any. */
  function trimmed(text: string): string {
    let left = text
    for (const pattern of [opening, ending])
      for (let times = 0; times < 8; times += 1) {
        const found = pattern.exec(left.toLowerCase())
        if (found === null || found[0] === '') break
        left =
          found.index === 0 && pattern === opening
            ? left.slice(found[0].length)
            : left.slice(0, found.index)
      }
    return left.replaceAll(/\s+/gu, ' ').trim()
  }

  function read(message: string, today: Day): ReminderItems {
    const text = written(message)
    const low = text.toLowerCase()
    const taken: (Stretch & { left: string })[] = []
    const take = (start: number, end: number, left = ' ') => taken.push({ start, end, left })
    const free = ({ start, end }: Stretch) =>
      taken.every((each) => each.end <= start || end <= each.start)
    const asked = asks.flatMap(({ at, left }) =>
      [...low.matchAll(at)].map((match) => ({ ...stretchOf(match), left })),
    )
    for (const each of asked) if (free(each)) take(each.start, each.end, each.left)
    const again = repeatsIn(low)
    for (const { start, end } of again) if (free({ start, end })) take(start, end)
    let afterMs: number | null = null
    for (const { at, ms } of spans)
      for (const match of low.matchAll(at)) {
        const where = stretchOf(match)
        if (!free(where)) continue
        take(where.start, where.end)
        afterMs = (afterMs ?? 0) + ms * numberOf(match.groups?.['n'] ?? '1')
      }
    const found: NamedClock[] = []
    for (const { at, minutes } of clocks)
      for (const match of low.matchAll(at)) {
        const where = stretchOf(match)
        const hour = numberOf(match.groups?.['h'] ?? '')
        const minute = numberOf(match.groups?.['m'] ?? '0')
        if (!free(where) || !(hour <= 24) || !(minute < 60)) continue
        take(where.start, where.end)
        const sure = hour > 12 || hour === 0 || /^0\d/.test(match.groups?.['h'] ?? '')
        const at24 = (hour * 60 + minute + minutes + 1_440) % 1_440
        found.push({ hour: Math.floor(at24 / 60), minute: at24 % 60, sure })
      }
    const said = parts.flatMap(({ name, patterns }) =>
      patterns.flatMap((pattern) =>
        [...low.matchAll(pattern)].map((match) => ({ ...stretchOf(match), name })),
      ),
    )
    // “De la mañana” is no tomorrow; “ce soir” is both today and the evening.
    const days = calendar
      .comingDays(low, today)
      .filter((day) => !said.some((part) => holdsStretch(part, day) && !holdsStretch(day, part)))
      .filter((day) => free(day))
    const begins =
      again.length > 0 && days.length > 0
        ? from.flatMap((pattern) => [...low.matchAll(pattern)].map((match) => stretchOf(match)))
        : []
    for (const { start, end } of [...days, ...said, ...begins])
      if (free({ start, end })) take(start, end)
    const longest = said.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
    return {
      asks: asked.length > 0 && !holds(never, low),
      days: [...new Set(days.map(({ day }: NamedDay) => day))],
      clocks: found,
      part: longest?.name ?? again.find(({ part }) => part !== null)?.part ?? null,
      afterMs,
      // “Tell him tomorrow that I run every day” may be meant once.
      repeat:
        days.length > 0 && again.length > 0 && begins.length === 0 ? 'unclear' : repeatOf(again),
      rest: closed(trimmed(without(text, taken))),
    }
  }

  return {
    asks(text) {
      const low = written(text).toLowerCase()
      return asks.some(({ at }) => low.search(at) >= 0) && !holds(never, low)
    },
    cancels: (text) => holds(cancelling, written(text).toLowerCase()),
    read,
  }
}

/** One way of writing for each sign. */
const written = (text: string): string => text.normalize('NFKC').replaceAll('’', "'")

const stretchOf = (match: RegExpExecArray): Stretch => ({
  start: match.index,
  end: match.index + match[0].length,
})

const holdsStretch = (outer: Stretch, inner: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** A text without some stretches of it. */
function without(text: string, taken: readonly (Stretch & { left: string })[]): string {
  let left = text
  for (const { start, end, left: put } of taken.toSorted((a, b) => b.start - a.start))
    left = `${left.slice(0, start)}${put}${left.slice(end)}`
  return left
}

/** Between Han characters no space stays where something was taken out. */
const closed = (text: string): string =>
  text.replaceAll(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '')
