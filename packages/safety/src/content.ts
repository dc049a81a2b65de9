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

/** What stands in messages and says nothing of danger; words are separated by commas. */
const Noise = Type.Object(
  {
    fillers: Type.String(),
    /** Expressions are regular. */
    laughs: Type.Array(Type.String()),
    guarded: Type.String(),
    masked: Type.String(),
    elided: Type.String(),
  },
  exactly,
)
export type Noise = Static<typeof Noise>
export const noiseRoom = defineRoom('safety', { noise: Noise })

/**
 * What a text of a model may not say. Expressions are regular, folded like the text; `{piece}` stands
 * for one of the pieces.
 */
const OutputRule = Type.Object(
  {
    /** Why it may not be said, in one sentence for who reviews it. */
    why: Type.String(),
    /** What a sentence may not say. */
    says: Type.Optional(Type.Array(Type.String())),
    /** The same where it is advised or told to be done: only behind what the piece `lead` finds. */
    urges: Type.Optional(Type.Array(Type.String())),
    /** Two pieces that may not stand within three sentences. */
    near: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.String()]))),
    /** What makes it harmless: in the sentence, for `near` within three sentences. */
    unless: Type.Optional(Type.String()),
    /** What is said instead; for self-harm the texts of a crisis stand in. */
    instead: Type.Optional(Type.String()),
    hears: Sentences,
    passes: Sentences,
  },
  exactly,
)
const Output = Type.Object(
  {
    /** What a sentence of the language holds, unless it is very short. */
    sign: Type.String(),
    /** What takes the sting out of the words that follow it in a clause ("never", "if you feel"). */
    'denied-before': Type.String(),
    /** The same, behind the words. */
    'denied-after': Type.Optional(Type.String()),
    pieces: WordLists,
    rules: Type.Object(
      Object.fromEntries(outputReasons.map((reason) => [reason, OutputRule])) as Record<
        OutputReason,
        typeof OutputRule
      >,
      exactly,
    ),
  },
  exactly,
)

export const outputRoom = defineRoom('safety', { output: Output })

/** Words that the prompt policy looks for, separated by commas; `*` stands for any ending. */
const Prompt = Type.Object(
  {
    /** Phrases in which a word of the lists below means something else; taken out first. */
    harmless: Type.String(),
    /** Nakedness and sex, as such. */
    sexual: Type.String(),
    /** What is nothing alone, but not to be beside a minor. */
    suggestive: Type.String(),
    minors: Type.String(),
    /** Ways to hurt or kill oneself, asked for or to be shown. */
    'self-harm': Type.String(),
    /** Signs under which people were and are murdered. */
    hate: Type.String(),
    /** Ages below 18; expressions are regular, `{age}` is one in digits. */
    ages: Type.Array(Type.String()),
  },
  exactly,
)
export type PromptTerms = Static<typeof Prompt>
export const promptRoom = defineRoom('safety', { prompt: Prompt })

/** What is said of an alarm before. Expressions are regular, folded like the message. */
const Reassurance = Type.Object(
  {
    /** The writer, or who they worry about, is safe. */
    safe: Type.Array(Type.String()),
    /** It was not meant so. */
    denial: Type.Array(Type.String()),
    /** What turns the others round: "I am not safe". */
    undone: Type.Array(Type.String()),
    /** Whole answers of who is not sure, or alone, separated by commas. */
    unsure: Type.String(),
  },
  exactly,
)
export const reassuranceRoom = defineRoom('safety', { reassurance: Reassurance })

/** The fixed words after danger was heard; `{lines}` and `{emergency}` are filled in. */
const Replies = Type.Object(
  {
    crisis: Type.String(),
    'third-party': Type.String(),
    /** To somebody who goes on worrying about another person. */
    'third-party-again': Type.String(),
    'follow-ups': Type.Array(Type.String(), { minItems: 3, maxItems: 3 }),
  },
  exactly,
)
export const repliesRoom = defineRoom('safety', { replies: Replies }, 'interface')
