import type { Generation } from './generation.ts'

export const usualGeneration: Generation = {
  model: null,
  temperature: null,
  topP: null,
  presencePenalty: null,
  frequencyPenalty: null,
  replyTokens: null,
}
