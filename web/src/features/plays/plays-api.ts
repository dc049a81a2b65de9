import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const playsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlay: build.query({
      ...call('GET /api/companions/:companionId/play'),
      providesTags: ['Play'],
    }),
    tickObjective: build.mutation({
      ...call('PUT /api/plays/:playId/objectives'),
      invalidatesTags: ['Play'],
    }),
    rollDice: build.mutation(call('POST /api/plays/:playId/roll')),
    takeChoice: build.mutation({
      ...call('POST /api/plays/:playId/choice'),
      invalidatesTags: ['Play'],
    }),
    endPlay: build.mutation({ ...call('POST /api/plays/:playId/end'), invalidatesTags: ['Play'] }),
  }),
})

export const {
  useGetPlayQuery,
  useTickObjectiveMutation,
  useRollDiceMutation,
  useTakeChoiceMutation,
  useEndPlayMutation,
} = playsApi
