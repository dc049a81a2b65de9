import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import type { Caller } from '@lumen/http/identity'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { givenOrOwn } from '../use-cases/birth-profile.ts'
import { askWisdom, castIching, readFengShui } from '../use-cases/ask-wisdom.ts'
import { ownOpening } from '../use-cases/own-opening.ts'
import { readBaziMatch, readEasternBazi, readPrediction } from '../use-cases/read-pillars.ts'
import { readZodiac } from '../use-cases/read-signs.ts'

/** Entrance of /api/eastern-fortune. */
export function easternRoutes(context: FortuneContext) {
  const asked = async (caller: Caller, query: { timeZone?: string }) => ({
    userId: caller.userId,
    region: caller.region,
    asker: await askerOf(context, caller, query),
  })
  return {
    'GET /api/eastern-fortune/zodiac/:animal': async ({ caller, params, query }) =>
      readZodiac(context, params.animal, await askerOf(context, caller, query)),
    'POST /api/eastern-fortune/bazi': async ({ caller, query, body }) => {
      const who = await asked(caller, query)
      return ownOpening(context, 'eastern', who, readEasternBazi(context, body, who))
    },
    'POST /api/eastern-fortune/bazi-match': async ({ caller, query, body }) => {
      const { data: one, own } = await givenOrOwn(context, caller.userId, body.partner1)
      const who = { ...(await asked(caller, query)), own }
      return readBaziMatch(context, { one, two: body.partner2 }, who)
    },
    'POST /api/eastern-fortune/flow': async ({ body }) => context.engine.run('flow', body),
    'POST /api/eastern-fortune/reverse': async ({ body }) => context.engine.run('reverse', body),
    'POST /api/eastern-fortune/prediction': async ({ caller, query, body }) =>
      readPrediction(context, body, await asked(caller, query)),
    'POST /api/eastern-fortune/wisdom': async ({ caller, query, body }) =>
      askWisdom(context, body, await asked(caller, query)),
    'POST /api/eastern-fortune/iching': async ({ caller, query, body }) =>
      castIching(context, body, await asked(caller, query)),
    'POST /api/eastern-fortune/feng-shui': async ({ caller, query, body }) =>
      readFengShui(context, body, await asked(caller, query)),
  } satisfies Partial<Handlers<typeof fortuneOperations>>
}
