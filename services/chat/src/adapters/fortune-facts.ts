import type { Bus } from '@lumen/bus/connect'
import { chartQuestionOf } from '@lumen/understanding/chart-question'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import type { ChartFactsPort } from '../domain/recall.ts'

/** Asks service fortune, which is given longer than memory: without its facts the reply has nothing to say. Only when the user speaks of it. */
export const factsFromFortune =
  (bus: Bus): ChartFactsPort =>
  async ({ turns, userId, language, timeZone }, waiting) => {
    const newest = turns.at(-1)
    const question = newest?.from === 'user' ? chartQuestionOf(newest.text) : null
    if (question === null) return []
    const { facts } = await bus.request(
      fortuneRequests,
      'fortune.facts',
      { userId, ...question, language, timeZone },
      waiting,
    )
    return facts.map(({ id, text }, at) => ({
      id,
      kind: 'fact',
      memoryType: null,
      text,
      score: 1 / (at + 1),
      happenedAt: null,
      sourceMessageIds: [],
    }))
  }
