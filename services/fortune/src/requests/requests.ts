import type { RequestHandlers } from '@lumen/bus/answers'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { fortuneRequests } from '@lumen/contracts/fortune/bus'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { readStars } from '../use-cases/birth-profile.ts'
import { readChartFacts } from '../use-cases/chart-facts.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** What other services ask: facts for a talk about chart or day, and that a user be erased. */
export const fortuneRequestHandlers = (
  context: FortuneContext,
): RequestHandlers<typeof fortuneRequests & typeof erasureRequests.fortune> => ({
  'fortune.facts': async ({ userId, about, part, language, timeZone }) => {
    const asker = await askerOf(context, { userId, language }, { timeZone: timeZone ?? undefined })
    return { facts: await readChartFacts(context, userId, { about, part }, asker) }
  },
  'fortune.stars': async ({ userId, birth, language, timeZone }) => {
    const asker = await askerOf(context, { userId, language }, { timeZone: timeZone ?? undefined })
    return readStars(context, birth, asker)
  },
  'fortune.erase-user': ({ userId }) => eraseUser(context, userId),
})
