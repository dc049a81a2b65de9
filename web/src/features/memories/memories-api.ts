import type { Memory } from '@lumen/contracts/memory/schema'
import { baseApi } from '@/api/base-api'
import { call, type CallInput, type CallReply } from '@/api/call'
import type { AppDispatch, RootState } from '@/store/root-reducer'

type List = 'GET /api/memories/:companionId'
type Change = NonNullable<CallInput<'PATCH /api/memories/:companionId/:memoryId'>['body']>

/** A list of memories; pages of `limit` follow one another, the newest first. */
export type MemoryListInput = { companionId: string } & Omit<
  NonNullable<CallInput<List>['query']>,
  'cursor' | 'limit'
> & { limit?: number }

const list = call('GET /api/memories/:companionId')
/** What the server puts into one page unless asked for more or fewer. */
const defaultLimit = 100
/** Everything that follows from memories: lists, analysis, dashboard. */
const everything = ['Memory', 'Dashboard'] as const

export const memoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a companion knows, newest first, page by page. What is searched for comes in one page, best first. */
    listMemories: build.infiniteQuery<CallReply<List>, MemoryListInput, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page, _pages, _last, _all, { limit = defaultLimit, query }) =>
          query === undefined && page.length >= limit ? page.at(-1)?.id : undefined,
      },
      query: ({ queryArg: { companionId, ...query }, pageParam }) =>
        list.query({
          params: { companionId },
          query: { ...query, ...(pageParam !== undefined && { cursor: pageParam }) },
        }),
      providesTags: (_result, _error, { companionId }) => [{ type: 'Memory', id: companionId }],
    }),
    /** One memory, also a superseded one or one that can be restored. */
    getMemory: build.query({
      ...call('GET /api/memories/:companionId/:memoryId'),
      providesTags: (_result, _error, { params }) => [{ type: 'Memory', id: params.companionId }],
    }),
    getMemoryAnalysis: build.query({
      ...call('GET /api/memories/:companionId/analysis'),
      providesTags: (_result, _error, { params }) => [{ type: 'Memory', id: params.companionId }],
    }),
    createMemory: build.mutation({
      ...call('POST /api/memories/:companionId'),
      invalidatesTags: everything,
    }),
    /** Shown at once, taken back when the server refuses. */
    changeMemory: build.mutation({
      ...call('PATCH /api/memories/:companionId/:memoryId'),
      onQueryStarted: ({ params, body }, { dispatch, getState, queryFulfilled }) => {
        const undo = editHeld(dispatch as AppDispatch, getState() as RootState, [params.memoryId])(
          (memory) => changed(memory, body ?? {}),
        )
        queryFulfilled.catch(undo)
      },
      invalidatesTags: everything,
    }),
    /** Out of the lists at once, back in them when the server refuses. `restoreMemory` undoes it for 30 days. */
    deleteMemory: build.mutation({
      ...call('DELETE /api/memories/:companionId/:memoryId'),
      onQueryStarted: ({ params }, { dispatch, getState, queryFulfilled }) => {
        const undo = editHeld(dispatch as AppDispatch, getState() as RootState, [params.memoryId])(
          () => null,
        )
        queryFulfilled.catch(undo)
      },
      invalidatesTags: everything,
    }),
    restoreMemory: build.mutation({
      ...call('POST /api/memories/:companionId/:memoryId/restore'),
      invalidatesTags: everything,
    }),
    /** Changes or deletes several together. */
    changeMemories: build.mutation({
      ...call('POST /api/memories/:companionId/bulk'),
      onQueryStarted: ({ body }, { dispatch, getState, queryFulfilled }) => {
        const { change } = body
        const undo = editHeld(
          dispatch as AppDispatch,
          getState() as RootState,
          body.ids,
        )((memory) => (change === undefined ? null : changed(memory, change)))
        queryFulfilled.catch(undo)
      },
      invalidatesTags: everything,
    }),
    /** Newest memories over all companions, as the dashboard shows them. */
    getGrowth: build.query({
      ...call('GET /api/growth/:companionId'),
      providesTags: ['Dashboard'],
    }),
    /** What comes up in the next days, by what was told. */
    listUpcoming: build.query({ ...call('GET /api/upcoming'), providesTags: ['Dashboard'] }),
    listChatMemories: build.query({
      ...call('GET /api/chat-memories/:userId'),
      providesTags: ['Dashboard'],
    }),
    getEmotionalIntelligence: build.query({
      ...call('GET /api/emotional-intelligence/:userId'),
      providesTags: ['Dashboard'],
    }),
  }),
})

const changed = (memory: Memory, change: Change): Memory => ({
  ...memory,
  ...change,
  ...(change.content !== undefined && { content: change.content.trim() }),
})

type One = CallInput<'GET /api/memories/:companionId/:memoryId'>

/** Edits these memories wherever they are held; null takes one out of its lists. Returns how to undo that. */
const editHeld =
  (dispatch: AppDispatch, state: RootState, ids: readonly string[]) =>
  (edit: (memory: Memory) => Memory | null) => {
    const held = memoriesApi.util.selectInvalidatedBy(state, ['Memory'])
    const argsOf = (name: string) =>
      held.flatMap(({ endpointName, originalArgs }) =>
        endpointName === name ? [originalArgs] : [],
      )
    const ones = argsOf('getMemory') as One[]
    const patches = [
      ...ones
        .filter(({ params }) => ids.includes(params.memoryId))
        .map((one) =>
          dispatch(
            memoriesApi.util.updateQueryData(
              'getMemory',
              one,
              (memory) => edit(memory) ?? { ...memory, deletedAt: new Date().toISOString() },
            ),
          ),
        ),
      ...argsOf('listMemories').map((originalArgs) =>
        dispatch(
          memoriesApi.util.updateQueryData(
            'listMemories',
            originalArgs as MemoryListInput,
            (list) => {
              if (!list.pages.flat().some(({ id }) => ids.includes(id))) return
              list.pages = list.pages.map((page) =>
                page.flatMap((memory) => (ids.includes(memory.id) ? (edit(memory) ?? []) : memory)),
              )
            },
          ),
        ),
      ),
    ]
    return () => patches.forEach((patch) => patch.undo())
  }

export const {
  useListMemoriesInfiniteQuery,
  useGetGrowthQuery,
  useListUpcomingQuery,
  useGetMemoryQuery,
  useGetMemoryAnalysisQuery,
  useCreateMemoryMutation,
  useChangeMemoryMutation,
  useDeleteMemoryMutation,
  useRestoreMemoryMutation,
  useChangeMemoriesMutation,
  useListChatMemoriesQuery,
  useGetEmotionalIntelligenceQuery,
} = memoriesApi
