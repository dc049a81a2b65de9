import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'
import { from, pages } from './admin-api'

const letters = call('GET /api/admin/system/dead-letters')

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQueues: build.query({ ...call('GET /api/admin/system/queues'), providesTags: ['Office'] }),
    retryJobs: build.mutation({
      ...call('POST /api/admin/system/jobs/retry'),
      invalidatesTags: ['Office'],
    }),
    getEvents: build.query({ ...call('GET /api/admin/system/events'), providesTags: ['Office'] }),
    listDeadLetters: build.infiniteQuery<
      CallReply<'GET /api/admin/system/dead-letters'>,
      void,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => letters.query({ query: from(pageParam) }),
      providesTags: ['Office'],
    }),
    replayLetter: build.mutation({
      ...call('POST /api/admin/system/dead-letters/:sequence/replay'),
      invalidatesTags: ['Office'],
    }),
    replayLetters: build.mutation({
      ...call('POST /api/admin/system/dead-letters/replay'),
      invalidatesTags: ['Office'],
    }),
    discardLetter: build.mutation({
      ...call('POST /api/admin/system/dead-letters/:sequence/discard'),
      invalidatesTags: ['Office'],
    }),
    getProviders: build.query({
      ...call('GET /api/admin/system/providers'),
      providesTags: ['Office'],
    }),
    // Every look is written down, so none is kept or repeated.
    getLogs: build.query({ ...call('GET /api/admin/system/logs'), keepUnusedDataFor: 0 }),
  }),
})

export const {
  useGetQueuesQuery,
  useRetryJobsMutation,
  useGetEventsQuery,
  useListDeadLettersInfiniteQuery,
  useReplayLetterMutation,
  useReplayLettersMutation,
  useDiscardLetterMutation,
  useGetProvidersQuery,
  useLazyGetLogsQuery,
} = systemApi
