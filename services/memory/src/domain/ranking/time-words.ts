import { expandTemplate, Template } from '@lumen/content/expand-template'
import { type Static, Type } from 'typebox'
import { foldCase } from '@lumen/language/fold'
import { anyOf } from '@lumen/understanding/word-patterns'

const closed = { additionalProperties: false }
const words = Type.Array(Type.String({ minLength: 1 }))
const templates = Type.Array(Template)
const templatesOf = <const Name extends string>(...names: readonly Name[]) =>
  Type.Object(
    Object.fromEntries(names.map((name) => [name, templates])) as Record<Name, typeof templates>,
    closed,
  )

/** How times are named: `content/<language>/memory/times.yaml`, where each list is explained. */
export const timeWords = Type.Object(
  {
    numerals: Type.Array(words),
    relative: templatesOf(
      'today',
      'yesterday',
      'twoDaysAgo',
      'threeDaysAgo',
      'thisWeek',
      'lastWeek',
      'lastWeekend',
      'twoWeeksAgo',
      'thisMonth',
      'lastMonth',
      'halfYearAgo',
      'lastYear',
      'twoYearsAgo',
      'yearsStart',
      'yearsEnd',
    ),
    ago: templatesOf('days', 'weeks', 'months', 'years'),
    weekdays: Type.Array(words, { minItems: 7, maxItems: 7 }),
    beforeWeekday: words,
    months: Type.Array(words, { minItems: 12, maxItems: 12 }),
    beforeMonth: words,
    links: words,
    ordinals: words,
    numbered: Type.Object(
      {
        year: words,
        month: words,
        day: words,
        until: words,
        counted: words,
        countedFrom: words,
      },
      closed,
    ),
    parts: Type.Object({ first: words, middle: words, last: words }, closed),
    holidays: templatesOf(
      'chineseNewYear',
      'chineseNewYearsEve',
      'lantern',
      'tombSweeping',
      'dragonBoat',
      'lovers',
      'midAutumn',
      'nationalDay',
      'labourDay',
      'newYear',
      'valentine',
      'womensDay',
      'childrensDay',
      'teachersDay',
      'halloween',
      'christmas',
      'thanksgiving',
      'mothersDay',
      'fathersDay',
      'independenceDay',
      'easter',
      'singlesDay',
    ),
    asksWhen: templates,
    asksFirst: templates,
  },
  closed,
)
export type TimeWords = Static<typeof timeWords>
export type Relative = keyof TimeWords['relative']
export type Unit = keyof TimeWords['ago']
export type Holiday = keyof TimeWords['holidays']

/** A regular expression for any of what is picked of the words, in text as `plainCase` leaves it. */
export type AnyOf = (pick: (words: TimeWords) => readonly string[]) => string

/** @param all the words of every language: a text in one may name times in another */
export const anyIn =
  (all: readonly TimeWords[]): AnyOf =>
  (pick) =>
    anyOf(all.flatMap(pick).flatMap(expandTemplate), plainCase)

/** One case, one width and one apostrophe; marks are kept: in French “noël” is a time, and Noel a name. */
export const plainCase = (text: string): string => foldCase(text).replaceAll('’', "'")
