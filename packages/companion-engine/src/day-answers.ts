import type { Answer } from './answer.ts'
import { toDigits } from './arithmetic.ts'
import { daysUntil, namedWeekday, readOffset, weekdayAfter } from './calendar.ts'
import { draft, say } from './draft.ts'

export const clock: Answer = (turn) => {
  const { hour, minute } = turn.input.now
  const time = turn.pack.calendar.time(hour, minute ?? null)
  return draft('time', [say(turn, 'time', { time })], { emotion: 'calm' })
}

export const today: Answer = (turn) => {
  const { weekday, month, day } = turn.input.now
  const { calendar } = turn.pack
  const name = calendar.weekdays[weekdayAfter(weekday, 0)] ?? ''
  const date = calendar.date({ weekday: name, month, day: day ?? null })
  return draft('date', [say(turn, 'date', { date })], { emotion: 'calm' })
}

export const dayOf: Answer = (turn, sentence, intent) => {
  const { calendar, numbers } = turn.pack
  const offset = readOffset(sentence.folded, calendar, (text) => toDigits(text, numbers))
  if (offset === null) return today(turn, sentence, intent)
  const weekday = calendar.weekdays[weekdayAfter(turn.input.now.weekday, offset.days)] ?? ''
  const value = calendar.dayOf(offset.said, weekday)
  return draft('dayOf', [say(turn, 'dayOf', { value })], { emotion: 'calm' })
}

export const untilDay: Answer = (turn, sentence) => {
  const { calendar } = turn.pack
  const weekday = namedWeekday(sentence.folded, calendar)
  if (weekday === null) return null
  const days = daysUntil(turn.input.now.weekday, weekday)
  const value = calendar.daysUntil(days, calendar.weekdays[weekday] ?? '')
  return draft('daysUntil', [say(turn, 'daysUntil', { value })], { emotion: 'calm' })
}
