import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const tags = ['Tendencies'] as const

const tendenciesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How a companion’s manner has moved, and why. */
    getTendencies: build.query({
      ...call('GET /api/companions/:companionId/tendencies'),
      providesTags: tags,
    }),
    lockTendencies: build.mutation({
      ...call('PUT /api/companions/:companionId/tendencies/lock'),
      invalidatesTags: tags,
    }),
    resetTendencies: build.mutation({
      ...call('POST /api/companions/:companionId/tendencies/reset'),
      invalidatesTags: tags,
    }),
    takeStepBack: build.mutation({
      ...call('PUT /api/companions/:companionId/tendencies/steps/:stepId'),
      invalidatesTags: tags,
    }),
  }),
})

export const {
  useGetTendenciesQuery,
  useLockTendenciesMutation,
  useResetTendenciesMutation,
  useTakeStepBackMutation,
} = tendenciesApi
