import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { givenOrOwn } from '../use-cases/birth-profile.ts'
import {
  readBirthChart,
  readSolarReturn,
  readSynastry,
  readTransits,
} from '../use-cases/read-sky.ts'
import { readCompatibility, readWesternAnalysis } from '../use-cases/read-signs.ts'

/** Entrance of /api/western-astrology. */
export function westernRoutes(context: FortuneContext) {
  return {
    'GET /api/western-astrology/analysis/:sign': async ({ caller, params, query }) =>
      readWesternAnalysis(context, params.sign, await askerOf(context, caller, query)),
    'POST /api/western-astrology/compatibility': async ({ caller, body }) =>
      readCompatibility(context, body, await askerOf(context, caller, {})),
    'POST /api/western-astrology/birth-chart': async ({ caller, query, body }) =>
      readBirthChart(context, body, {
        userId: caller.userId,
        asker: await askerOf(context, caller, query),
      }),
    'POST /api/western-astrology/synastry': async ({ caller, query, body }) => {
      const { userId } = caller
      const asker = await askerOf(context, caller, query)
      const one = await givenOrOwn(context, userId, body.partner1)
      return readSynastry(context, { one, two: body.partner2 }, { userId, asker })
    },
    'POST /api/western-astrology/transits': async ({ caller, query, body }) => {
      const { userId } = caller
      const { birth, days, date } = body
      const asker = await askerOf(context, caller, { ...query, date })
      const data = await givenOrOwn(context, userId, birth)
      return readTransits(context, { data, days }, { userId, asker })
    },
    'POST /api/western-astrology/solar-return': async ({ caller, query, body }) => {
      const { userId } = caller
      const asker = await askerOf(context, caller, query)
      const data = await givenOrOwn(context, userId, body.birth)
      return readSolarReturn(context, { data, year: body.year }, { userId, asker })
    },
  } satisfies Partial<Handlers<typeof fortuneOperations>>
}
