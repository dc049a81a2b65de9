import { Template } from '@lumen/content/expand-template'
import { Type, type Static } from 'typebox'
import { answerTypes } from './answer-types.ts'
import type { FactWords } from './fact-words.ts'
import type { Vocabulary } from './vocabulary-words.ts'

/** Phrases in the notation of `createPhraseIndex`, with alternatives as `expandTemplate` knows them. */
const phrases = Type.Array(Template)
const closed = { additionalProperties: false }
const byType = Type.Object(
  Object.fromEntries(answerTypes.map((type) => [type, Type.Optional(phrases)])),
  closed,
)

/** Who is spoken of: `content/<language>/understanding/people.yaml`. */
export const peopleWords = Type.Object(
  {
    /** The user as somebody who does something. */
    self: phrases,
    /** The user as somebody who has somebody: before a relation it says whose. */
    own: phrases,
    /** The companion. */
    you: phrases,
    /** Somebody or something named before. */
    they: phrases,
    /** What stands between somebody and their name. */
    called: phrases,
    /** What a name ends before, where no space does it. */
    nameEnds: Type.Array(Type.String({ minLength: 1 })),
    /** What may follow a Korean noun. */
    particles: Type.Array(Type.String()),
  },
  closed,
)

/** How questions are asked: `asking.yaml`. */
export const askingWords = Type.Object(
  {
    /** A sentence that begins with these asks. */
    opens: phrases,
    /** A sentence that holds these asks. */
    asks: phrases,
    /** By what is asked for. */
    types: byType,
    /** The companion is asked what it remembers, or what it was told. */
    remember: phrases,
    /** The companion is asked about itself. */
    companion: phrases,
    /** Something is to be done: a song, a joke, a good night. */
    wishes: phrases,
    /** Counsel or an opinion is asked for, or nothing at all. */
    opinions: phrases,
  },
  closed,
)

/** How things are told: `telling.yaml`. */
export const tellingWords = Type.Object(
  {
    /** By what a clause with such phrases answers, besides the words of `topics.yaml`. */
    types: byType,
    /** A new predicate begins with these. */
    before: phrases,
    /** A new predicate begins after these. */
    after: phrases,
  },
  closed,
)

/** How things are put right: `correcting.yaml`. */
export const correctingWords = Type.Object(
  {
    /** What was said was wrong. */
    mistaken: phrases,
    /** Somebody stops short: what follows may put right what they said just before. */
    hesitations: phrases,
    /** What follows is not so. */
    not: phrases,
    /** What stands before is not so. */
    notBefore: phrases,
    /** What was so is so no more. */
    changed: phrases,
    /** Words that mean nothing by themselves, before or after what is told. */
    fillers: phrases,
  },
  closed,
)

/** What the rules of a language listen for. */
export type LanguageWords = Vocabulary & {
  readonly people: Static<typeof peopleWords>
  readonly asking: Static<typeof askingWords>
  readonly telling: Static<typeof tellingWords>
  readonly correcting: Static<typeof correctingWords>
  readonly facts: FactWords
}
