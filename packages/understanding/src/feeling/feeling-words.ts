import { Type, type Static } from 'typebox'
import { userEmotions } from './feelings.ts'

const phrases = Type.Array(Type.String({ minLength: 1 }))
const closed = { additionalProperties: false }

/** How feelings are named, in the notation of `createPhraseIndex`: `feelings.yaml`. */
export const feelingWords = Type.Object(
  {
    /** By feeling: its words, and events that nobody tells without it. */
    feelings: Type.Object(
      Object.fromEntries(
        userEmotions.flatMap((feeling) => (feeling === 'neutral' ? [] : [[feeling, phrases]])),
      ),
      closed,
    ),
    /** Words that make a feeling strong. */
    strong: phrases,
    /** What denies a feeling: right before it, or before such words as may stand between; or right after it. */
    denials: Type.Object({ before: phrases, between: phrases, after: phrases }, closed),
  },
  closed,
)
export type FeelingWords = Static<typeof feelingWords>

/** What the classifier looks for, all lists of the same meaning in every language: `cues.yaml`. */
export const cueWords = Type.Object(
  Object.fromEntries(
    [
      ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'],
      ['swear', 'insult', 'praise', 'thanks', 'love', 'laugh', 'cry', 'hope'],
      ['danger', 'illness', 'death', 'question', 'intens', 'not', 'me', 'you', 'they'],
      ['advice', 'cause', 'memory'],
    ]
      .flat()
      .map((name) => [name, phrases]),
  ),
  closed,
)
export type CueWords = Static<typeof cueWords>
