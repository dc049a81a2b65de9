import type { playOperations } from '@lumen/contracts/chat/play-operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { changeCast } from '../use-cases/change-cast.ts'
import { endPlay } from '../use-cases/end-play.ts'
import { readPlay, tickObjective, writeSheet } from '../use-cases/read-play.ts'
import { rollDice } from '../use-cases/roll-dice.ts'
import { takeChoice } from '../use-cases/take-choice.ts'

/** Entrance of /api/plays, and of what is played with a companion. */
export const playRoutes = (context: ChatContext): Handlers<typeof playOperations> => ({
  'GET /api/companions/:companionId/play': async ({ caller, params }) => ({
    play: await readPlay(context, caller.userId, params.companionId),
  }),
  'PUT /api/plays/:playId/objectives': ({ caller, params, body }) =>
    tickObjective(context, caller.userId, params.playId, body),
  'PUT /api/plays/:playId/sheet': ({ caller, params, body }) =>
    writeSheet(context, caller.userId, params.playId, body.sheet),
  'PUT /api/plays/:playId/cast': ({ caller, params, body }) =>
    changeCast(context, caller.userId, params.playId, body),
  'POST /api/plays/:playId/roll': ({ caller, params, body }) => {
    const { userId, ageBand, region, language } = caller
    const { clientMessageId, timeZone = null } = body
    const asker = { userId, ageBand, region, language, timeZone }
    return rollDice(context, asker, params.playId, clientMessageId)
  },
  'POST /api/plays/:playId/choice': async ({ caller, params, body }) => ({
    play: await takeChoice(context, caller, params.playId, body),
  }),
  'POST /api/plays/:playId/end': async ({ caller, params, signal }) => ({
    epilogue: await endPlay(context, caller, params.playId, signal),
  }),
})
