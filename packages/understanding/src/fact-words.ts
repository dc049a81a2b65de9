import { Type, type Static, type TSchema } from 'typebox'
import { Template } from '@lumen/content/expand-template'

const words = Type.Array(Type.String({ minLength: 1 }))
const templates = Type.Array(Template)
const closed = { additionalProperties: false }
const object = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, closed)

/** What facts are about; what follows the point tells kinds of telling apart that read differently. */
export const forms = [
  'name',
  'age',
  'birthday',
  'home',
  'work',
  'work.place',
  'work.left',
  'partner.state',
  'partner.parted',
  'children',
  'kin',
  'animal',
  'animal.gone',
  'health.allergy',
  'health.illness',
  'diet',
  'diet.avoids',
  'plan',
] as const
export type Form = (typeof forms)[number]

/** Templates in which somebody says a fact: that it holds, is to come, is over or is not so. */
const told = object({
  holds: Type.Optional(templates),
  planned: Type.Optional(templates),
  ended: Type.Optional(templates),
  denied: Type.Optional(templates),
})

/**
 * How facts are told: `content/<language>/understanding/facts.yaml`. In templates `{who}` is
 * somebody, `{they}` before a verb somebody not named again (`{they}vive en {value}`), and what is told of them one of `{value}`, `{name}` (in any case of letters), `{Name}`
 * (written as names are), `{number}`, `{date}`, `{job}`, `{illness}`, `{state}`, `{food}`,
 * `{child}`, `{kin}`, `{partner}`, `{animal}`. A template holds for a clause from its start to its
 * end; `…` at its end leaves the rest open.
 */
export const factWords = object({
  facts: object(Object.fromEntries(forms.map((form) => [form, Type.Optional(told)]))),
  /** Before what is told: greetings, sighs. */
  openings: words,
  /** Between somebody and what is told of them, and before it. */
  adverbs: words,
  /** The same, saying that it is over. */
  formerly: words,
  /** With one of these what is told is still to come. */
  coming: words,
  /** After what is told, meaning nothing. */
  endings: words,
  /** Before these a value ends. */
  stops: words,
  /** Between two things that are told. */
  joiners: words,
  /** Before a value or a relation. */
  articles: words,
  /** Between an article and a relation: elder, little. */
  attributes: words,
  /** After somebody, in languages that mark them so. */
  particles: words,
  /** What marks of whom or what a clause speaks, in those languages: a value holds none. */
  topics: words,
  /** One of those named before: 一只, the other. */
  each: words,
  /** A sentence with one of these tells nothing certain. */
  uncertain: words,
  negations: words,
  /** Who laughs may call themself anything. */
  laughs: words,
  /** They are no value, alone or, with `…`, at the start of one. */
  notValues: words,
  /** They are written as names are and name nobody. */
  notNames: words,
  /** `yes` where all nouns are written as names are. */
  nounsLikeNames: Type.String(),
  /** By which Han names begin; empty elsewhere. */
  surnames: Type.String(),
  jobs: words,
  illnesses: words,
  states: words,
  diets: words,
  corrections: object({
    /** One value in the place of another: `{old}`, `{new}`. */
    instead: templates,
    /** A plan has another day. */
    moved: words,
    /** A plan is no more. */
    off: words,
    /** What was said just before was not meant. */
    joke: words,
  }),
  plans: object({
    /** The time of day, as regular expressions. */
    times: words,
    /** A clause with a coming day and one of these tells a plan. */
    cues: words,
    /** Before what is planned. */
    leads: words,
    /** With these a day is not one coming day. */
    not: words,
  }),
  calendar: object({
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
    /** Of `{month}` and `{date}`; `{n}` days from now. */
    dates: templates,
    inDays: templates,
  }),
})
export type FactWords = Static<typeof factWords>

/** Talks with what their last message tells: `content/<language>/understanding/examples/facts.yaml`. */
export const factExamples = Type.Array(
  object({ say: words, facts: Type.Array(Type.String({ minLength: 1 })) }),
)
