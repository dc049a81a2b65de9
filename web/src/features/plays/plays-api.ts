import type { Play } from '@lumen/contracts/chat/play-schema'
import { baseApi } from '@/api/base-api'
import { call, type CallInput } from '@/api/call'

const tick = call('PUT /api/plays/:playId/objectives')
type Tick = CallInput<'PUT /api/plays/:playId/objectives'>

const playsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlay: build.query({
      ...call('GET /api/companions/:companionId/play'),
      providesTags: ['Play'],
    }),
    /** Shown at once; what the server then says stands in its place. */
    tickObjective: build.mutation<Play, Tick & { companionId: string }>({
      query: ({ companionId: _where, ...input }) => tick.query(input),
      invalidatesTags: ['Play'],
      onQueryStarted: ({ companionId, body: { objective, met } }, { dispatch }) => {
        dispatch(
          playsApi.util.updateQueryData('getPlay', { params: { companionId } }, ({ play }) => ({
            play: play && {
              ...play,
              objectives: play.objectives.map((each, place) =>
                place === objective ? { ...each, met } : each,
              ),
            },
          })),
        )
      },
    }),
    writeSheet: build.mutation({
      ...call('PUT /api/plays/:playId/sheet'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null) // told where it was asked
        if (done === null) return
        const { data: play } = done
        const asked = { params: { companionId: play.companionId } }
        dispatch(playsApi.util.updateQueryData('getPlay', asked, () => ({ play })))
      },
    }),
    changeCast: build.mutation({
      ...call('PUT /api/plays/:playId/cast'),
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
  useWriteSheetMutation,
  useChangeCastMutation,
  useRollDiceMutation,
  useTakeChoiceMutation,
  useEndPlayMutation,
} = playsApi
