import type { scenarioOperations } from '@lumen/contracts/chat/scenario-operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { beginScenario } from '../use-cases/begin-scenario.ts'
import { readLeaders, readScenarios } from '../use-cases/read-scenarios.ts'
import {
  editScenario,
  rateScenario,
  removeScenario,
  shareScenario,
  writeScenario,
} from '../use-cases/write-scenarios.ts'

/** Entrance of /api/scenarios. */
export const scenarioRoutes = (context: ChatContext): Handlers<typeof scenarioOperations> => ({
  'GET /api/scenarios': ({ caller }) => readScenarios(context, caller),
  'GET /api/scenarios/leaderboard': ({ caller, query }) =>
    readLeaders(context, caller, query.by ?? 'uses'),
  'POST /api/scenarios': ({ caller, body, signal }) => writeScenario(context, caller, body, signal),
  'PATCH /api/scenarios/:scenarioId': ({ caller, params, body, signal }) =>
    editScenario(context, caller, params.scenarioId, body, signal),
  'DELETE /api/scenarios/:scenarioId': async ({ caller, params }) => {
    await removeScenario(context, caller.userId, params.scenarioId)
    return { success: true }
  },
  'PUT /api/scenarios/:scenarioId/shared': ({ caller, params, body, signal }) =>
    shareScenario(context, caller, params.scenarioId, body.shared, signal),
  'POST /api/scenarios/:scenarioId/begin': ({ caller, params, body }) =>
    beginScenario(context, caller, { ...params, ...body }),
  'PUT /api/scenarios/:scenarioId/rating': ({ caller, params, body }) =>
    rateScenario(context, caller, params.scenarioId, body.stars),
})
