import { Type, type Static, type TSchema } from 'typebox'
import { Template } from '@lumen/content/expand-template'

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
  openings: templates,
  /** Between somebody and what is told of them, and before it. */
  adverbs: templates,
  /** The same, saying that it is over. */
  formerly: templates,
  /** With one of these what is told is still to come. */
  coming: templates,
  /** After what is told, meaning nothing. */
  endings: templates,
  /** Before these a value ends. */
  stops: templates,
  /** Between two things that are told. */
  joiners: templates,
  /** Before a value or a relation. */
  articles: templates,
  /** Between an article and a relation: elder, little. */
  attributes: templates,
  /** After somebody, in languages that mark them so. */
  particles: templates,
  /** What marks of whom or what a clause speaks, in those languages: a value holds none. */
  topics: templates,
  /** One of those named before: 一只, the other. */
  each: templates,
  /** A sentence with one of these tells nothing certain. */
  uncertain: templates,
  negations: templates,
  /** Who laughs may call themself anything. */
  laughs: templates,
  /** They are no value, alone or, with `…`, at the start of one. */
  notValues: templates,
  corrections: object({
    /** One value in the place of another: `{old}`, `{new}`. */
    instead: templates,
    /** A plan has another day. */
    moved: templates,
    /** A plan is no more. */
    off: templates,
    /** What was said just before was not meant. */
    joke: templates,
  }),
  plans: object({
    /** A clause with a coming day and one of these tells a plan, as one with an occasion does. */
    cues: templates,
    /** Before what is planned. */
    leads: templates,
    /** With these a day is not one coming day. */
    not: templates,
  }),
  /** How a date is written. */
  dates: object({
    /** Of `{month}` and `{date}`; `{n}` days from now. */
    on: templates,
    in: templates,
  }),
})
export type FactWords = Static<typeof factWords>

/** Talks with what their last message tells: `content/<language>/understanding/examples/facts.yaml`. */
export const factExamples = Type.Array(
  object({
    say: Type.Array(Type.String({ minLength: 1 })),
    facts: Type.Array(Type.String({ minLength: 1 })),
  }),
)
