import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'

/**
 * What happens to a reply before its next words: another talk is answered first, the model is loaded
 * into memory, it reads the prompt, or it has begun to write what cannot be shown yet.
 */
export const replyStages = ['waiting', 'loading', 'reading', 'writing'] as const

const percent = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 100, description: 'How far it is, where the model tells' }),
)

/** As frames carry it. */
export const stageFields = { stage: Type.Enum(replyStages), percent }

export const ReplyStage = Closed({
  ...stageFields,
  /** Length of the reply at that time, in UTF-16 units: with more text it is over. */
  seq: Type.Integer({ minimum: 0 }),
})
export type ReplyStage = Static<typeof ReplyStage>
