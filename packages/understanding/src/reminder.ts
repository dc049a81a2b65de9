import { openRoom } from '@lumen/content/open-room'
import type { Repeat } from '@lumen/contracts/chat/reminders'
import { languages, type Language } from '@lumen/contracts/languages'
import { compileCalendar } from './calendar-days.ts'
import { reminderRoom } from './content.ts'
import type { Day } from './days.ts'
import { readWords } from './open-words.ts'
import {
  compileReminders,
  type NamedClock,
  type ReminderItems,
  type ReminderRules,
} from './reminder-patterns.ts'
import type { PartOfDay } from './reminder-words.ts'
import { repeatFrom } from './repeat.ts'

/** When a reminder is due: by the clock on the wall of a day, or so long from now. */
export type ReminderTime =
  | { readonly day: Day; readonly minute: number }
  | { readonly afterMs: number }

/** What a message that asks for a reminder says. */
export type ReminderReading = { readonly language: Language; readonly what: string } & (
  | { readonly kind: 'set'; readonly time: ReminderTime }
  /** At this minute of each day that it names, for the first time on `time`. */
  | {
      readonly kind: 'set'
      readonly time: { readonly day: Day; readonly minute: number }
      readonly repeat: Repeat
    }
  /** It is to come again and again, but how often is unclear. */
  | { readonly kind: 'repeat' }
  /** Nothing is said of when, or several times are. */
  | { readonly kind: 'when' }
  /** One of two hours is meant: minutes of the day. */
  | { readonly kind: 'hour'; readonly either: readonly [number, number] }
  | { readonly kind: 'what' }
  | { readonly kind: 'past' }
)

/** What is asked back for. */
export type Missing = 'when' | 'hour' | 'what' | 'repeat'

/** The day and the minute of it where the user is. */
export type LocalNow = { readonly day: Day; readonly minute: number }

const contentOf = openRoom(reminderRoom)
const compiled = new Map<Language, ReminderRules>()

function rulesOf(language: Language): ReminderRules {
  let rules = compiled.get(language)
  if (rules === undefined) {
    rules = compileReminders(contentOf(language).reminders, compileCalendar(readWords(language)))
    compiled.set(language, rules)
  }
  return rules
}

const longestMessage = 500
/** More than that besides a time is no answer to “when?”. */
const longestBeside = 12

/**
 * The reminder that a message asks for, in whichever of the languages; null: none.
 *
 * @param preferred the language to try first
 * @param asked the message before, where the companion asked back for what was missing in it
 */
export function readReminder(
  text: string,
  now: LocalNow,
  preferred: Language,
  asked: { text: string; missing: Missing } | null = null,
): ReminderReading | null {
  if (text.length > longestMessage) return null
  for (const language of tried(preferred)) {
    const rules = rulesOf(language)
    if (asked === null && !rules.asks(text)) continue
    const items = rules.read(text, now.day)
    if (items.asks) return understand(items, now, language)
    if (asked === null) continue
    const before = rules.read(asked.text, now.day)
    const whole = before.asks ? completed(before, items, asked.missing, text) : null
    if (whole !== null) return understand(whole, now, language)
  }
  return null
}

/** Whether a message wants the newest reminder gone. */
export const cancelsReminder = (text: string, preferred: Language): boolean =>
  text.length <= longestMessage &&
  tried(preferred).some((language) => rulesOf(language).cancels(text))

const tried = (preferred: Language): Language[] => [
  preferred,
  ...languages.filter((language) => language !== preferred),
]

/** What was asked for before with what the answer adds to it; null: it is no answer. */
function completed(
  before: ReminderItems,
  answer: ReminderItems,
  missing: Missing,
  text: string,
): ReminderItems | null {
  if (missing === 'what') return answer.rest === '' ? null : { ...before, rest: answer.rest }
  const bare = /^\D*(?<h>\d{1,2})(?::(?<m>\d{2}))?\D{0,3}$/u.exec(text)?.groups
  const clocks =
    answer.clocks.length > 0 || bare === undefined
      ? answer.clocks
      : [
          {
            hour: Number(bare['h']) % 24,
            minute: Number(bare['m'] ?? 0),
            sure: Number(bare['h']) > 12,
          },
        ]
  const says =
    clocks.length > 0 ||
    answer.days.length > 0 ||
    answer.part !== null ||
    answer.afterMs !== null ||
    answer.repeat !== null
  if (!says || answer.rest.length > longestBeside) return null
  return {
    ...before,
    days: answer.days.length > 0 ? answer.days : before.days,
    clocks: clocks.length > 0 ? clocks : before.clocks,
    part: answer.part ?? before.part,
    afterMs: answer.afterMs ?? before.afterMs,
    // A day in answer to “how often?” is that day.
    repeat: answer.repeat ?? (answer.days.length > 0 ? null : before.repeat),
  }
}

function understand(items: ReminderItems, now: LocalNow, language: Language): ReminderReading {
  const { days, clocks, part, afterMs, repeat, rest: what } = items
  const about = { language, what }
  if (what === '') return { ...about, kind: 'what' }
  if (repeat !== null) return { ...about, ...again(repeat, items, now) }
  if (afterMs !== null)
    return clocks.length > 0 || afterMs <= 0
      ? { ...about, kind: 'when' }
      : { ...about, kind: 'set', time: { afterMs } }
  const [clock] = clocks
  if (days.length > 1 || clocks.length > 1) return { ...about, kind: 'when' }
  const day = days[0] ?? null
  if (clock === undefined) return { ...about, ...atPart(day, part, now) }
  return { ...about, ...atClock(day, clock, part, now) }
}

/** What comes again and again begins at the next time that fits. */
function again(
  repeat: Repeat | 'unclear',
  { days, clocks, part, afterMs }: ReminderItems,
  now: LocalNow,
): When | { kind: 'repeat' } | { kind: 'set'; time: LocalNow; repeat: Repeat } {
  if (repeat === 'unclear' || days.length > 1 || afterMs !== null) return { kind: 'repeat' }
  if (clocks.length > 1) return { kind: 'when' }
  const begins = days[0] ?? now.day
  // At which minute, is read as of a day to come: none of it is over.
  const [clock] = clocks
  const later = Math.max(begins, now.day) + 1
  const when = clock === undefined ? atPart(later, part, now) : atClock(later, clock, part, now)
  if (when.kind !== 'set') return when
  if ('afterMs' in when.time || when.time.day !== later) return { kind: 'when' }
  const { minute } = when.time
  const from = begins > now.day || minute > now.minute ? begins : now.day + 1
  return { kind: 'set', time: { day: repeatFrom(repeat, from), minute }, repeat }
}

type When =
  | { kind: 'when' | 'past' }
  | { kind: 'set'; time: ReminderTime }
  | { kind: 'hour'; either: [number, number] }

/** A day and a part of it without an hour stand for the usual one, which is said back. */
const usualMinute: Readonly<Record<PartOfDay | 'day', number | null>> = {
  night: null,
  day: 8 * 60,
  morning: 8 * 60,
  noon: 12 * 60,
  afternoon: 15 * 60,
  evening: 20 * 60,
}

function atPart(day: Day | null, part: PartOfDay | null, now: LocalNow): When {
  const minute = usualMinute[part ?? 'day']
  if (minute === null || (day === null && part === null)) return { kind: 'when' }
  if (day !== null && day > now.day) return { kind: 'set', time: { day, minute } }
  if (part === null) return { kind: 'when' }
  if (minute > now.minute) return { kind: 'set', time: { day: now.day, minute } }
  // The evening has begun: when in it?
  return day === null && part !== 'evening'
    ? { kind: 'set', time: { day: now.day + 1, minute } }
    : { kind: 'when' }
}

/** Hours of a clock that may be meant in the morning as in the afternoon. */
const earlyHours = 6

function atClock(
  day: Day | null,
  { hour, minute, sure }: NamedClock,
  part: PartOfDay | null,
  now: LocalNow,
): When {
  const at = (hours: number) => hours * 60 + minute
  const on = (minutes: number): When => {
    const from = day ?? now.day
    const time = { day: from + Math.floor(minutes / 1_440), minute: minutes % 1_440 }
    if (time.day > now.day || time.minute > now.minute) return { kind: 'set', time }
    return day === null ? { kind: 'set', time: { ...time, day: time.day + 1 } } : { kind: 'past' }
  }
  if (sure || hour > 12) return on(at(hour))
  const either: [number, number] = [at(hour % 12), at((hour % 12) + 12)]
  if (part !== null) {
    const meant = hourIn(part, hour)
    return meant === null ? { kind: 'hour', either } : on(at(meant))
  }
  if (day === null || day === now.day) {
    const next = either.find((minutes) => minutes > now.minute && minutes >= earlyHours * 60)
    if (next !== undefined) return { kind: 'set', time: { day: now.day, minute: next } }
    if (day !== null) return { kind: 'past' }
  }
  if (hour < earlyHours) return { kind: 'hour', either }
  return on(at(hour))
}

/** The hour of the day that an hour of twelve is in a part of it; null: it is in none. */
function hourIn(part: PartOfDay, hour: number): number | null {
  if (part === 'night') return hour % 12
  if (part === 'morning') return hour === 12 ? 0 : hour
  if (part === 'noon') return hour < 4 ? hour + 12 : hour
  if (part === 'afternoon') return hour === 12 ? 12 : hour + 12
  if (hour === 12) return 24
  return hour < 5 ? null : hour + 12
}
