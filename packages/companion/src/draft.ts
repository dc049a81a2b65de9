import { toneFor, type Emotion } from './tone.ts'
import type { Turn } from './turn.ts'

/** A reply before it is joined: what is said, then at most one question. */
export type Draft = {
  readonly parts: readonly string[]
  readonly ask: string | null
  readonly emotion: Emotion
  readonly intent: string
  readonly memoryIds: readonly string[]
}

/** A reply in the tone of the talk. */
export const draft = (
  turn: Turn,
  intent: string,
  parts: readonly (string | null)[],
  extras: Partial<Pick<Draft, 'ask' | 'emotion' | 'memoryIds'>> = {},
): Draft => ({
  parts: parts.filter((part): part is string => part !== null && part !== ''),
  ask: null,
  emotion: turn.mood === null ? (turn.manner.tone ?? toneFor(null)) : toneFor(turn.mood),
  memoryIds: [],
  ...extras,
  intent,
})
