import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { askerOf } from '../use-cases/asker.ts'
import { givenOrOwn } from '../use-cases/birth-profile.ts'
import { ownOpening } from '../use-cases/own-opening.ts'
import {
  readBirthChart,
  readForecast,
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
    'POST /api/western-astrology/birth-chart': async ({ caller, query, body }) => {
      const asked = { userId: caller.userId, asker: await askerOf(context, caller, query) }
      return ownOpening(context, 'western', asked, readBirthChart(context, body, asked))
    },
    'POST /api/western-astrology/synastry': async ({ caller, query, body }) => {
      const { userId } = caller
      const asker = await askerOf(context, caller, query)
      const { data: one, own } = await givenOrOwn(context, userId, body.partner1)
      return readSynastry(context, { one, two: body.partner2 }, { userId, asker, own })
    },
    'POST /api/western-astrology/transits': async ({ caller, query, body }) => {
      const { userId } = caller
      const { birth, days, date } = body
      const asker = await askerOf(context, caller, { ...query, date })
      const { data, own } = await givenOrOwn(context, userId, birth)
      const asked = { userId, asker, own }
      return ownOpening(context, 'western', asked, readTransits(context, { data, days }, asked))
    },
    'POST /api/western-astrology/solar-return': async ({ caller, query, body }) => {
      const { userId } = caller
      const asker = await askerOf(context, caller, query)
      const { data, own } = await givenOrOwn(context, userId, body.birth)
      const asked = { userId, asker, own }
      return ownOpening(
        context,
        'western',
        asked,
        readSolarReturn(context, { data, year: body.year }, asked),
      )
    },
    'POST /api/western-astrology/forecast': async ({ caller, query, body }) => {
      const { userId } = caller
      const asker = await askerOf(context, caller, { ...query, date: body.date })
      const { data, own } = await givenOrOwn(context, userId, body.birth)
      const asked = { userId, asker, own }
      return ownOpening(context, 'western', asked, readForecast(context, data, asked))
    },
  } satisfies Partial<Handlers<typeof fortuneOperations>>
}
