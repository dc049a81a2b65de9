import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Success } from '../schema.ts'
import { castMax } from './play-limits.ts'
import { Message } from './schema.ts'
import { NewScenario, Scenario, ScenarioChange, ScenarioId } from './scenario-schema.ts'
import { scenarioLimits, scenarioRankings } from './scenario-choices.ts'

const ScenarioParams = Type.Object({ scenarioId: ScenarioId })
const rate = { max: 60, windowSeconds: 60 } as const

export const scenarioOperations = defineOperations({
  'GET /api/scenarios': {
    service: 'chat',
    access: 'user',
    summary: 'Scenarios: those that come along, one’s own, newest first, and what others share',
    replies: { 200: Type.Array(Scenario) },
  },
  'GET /api/scenarios/leaderboard': {
    service: 'chat',
    access: 'user',
    summary: 'Templates by how many people used them, or by how they were rated; the first ones',
    query: Closed({ by: Type.Optional(Type.Enum(scenarioRankings)) }),
    replies: { 200: Type.Array(Scenario) },
  },
  'POST /api/scenarios': {
    service: 'chat',
    access: 'user',
    summary: 'Write a scenario of one’s own; nobody else sees it until it is shared',
    body: NewScenario,
    replies: { 201: Scenario },
    rate,
  },
  'PATCH /api/scenarios/:scenarioId': {
    service: 'chat',
    access: 'user',
    summary: 'Change a scenario of one’s own',
    params: ScenarioParams,
    body: ScenarioChange,
    replies: { 200: Scenario },
    rate,
  },
  'DELETE /api/scenarios/:scenarioId': {
    service: 'chat',
    access: 'user',
    summary: 'Delete a scenario of one’s own, with its ratings',
    params: ScenarioParams,
    replies: { 200: Success },
  },
  'PUT /api/scenarios/:scenarioId/shared': {
    service: 'chat',
    access: 'user',
    summary: 'Offer a scenario of one’s own to everybody as a template, or no longer',
    params: ScenarioParams,
    body: Closed({ shared: Type.Boolean() }),
    replies: { 200: Scenario },
    rate,
  },
  'POST /api/scenarios/:scenarioId/begin': {
    service: 'chat',
    access: 'user',
    summary:
      'Have a companion begin a scenario in its talk; a use, once for each person but its owner',
    params: ScenarioParams,
    body: Closed({
      /** In whose talk it stands. */
      companionId: Id,
      /** Who else is there from its beginning. */
      guests: Type.Optional(Type.Array(Id, { maxItems: castMax - 1, uniqueItems: true })),
    }),
    replies: { 201: Message },
    rate,
  },
  'PUT /api/scenarios/:scenarioId/rating': {
    service: 'chat',
    access: 'user',
    summary: 'Rate a scenario that is not one’s own; null takes the rating back',
    params: ScenarioParams,
    body: Closed({
      stars: Type.Union([Type.Integer({ minimum: 1, maximum: scenarioLimits.stars }), Type.Null()]),
    }),
    replies: { 200: Scenario },
    rate,
  },
})
