import type { Bus } from '@lumen/bus/connect'
import { memoryRequests } from '@lumen/contracts/memory/bus'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { RecallPort } from './recall.ts'

/** Asks service memory, which answers within 300 ms or not at all. */
export const recallFromMemory =
  (bus: Bus, budgetTokens: number): RecallPort =>
  async ({ turns, shownMessageIds, ...question }, signal) => {
    const { memories } = await bus.request(
      memoryRequests,
      'memory.recall',
      {
        ...question,
        turns: turns.slice(-memoryLimits.recallTurns).map(({ from, text }) => ({
          isFromUser: from === 'user',
          content: text.slice(0, memoryLimits.recallTurnLength),
        })),
        shownMessageIds: shownMessageIds.slice(-memoryLimits.recallShownMessages),
        budgetTokens,
      },
      { signal },
    )
    return memories.map(({ id, kind, text, score }) => ({ id, kind, text, score }))
  }
