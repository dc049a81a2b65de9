import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import { AppError } from '@lumen/http/app-error'
import type { Handlers } from '@lumen/http/operations'
import type { FortuneContext } from '../context.ts'
import { placeAttribution } from '../domain/birth/place.ts'
import { askerOf } from '../use-cases/asker.ts'
import {
  forgetProfile,
  readProfile,
  requiredProfile,
  saveProfile,
} from '../use-cases/birth-profile.ts'
import { makeInsight, readInsights } from '../use-cases/insights.ts'
import { ownOpening } from '../use-cases/own-opening.ts'
import { readBirthChart } from '../use-cases/read-sky.ts'
import { readDailyFortune, readWisdomBazi } from '../use-cases/read-pillars.ts'
import { own } from './own.ts'

/** A day as forms and clients of old send it: `2026-11-21`, with or without a time behind it. */
function dayIn(date: string | undefined): string | undefined {
  if (date === undefined) return undefined
  const day = date.slice(0, 10)
  const parsed = new Date(`${day}T12:00:00Z`)
  if (/^\d{4}-\d{2}-\d{2}(?:$|T)/.test(date) && parsed.toString() !== 'Invalid Date')
    if (parsed.toISOString().startsWith(day)) return day
  throw new AppError('invalid_input', 'There is no such day', {
    details: [{ path: 'context.date', message: 'is no day of the calendar' }],
  })
}

/** Entrance of /api/wisdom. */
export function wisdomRoutes(context: FortuneContext) {
  return {
    'GET /api/wisdom/places': async ({ caller, query }) => ({
      places: await context.engine.run('searchPlaces', {
        query: query.query,
        language: caller.language,
      }),
      attribution: placeAttribution,
    }),
    'GET /api/wisdom/:userId/birth-profile': async ({ caller, params }) => {
      const userId = own(caller, params.userId)
      return { profile: await readProfile(context, userId, await askerOf(context, caller, {})) }
    },
    'PUT /api/wisdom/:userId/birth-profile': async ({ caller, params, query, body }) => {
      const userId = own(caller, params.userId)
      const asker = await askerOf(context, caller, query)
      return { profile: await saveProfile(context, userId, body, asker) }
    },
    'DELETE /api/wisdom/:userId/birth-profile': async ({ caller, params }) => {
      await forgetProfile(context, own(caller, params.userId))
      return { success: true }
    },
    'GET /api/wisdom/:userId/chart': async ({ caller, params, query }) => {
      const userId = own(caller, params.userId)
      const profile = await requiredProfile(context, userId)
      const { data } = profile
      const { houseSystem } = query
      const chosen = houseSystem === undefined ? data : { ...data, houseSystem }
      const asked = { userId, asker: await askerOf(context, caller, query), own: profile }
      const reading = readBirthChart(context, chosen, asked)
      return userId === caller.userId ? ownOpening(context, 'western', asked, reading) : reading
    },
    'GET /api/wisdom/:userId/bazi': async ({ caller, params, query }) => {
      const userId = own(caller, params.userId)
      const profile = await requiredProfile(context, userId)
      const asked = { userId, asker: await askerOf(context, caller, query), own: profile }
      const reading = readWisdomBazi(context, profile.data, asked)
      return userId === caller.userId ? ownOpening(context, 'eastern', asked, reading) : reading
    },
    'GET /api/wisdom/:userId/daily-fortune': async ({ caller, params, query }) =>
      readDailyFortune(context, {
        userId: own(caller, params.userId),
        asker: await askerOf(context, caller, query),
      }),
    'GET /api/wisdom/:userId/insights': async ({ caller, params, query }) =>
      readInsights(context, own(caller, params.userId), query.type),
    'POST /api/wisdom/:userId/insights': async ({ caller, params, query, body }) => {
      const userId = own(caller, params.userId)
      const date = dayIn(body.context?.date)
      const asker = await askerOf(context, caller, { ...query, date })
      return makeInsight(context, userId, body.type, asker)
    },
  } satisfies Partial<Handlers<typeof fortuneOperations>>
}
