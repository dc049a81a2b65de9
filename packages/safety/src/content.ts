import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'

/** Why a text of a model may not be shown. */
export const outputReasons = [
  'encourages-self-harm',
  'instructs-self-harm',
  'claims-to-be-human',
  'guilt-at-leaving',
  'sexualises-minors',
] as const
export type OutputReason = (typeof outputReasons)[number]

/** What a statement is about; stable names for logs and metrics, never shown to people. */
export const reasons = [
  'wish-to-die',
  'suicide',
  'self-harm',
  'method',
  'farewell',
  'burden',
  'hopelessness',
  'disordered-eating',
] as const

const exactly = { additionalProperties: false }
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Enum([...words]))

/** Words by what they say, separated by commas; rules name them in braces. */
const WordLists = Type.Record(Type.String(), Type.String())
const Sentences = Type.Array(Type.String(), { minItems: 3 })
const Number = Type.String({ pattern: '^\\d+$' })

const said = {
  /** Why the rule is there, in one sentence for who reviews it. */
  why: Type.String(),
  /** Whole phrases, separated by commas. */
  said: Type.Optional(Type.String()),
  /** Lists of words in order. */
  patterns: Type.Optional(Type.Array(Type.String())),
}

const CrisisRule = Type.Object(
  {
    ...said,
    means: oneOf(reasons),
    /** `decides` alone; the others add up with each other; `beside`: only where another is heard. */
    weight: oneOf(['decides', 'strong', 'half', 'faint', 'beside']),
    /** `writer`: the words say "I"; `subject`: whoever the subject is; `only-writer`: only with
     * the writer as the subject ("me tuer" is also what others do); `other`: somebody else. */
    about: oneOf(['writer', 'subject', 'only-writer', 'other']),
    /** Where a "not" nearby changes nothing. */
    denied: Type.Optional(Type.Literal('heard')),
    /** Where it is not heard of what is long ago or over. */
    past: Type.Optional(Type.Literal('unheard')),
    /** Nothing in the same words is read as the writer's own. */
    covers: Type.Optional(Type.Literal('all')),
    hears: Sentences,
    passes: Sentences,
  },
  exactly,
)
export type CrisisRuleContent = Static<typeof CrisisRule>

const CrisisRules = Type.Object(
  { words: Type.Optional(WordLists), rules: Type.Record(Type.String(), CrisisRule) },
  exactly,
)

/** What takes words of danger back: `passes` would be heard without it. */
const NotMeant = Type.Object(
  {
    words: Type.Optional(WordLists),
    rules: Type.Record(Type.String(), Type.Object({ ...said, passes: Sentences }, exactly)),
  },
  exactly,
)

/** How a language is read: whole words or characters, gaps, reach of a "not", whose words are whose. */
const Grammar = Type.Object(
  {
    reads: oneOf(['words', 'characters']),
    /** The script without which a message is not in this language. */
    script: Type.Optional(Type.String()),
    gap: Number,
    'not-before': Number,
    'not-after': Number,
    tense: oneOf(['in-verbs', 'in-words']),
    words: WordLists,
  },
  exactly,
)

export const crisisRoom = defineRoom('safety', {
  grammar: Grammar,
  'not-meant': NotMeant,
  direct: CrisisRules,
  signs: CrisisRules,
  parting: CrisisRules,
  others: CrisisRules,
})

const Reason = Type.Union(outputReasons.map((reason) => Type.Literal(reason)))
const OutputWords = Type.Object(
  {
    /** What takes the sting out of the words that follow it in a clause ("never", "if you feel"). */
    deniedBefore: Type.String(),
    /** The same, behind the words. */
    deniedAfter: Type.Optional(Type.String()),
    /** Pieces that patterns name as `{piece}`. */
    parts: Type.Record(Type.String(), Type.String()),
    /** What a sentence may not say. */
    patterns: Type.Record(Type.String(), Type.Array(Type.String())),
    /** The same where it is advised or told to be done: only behind what `{lead}` finds. */
    urges: Type.Record(Type.String(), Type.Array(Type.String())),
    /** Two pieces that may not stand within three sentences: why, one, the other. */
    pairs: Type.Array(Type.Tuple([Reason, Type.String(), Type.String()])),
    /** What makes it harmless: in the sentence, for pairs within three sentences. */
    unless: Type.Record(Type.String(), Type.String()),
    /** What is said instead, by reason; for self-harm the texts of a crisis stand in. */
    instead: Type.Object({
      'claims-to-be-human': Type.String(),
      'guilt-at-leaving': Type.String(),
      'sexualises-minors': Type.String(),
    }),
  },
  { additionalProperties: false },
)

export const outputRoom = defineRoom('safety', { output: OutputWords })
