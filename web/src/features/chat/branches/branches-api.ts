import type { TalkBranches } from '@lumen/contracts/chat/branches'
import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'
import { readAnew } from '../chat-api'

const list = call('GET /api/messages/:companionId/branches')
const part = call('POST /api/messages/:companionId/branches')
const open = call('PUT /api/messages/:companionId/branches/:branchId/open')
const remove = call('DELETE /api/messages/:companionId/branches/:branchId')
const restore = call('POST /api/messages/:companionId/branches/:branchId/restore')
const clear = call('POST /api/messages/:companionId/clear')
const place = call('GET /api/messages/:messageId/branch')

/** A failure is told by the call itself. */
const ignore = () => undefined

/** What is done with the branches of a conversation; `part` without a message begins anew. */
export type BranchChange = { companionId: string } & (
  | { act: 'part'; after?: string }
  | { act: 'open' | 'remove' | 'restore'; branchId: string }
)

const ofBranch = { open, remove, restore }

export const branchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The ways in which a conversation went on. */
    getBranches: build.query<TalkBranches, string>({
      query: (companionId) => list.query({ params: { companionId } }),
      providesTags: (_result, _error, companionId) => [{ type: 'Message', id: companionId }],
    }),
    changeBranches: build.mutation<TalkBranches, BranchChange>({
      query: ({ companionId, ...change }) =>
        change.act === 'part'
          ? part.query({
              params: { companionId },
              body: change.after === undefined ? {} : { after: change.after },
            })
          : ofBranch[change.act].query({ params: { companionId, branchId: change.branchId } }),
      onQueryStarted: ({ companionId }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(() => dispatch(readAnew(companionId)), ignore)
      },
    }),
    clearTalk: build.mutation<CallReply<'POST /api/messages/:companionId/clear'>, string>({
      query: (companionId) => clear.query({ params: { companionId } }),
      onQueryStarted: (companionId, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(() => dispatch(readAnew(companionId)), ignore)
      },
    }),
    /** In which branch a message stands that is not shown. */
    getPlace: build.query<CallReply<'GET /api/messages/:messageId/branch'>, string>({
      query: (messageId) => place.query({ params: { messageId } }),
    }),
  }),
})

export const { useGetBranchesQuery, useChangeBranchesMutation, useClearTalkMutation } = branchesApi
