import type { Generation, GenerationInput } from '@lumen/contracts/chat/generation'
import { usualSampling } from '@lumen/contracts/chat/usual-sampling'

/** How replies are drawn, with the changes that were given. */
export const changeGeneration = (generation: Generation, change: GenerationInput): Generation => ({
  ...generation,
  ...change,
})

/** What a model is asked with; what is left out its server decides. */
export type Drawing = {
  maxTokens: number
  temperature?: number
  topP?: number
  presencePenalty?: number
  frequencyPenalty?: number
}

/** What must be known of a model to ask it. */
export type Drawn = {
  model: string
  family: string | null
  /** Room for prompt and reply together. */
  contextTokens: number
  /** How long a reply is where nobody says. */
  replyTokens: number
}

/**
 * How a reply of a model is drawn: as the companion's owner said, else as is usual for its family. A reply
 * takes half of the room at most.
 */
export function drawingOf(
  generation: Generation,
  { model: name, family, contextTokens, replyTokens }: Drawn,
): Drawing {
  const usual = usualSampling({ name, family })
  const temperature = generation.temperature ?? usual.temperature
  const topP = generation.topP ?? usual.topP
  const presencePenalty = generation.presencePenalty ?? usual.presencePenalty
  const frequencyPenalty = generation.frequencyPenalty ?? usual.frequencyPenalty
  return {
    maxTokens: Math.min(generation.replyTokens ?? replyTokens, Math.floor(contextTokens / 2)),
    ...(temperature !== null && { temperature }),
    ...(topP !== null && { topP }),
    ...(presencePenalty !== null && { presencePenalty }),
    ...(frequencyPenalty !== null && { frequencyPenalty }),
  }
}
