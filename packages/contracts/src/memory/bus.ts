import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { UsedMemory } from '../chat/schema.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { memoryLimits } from './limits.ts'

export const RecallTurn = Closed({
  isFromUser: Type.Boolean(),
  content: Type.String({ maxLength: memoryLimits.recallTurnLength }),
})

/** One thing that came to mind: a memory, or a turn of the conversation as it was said. */
export const RecalledMemory = Closed({
  id: Id,
  kind: Type.Enum(['memory', 'turn']),
  text: Type.String(),
  /** Higher fits better; comparable within one answer only. */
  score: Type.Number(),
  /** When it was said, or from when on it holds. */
  happenedAt: Timestamp,
})
export type RecalledMemory = Static<typeof RecalledMemory>

export const memoryRequests = defineRequests({
  'memory.recall': {
    summary: 'What is remembered that fits the last turns, best first, within a budget of tokens',
    input: Closed({
      userId: Id,
      companionId: Id,
      /** What the companion is called: naming it asks for nobody’s words. */
      companionName: Type.String(),
      /** Oldest first; the newest is what is being answered. */
      turns: Type.Array(RecallTurn, { minItems: 1, maxItems: memoryLimits.recallTurns }),
      language: LanguageCode,
      timeZone: Type.Union([Type.String(), Type.Null()]),
      /** Messages that the prompt shows anyway. */
      shownMessageIds: Type.Array(Id, { maxItems: memoryLimits.recallShownMessages }),
      budgetTokens: Type.Integer({
        minimum: memoryLimits.recallTokens.min,
        maximum: memoryLimits.recallTokens.max,
      }),
    }),
    output: Closed({
      memories: Type.Array(RecalledMemory),
      /** The memories among them, as a reply shows them. */
      usedMemories: Type.Array(UsedMemory),
    }),
    /** A reply does not wait longer; it then goes without. */
    timeoutMs: 300,
  },
})
