import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'

/** Why a text of a model may not be shown. */
export const outputReasons = [
  'encourages-self-harm',
  'instructs-self-harm',
  'claims-to-be-human',
  'guilt-at-leaving',
  'sexualises-minors',
] as const
export type OutputReason = (typeof outputReasons)[number]

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
