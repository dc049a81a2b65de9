import { Template } from '@lumen/content/expand-template'
import { Type, type Static } from 'typebox'
import { answerTypes } from './answer-types.ts'

const words = Type.Array(Type.String({ minLength: 1 }))
const closed = { additionalProperties: false }

/** Words by what they all stand for. */
const byName = Type.Record(Type.String({ minLength: 1 }), Type.Array(Template))

/** People by what they are to somebody, as phrases of `createPhraseIndex`: `relations.yaml`. */
export const relationWords = byName

/** Animals that people live with, in the same notation: `animals.yaml`. */
export const animalWords = byName

/** What somebody can be or have: `traits.yaml`. */
export const traitWords = Type.Object(
  { jobs: words, illnesses: words, states: words, diets: words },
  closed,
)

/** What can be a name, and what only looks like one: `names.yaml`. */
export const nameWords = Type.Object(
  {
    /** They are written as names are and name nobody. */
    notNames: words,
    /** `yes` where all nouns are written as names are. */
    nounsLikeNames: Type.String(),
    /** By which Han names begin; empty elsewhere. */
    surnames: Type.String(),
  },
  closed,
)

/** How days are named: `calendar.yaml`. */
export const calendarWords = Type.Object(
  {
    today: words,
    tomorrow: words,
    afterTomorrow: words,
    /** From Sunday. */
    weekdays: Type.Array(words, { minItems: 7, maxItems: 7 }),
    /** Before a weekday, of the week that comes. */
    nextWeek: words,
    nextMonth: words,
    /** From January; none where months are numbered. */
    months: Type.Array(words),
    /** What a day is kept for: an exam, a wedding. A clause with one and a coming day tells a plan. */
    occasions: words,
  },
  closed,
)

/** Numbers written out: `numbers.yaml`. */
export const numberWords = words

/** Words by what is told with them, as phrases of `createPhraseIndex`: `topics.yaml`. */
export const topicWords = Type.Object(
  Object.fromEntries(answerTypes.map((type) => [type, Type.Optional(Type.Array(Template))])),
  closed,
)

/**
 * What people talk of with companions, and how they feel: words that mean much the same, so that
 * “nervous” finds “anxious” and “pizza” finds “breakfast”. Chinese, Japanese and Korean words of two
 * signs are found anywhere: `concepts.yaml`.
 */
export const conceptWords = byName

export type Vocabulary = {
  readonly relations: Static<typeof relationWords>
  readonly animals: Static<typeof animalWords>
  readonly traits: Static<typeof traitWords>
  readonly names: Static<typeof nameWords>
  readonly calendar: Static<typeof calendarWords>
  readonly numbers: Static<typeof numberWords>
  readonly topics: Static<typeof topicWords>
}
