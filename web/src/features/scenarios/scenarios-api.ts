import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const scenariosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listScenarios: build.query({ ...call('GET /api/scenarios'), providesTags: ['Scenario'] }),
    listLeaders: build.query({
      ...call('GET /api/scenarios/leaderboard'),
      providesTags: ['Scenario'],
    }),
    createScenario: build.mutation({
      ...call('POST /api/scenarios'),
      invalidatesTags: ['Scenario'],
    }),
    updateScenario: build.mutation({
      ...call('PATCH /api/scenarios/:scenarioId'),
      invalidatesTags: ['Scenario'],
    }),
    deleteScenario: build.mutation({
      ...call('DELETE /api/scenarios/:scenarioId'),
      invalidatesTags: ['Scenario'],
    }),
    shareScenario: build.mutation({
      ...call('PUT /api/scenarios/:scenarioId/shared'),
      invalidatesTags: ['Scenario'],
    }),
    beginScenario: build.mutation({
      ...call('POST /api/scenarios/:scenarioId/begin'),
      invalidatesTags: ['Scenario', 'Play'],
    }),
    rateScenario: build.mutation({
      ...call('PUT /api/scenarios/:scenarioId/rating'),
      invalidatesTags: ['Scenario'],
    }),
  }),
})

export const {
  useBeginScenarioMutation,
  useListScenariosQuery,
  useListLeadersQuery,
  useCreateScenarioMutation,
  useUpdateScenarioMutation,
  useDeleteScenarioMutation,
  useShareScenarioMutation,
  useRateScenarioMutation,
} = scenariosApi
