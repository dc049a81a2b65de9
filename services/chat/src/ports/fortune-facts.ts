import type { Bus } from '@lumen/bus/connect'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import { chartQuestionOf } from '../domain/chart-question.ts'
import type { ChartFactsPort } from './recall.ts'

/** Asks service fortune, which answers within 300 ms or not at all; only when the user speaks of it. */
export const factsFromFortune =
  (bus: Bus): ChartFactsPort =>
  async ({ turns, userId, language, timeZone }, signal) => {
    const newest = turns.at(-1)
    const about = newest?.from === 'user' ? chartQuestionOf(newest.text) : null
    if (about === null) return []
    const { facts } = await bus.request(
      fortuneRequests,
      'fortune.facts',
      { userId, about, language, timeZone },
      { signal },
    )
    return facts.map(({ id, text }, at) => ({ id, kind: 'fact', text, score: 1 / (at + 1) }))
  }
