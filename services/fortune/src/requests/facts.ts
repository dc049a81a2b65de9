import type { RequestHandlers } from '@lumen/bus/answers'
import type { fortuneRequests } from '@lumen/contracts/fortune/bus'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { readChartFacts } from '../use-cases/chart-facts.ts'

/** What chat asks when somebody speaks of their chart or their day. */
export const factRequests = (context: FortuneContext): RequestHandlers<typeof fortuneRequests> => ({
  'fortune.facts': async ({ userId, about, language, timeZone }) => {
    const asker = await askerOf(context, { userId, language }, { timeZone: timeZone ?? undefined })
    return { facts: await readChartFacts(context, userId, about, asker) }
  },
})
