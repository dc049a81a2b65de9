import { defineRoom } from '@lumen/content/define-room'
import { mannerWishes } from '@lumen/contracts/chat/tendencies'
import { zodiacSigns } from '@lumen/contracts/fortune/names'
import { type Language, languages } from '@lumen/contracts/languages'
import { type TSchema, type Static, Type } from 'typebox'
import { feelingGroups } from './feeling.ts'
import { pools } from './line-pools.ts'
import type { Scene } from './scripts/scene.ts'
import { sceneIds, scenes } from './scripts/scenes.ts'
import { attributeIds, thingIds } from './twenty-questions-table.ts'

const closed = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const texts = Type.Array(text, { minItems: 1 })
const each = <Key extends string, Schema extends TSchema>(keys: readonly Key[], schema: Schema) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>, closed)

const Riddle = Type.Object({ ask: text, answer: text, accept: texts, hint: text }, closed)
const Choice = Type.Object(
  { ask: text, first: texts, second: texts, onFirst: text, onSecond: text },
  closed,
)
const Stock = Type.Object(
  {
    stories: texts,
    jokes: texts,
    poems: texts,
    /** On a word that was wished for: {word}. */
    poemsOn: texts,
    trivia: texts,
    riddles: Type.Array(Riddle, { minItems: 1 }),
    wouldYouRather: Type.Array(Choice, { minItems: 1 }),
    reflections: texts,
    /** Questions that open a talk about something else. */
    topics: texts,
  },
  closed,
)

const Games = Type.Object(
  {
    chain: Type.Object(
      {
        /** Parted by spaces. */
        words: text,
        /** Pairs: a letter and the one that it counts as. */
        letters: Type.Optional(text),
        /** Letters that do not count. */
        skip: Type.String(),
      },
      closed,
    ),
    twenty: Type.Object(
      {
        things: each(thingIds, Type.Object({ label: text, accept: texts }, closed)),
        attributes: each(attributeIds, texts),
      },
      closed,
    ),
  },
  closed,
)

const Persona = Type.Object(
  {
    favourites: Type.Record(
      Type.String(),
      Type.Object({ label: text, words: texts, values: texts }, closed),
    ),
    traits: Type.Record(Type.String(), text),
    moods: each(['bright', 'soft', 'deep', 'playful', 'low'], texts),
  },
  closed,
)

const Calendar = Type.Object(
  {
    /** From Sunday on. */
    weekdays: Type.Array(texts, { minItems: 7, maxItems: 7 }),
    /** Words for days by how many days they are away. */
    offsets: Type.Record(Type.String({ pattern: '^-?\\d+$' }), texts),
    inDays: texts,
    daysAgo: texts,
    dayOf: each(['past', 'today', 'ahead'], text),
    untilDay: each(['today', 'tomorrow', 'ahead'], text),
  },
  closed,
)
export type CalendarWords = Static<typeof Calendar>

const Numbers = Type.Object(
  {
    words: Type.Record(Type.String({ pattern: '^\\d+$' }), texts),
    /** Where numbers are written by tens and hundreds: 三十二. */
    units: Type.Optional(Type.Record(Type.String({ pattern: '^\\d+$' }), texts)),
    operators: Type.Record(Type.String({ pattern: '^[-+*/^%]$' }), texts),
    /** By sums with {n} and {m} for numbers: how they are put otherwise. */
    sums: Type.Record(text, texts),
    /** By what a message with other words is known to ask for a sum. */
    cues: texts,
    decimal: Type.Union([Type.Literal('.'), Type.Literal(',')]),
  },
  closed,
)
export type NumberWords = Static<typeof Numbers>

/** What the companion says and plays, what it counts and reckons with. */
export const companionRoom = defineRoom('companion', {
  lines: each(pools, texts),
  feelings: each(feelingGroups, texts),
  stock: Stock,
  games: Games,
  persona: Persona,
  calendar: Calendar,
  numbers: Numbers,
  steering: each(['shorter', 'longer', 'gentler', 'noQuestion'], texts),
  condolence: Type.Object(
    {
      /** The first sentence, plain; some with {who}, some for when nobody can be named. */
      sorry: byKindOfLoss(texts),
      /** Short lines for the turns after it; they fit anything. */
      stay: texts,
      /** The same where somebody is unwell: nobody grieves yet. */
      beside: texts,
      /** Questions about the loss, now and then. */
      ask: byKindOfLoss(texts),
      /** To a question about it that nobody can answer. */
      doubt: texts,
      thanks: texts,
      parting: texts,
    },
    closed,
  ),
})

function byKindOfLoss<Schema extends TSchema>(schema: Schema) {
  const kinds = [
    'death',
    'pet',
    'breakup',
    'illness',
    'unwell',
    'pregnancy',
    'job',
    'loss',
  ] as const
  return each(kinds, schema)
}

/** What signs are called; other forms of a name stand beside its base. */
export const signsRoom = defineRoom('readings', {
  names: Type.Object({
    signs: each(zodiacSigns, Type.Union([text, Type.Object({ base: text })])),
  }),
})

export const suggestionGroups = [
  'emotion',
  'memory',
  'fortune',
  'creativity',
  'question',
  'relationship',
] as const

/** Messages that are offered to the user. */
export const suggestionsRoom = defineRoom('companion', {
  suggestions: each(
    suggestionGroups,
    Type.Object({ keywords: texts, close: text, general: text }, closed),
  ),
})

/** How another manner is asked for. */
export const mannerRoom = defineRoom('companion', { manner: each(mannerWishes, texts) })

/** How another language is asked for. */
export const languageRequestRoom = defineRoom('companion', {
  'language-request': Type.Object(
    {
      /** What the eight languages are called, folded. */
      names: each<Language, typeof texts>(languages, texts),
      /** Pieces that patterns name as `{piece}`. */
      parts: Type.Record(Type.String(), Type.String()),
      /** What a clause says in whole to ask for `{language}`. */
      requests: texts,
      /** The same for a whole message: in the midst of others it would be an answer or a remark. */
      alone: texts,
    },
    closed,
  ),
})

/** What is said in scenes that are played by choices: a word for each step, choice and ending. */
export const scriptsRoom = defineRoom(
  'scripts',
  Object.fromEntries(sceneIds.map((id) => [id, wordsOf(scenes[id])])) as Record<
    (typeof sceneIds)[number],
    ReturnType<typeof wordsOf>
  >,
  'interface',
)

function wordsOf({ steps, endings }: Scene) {
  return Type.Object(
    {
      steps: Type.Object(
        Object.fromEntries(
          Object.entries(steps).map(([step, { choices }]) => [
            step,
            Type.Object({ says: text, choices: each(Object.keys(choices), text) }, closed),
          ]),
        ),
        closed,
      ),
      endings: each(endings, Type.Object({ title: text, epilogue: text }, closed)),
    },
    closed,
  )
}
