import type { Bus } from '@lumen/bus/connect'
import { memoryRequests } from '@lumen/contracts/memory/bus'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { AboutUserPort, ClausesPort, RecallPort } from '../domain/recall.ts'

/** Asks service memory. */
export const recallFromMemory =
  (bus: Bus): RecallPort =>
  async ({ turns, shownMessageIds, ...question }, waiting) => {
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
      },
      waiting,
    )
    return memories.map((memory) => ({ ...memory, happenedAt: new Date(memory.happenedAt) }))
  }

/** The same of what is known by heart. */
export const aboutUserFromMemory =
  (bus: Bus): AboutUserPort =>
  async ({ shownFrom, ...question }, waiting) => {
    const { known, relationshipLevel } = await bus.request(
      memoryRequests,
      'memory.about-user',
      { ...question, shownFrom: String(shownFrom) },
      waiting,
    )
    return {
      known: known.map((each) => ({ ...each, happenedAt: new Date(each.happenedAt) })),
      relationshipLevel,
    }
  }

/** The same of clauses that could answer a question. */
export const clausesFromMemory =
  (bus: Bus): ClausesPort =>
  async ({ tokens, ...owner }, waiting) => {
    const { clauses } = await bus.request(
      memoryRequests,
      'memory.find-clauses',
      {
        ...owner,
        tokens: tokens.slice(0, memoryLimits.questionTokens).map((each) => ({ ...each })),
        limit: memoryLimits.clausesFound,
      },
      waiting,
    )
    return clauses.map((clause) => ({ ...clause, saidAt: new Date(clause.saidAt) }))
  }
