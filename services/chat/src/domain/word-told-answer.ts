import { pickBySeed } from '@lumen/language/seed'
import type { Language } from '@lumen/contracts/languages'
import { excerpt } from '@lumen/runtime/excerpt'
import type { Quotation } from '@lumen/understanding/answer'
import { Type, type Static } from 'typebox'

const lines = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })

/** How an answer from what was told is worded: `content/<language>/answers/told.yaml`. */
export const toldWords = Type.Object(
  {
    /** What a sentence ends with. */
    stop: Type.String(),
    /** Quotation marks, with their spaces. */
    marks: Type.Tuple([Type.String(), Type.String()]),
    days: Type.Object(
      {
        today: Type.String(),
        yesterday: Type.String(),
        /** Only where the language has a word for it. */
        dayBefore: Type.Optional(Type.String()),
        /** Of the last week; Sunday first. */
        weekdays: Type.Array(Type.String(), { minItems: 7, maxItems: 7 }),
        /** Holds `{date}`. */
        date: Type.String(),
      },
      { additionalProperties: false },
    ),
    /** Hold `{day}` and `{fact}`, a sentence without its end. */
    fact: lines,
    /** Hold `{day}` and `{quote}`. */
    one: lines,
    /** Two of one day: `{second}` as well. */
    two: lines,
    /** Two of two days: `{secondDay}` as well. */
    twoDays: lines,
    notTold: lines,
    /** Memory did not answer, and what is at hand does not tell. */
    unreachable: lines,
  },
  { additionalProperties: false },
)
export type ToldWords = Static<typeof toldWords>

export type Wording = {
  words: ToldWords
  language: Language
  now: Date
  /** Null, or one that does not exist: UTC. */
  timeZone: string | null
  /** Differs from reply to reply. */
  seed: string
  /** The last reply: its line is not taken again. */
  lastReply: string
}

/** Characters of one quotation, and of each of two: Chinese, Japanese and Korean say more in fewer. */
const longest = (language: Language) =>
  /^(?:zh|ja|ko)$/.test(language) ? { one: 90, two: 45 } : { one: 200, two: 105 }

/**
 * An answer in words: one or two quotations with their days; for none, that it was not told, or that
 * memory could not be asked.
 *
 * @param quotations the best first
 * @param otherwise what to say for none
 */
export function wordToldAnswer(
  [first, second]: readonly Quotation[],
  wording: Wording,
  otherwise: 'notTold' | 'unreachable' = 'notTold',
): string {
  const { words, language } = wording
  if (first === undefined) return pick(words[otherwise], {}, wording)
  const { one, two } = longest(language)
  if (second === undefined) {
    const slots = { quote: quote(first, one, words), day: dayOf(first.saidAt, wording) }
    return pick(words.one, slots, wording)
  }
  const slots = {
    quote: quote(first, two, words),
    second: quote(second, two, words),
    day: dayOf(first.saidAt, wording),
    secondDay: dayOf(second.saidAt, wording),
  }
  return pick(slots.day === slots.secondDay ? words.two : words.twoDays, slots, wording)
}

/** An answer that says what is asked, and when it was told. */
export const wordKnownFact = (fact: string, saidAt: Date, wording: Wording): string =>
  pick(wording.words.fact, { fact, day: dayOf(saidAt, wording) }, wording)

type Slots = Readonly<Partial<Record<'day' | 'fact' | 'quote' | 'second' | 'secondDay', string>>>

function pick(lines: readonly string[], slots: Slots, { seed, lastReply }: Wording): string {
  const fresh = lines.filter((line) =>
    line.split(/\{\w+\}/).some((piece) => !lastReply.includes(piece)),
  )
  const line = pickBySeed(fresh.length > 0 ? fresh : lines, seed) ?? ''
  return line.replace(/\{(\w+)\}/g, (_, name: string) => slots[name as keyof Slots] ?? '')
}

/** A reply is shown as Markdown, in which the user's words carry no markup. */
const markup = /[<>[\]{}`*_#|\\^~«»„“”"「」『』]/gu
const links = /(?:https?:\/\/|www\.)\S+/giu
const edges = /^[\s,，、;；:：.。·…!！\p{Pd}\p{Pe}]+|[\s,，、;；:：.。·\p{Pd}\p{Ps}]+$/gu

/** The user's words in quotation marks, on one line; what is too long ends in an ellipsis. */
function quote({ text }: Quotation, length: number, { marks }: ToldWords): string {
  const plain = text.replace(links, ' ').replace(markup, ' ').replace(edges, '')
  return `${marks[0]}${excerpt(plain, length)}${marks[1]}`
}

const dayMs = 86_400_000

/** The day something was said, as one speaks of it today. */
function dayOf(saidAt: Date, { words: { days }, language, now, timeZone }: Wording): string {
  const zone = zoneOf(timeZone)
  const said = calendarDay(saidAt, zone)
  const ago = Math.max(0, Math.round((calendarDay(now, zone) - said) / dayMs))
  if (ago === 0) return days.today
  if (ago === 1) return days.yesterday
  if (ago === 2 && days.dayBefore !== undefined) return days.dayBefore
  if (ago < 7) return days.weekdays[new Date(said).getUTCDay()] ?? days.today
  const sameYear =
    new Date(said).getUTCFullYear() === new Date(calendarDay(now, zone)).getUTCFullYear()
  const date = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(saidAt)
  return days.date.replace('{date}', date)
}

function zoneOf(timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** Midnight, in UTC, of the calendar day it is in a zone. */
function calendarDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(number('year'), number('month') - 1, number('day'))
}
