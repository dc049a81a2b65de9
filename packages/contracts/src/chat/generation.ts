import { Type, type Static, type TSchema } from 'typebox'
import { ModelChoice } from '../models/schema.ts'
import { Closed } from '../schema.ts'
import { chatLimits } from './limits.ts'

const limits = chatLimits.generation
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Between = ([minimum, maximum]: readonly [number, number]) =>
  Nullable(Type.Number({ minimum, maximum }))

const fields = {
  /** null: whoever answers. */
  model: Nullable(ModelChoice),
  /** How free the choice of words is; null, here and below: as is usual for the model. */
  temperature: Between(limits.temperature),
  topP: Between(limits.topP),
  presencePenalty: Between(limits.penalty),
  frequencyPenalty: Between(limits.penalty),
  /** The most tokens that a reply may have. */
  replyTokens: Nullable(
    Type.Integer({ minimum: limits.replyTokens[0], maximum: limits.replyTokens[1] }),
  ),
}

/** Which model answers for a companion, and how its replies are drawn. */
export const Generation = Closed(fields, { $id: 'Generation' })
export type Generation = Static<typeof Generation>

/** What is left out stays as it is. */
export const GenerationInput = Type.Partial(Type.Object(fields), { additionalProperties: false })
export type GenerationInput = Static<typeof GenerationInput>
