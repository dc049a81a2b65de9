import { Template } from '@lumen/content/expand-template'
import { Type, type Static } from 'typebox'
import { emotions, userEmotions } from './feelings.ts'

const phrases = Type.Array(Type.String({ minLength: 1 }))
const templates = Type.Array(Template)
const closed = { additionalProperties: false }

const named = userEmotions.filter((feeling) => feeling !== 'neutral')

/** Words that name a feeling, or what nobody tells without it: `vocabulary/emotions.yaml`. */
export const emotionWords = Type.Object(
  Object.fromEntries(named.map((feeling) => [feeling, phrases])),
  closed,
)

/** How feelings are told, templates of phrases in the notation of `createPhraseIndex`: `feelings.yaml`. */
export const feelingWords = Type.Object(
  {
    /** By feeling, besides the words for it. */
    feelings: Type.Object(
      Object.fromEntries(named.map((feeling) => [feeling, Type.Optional(templates)])),
      closed,
    ),
    /** Words that make a feeling strong. */
    strong: phrases,
    /** What denies a feeling: right before it, or before such words as may stand between; or right after it. */
    denials: Type.Object({ before: phrases, between: phrases, after: phrases }, closed),
  },
  closed,
)
/** Sentences by the feeling that must be read in them, and shown: `examples/feelings.yaml`. */
export const feelingExamples = Type.Object(
  Object.fromEntries(emotions.map((emotion) => [emotion, phrases])),
  closed,
)

export type EmotionWords = Static<typeof emotionWords>
export type FeelingWords = Static<typeof feelingWords>

const lists = (names: readonly string[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, phrases])), closed)

/** What the classifier looks for, all lists of the same meaning in every language: `cues.yaml`. */
export const cueWords = lists(
  [
    ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'],
    ['swear', 'insult', 'praise', 'thanks', 'love', 'laugh', 'cry', 'hope'],
    ['danger', 'illness', 'death', 'question', 'intens', 'not', 'me', 'you', 'they'],
    ['advice', 'cause', 'memory'],
  ].flat(),
)

/**
 * What it looks for in a talk besides: what people tell without saying how they feel about it, and
 * what they feel nothing about. `events.yaml`.
 */
export const eventWords = lists(['luck', 'parting', 'wrong', 'threat', 'filth', 'twist', 'errand'])

export type ListedWords = Static<typeof cueWords>
