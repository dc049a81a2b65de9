import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { ownOpening } from '../use-cases/own-opening.ts'
import { readAstrologyBazi, readFortune } from '../use-cases/read-pillars.ts'
import { readHoroscope } from '../use-cases/read-signs.ts'

/** Entrance of /api/astrology. */
export function astrologyRoutes(context: FortuneContext) {
  return {
    'GET /api/astrology/horoscope/:sign': async ({ caller, params, query }) =>
      readHoroscope(context, params.sign, await askerOf(context, caller, query)),
    'POST /api/astrology/bazi': async ({ caller, query, body }) => {
      const asked = { userId: caller.userId, asker: await askerOf(context, caller, query) }
      return ownOpening(context, 'eastern', asked, readAstrologyBazi(context, body, asked))
    },
    'POST /api/astrology/fortune': async ({ caller, query, body }) =>
      readFortune(context, body, {
        userId: caller.userId,
        asker: await askerOf(context, caller, query),
      }),
  } satisfies Partial<Handlers<typeof fortuneOperations>>
}
