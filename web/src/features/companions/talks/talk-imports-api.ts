import type { TalkImport } from '@lumen/contracts/chat/imports'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const list = call('GET /api/imports')
const begin = call('POST /api/imports')
const piece = call('POST /api/imports/:importId/pieces/:sequence')
const read = call('GET /api/imports/:importId')
const start = call('POST /api/imports/:importId/start')
const remove = call('DELETE /api/imports/:importId')

export const talkImportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTalkImports: build.query<TalkImport[], void>({
      query: () => list.query(),
      keepUnusedDataFor: 0,
    }),
    beginTalkImport: build.mutation<TalkImport, { bytes: number }>({
      query: (body) => begin.query({ body }),
    }),
    sendPiece: build.mutation<TalkImport, { importId: string; number: number; bytes: Blob }>({
      query: ({ importId, number, bytes }) => {
        const body = new FormData()
        body.append('piece', bytes, 'piece')
        return { ...piece.query({ params: { importId, sequence: number } }), body }
      },
    }),
    readTalkImport: build.query<TalkImport, string>({
      query: (importId) => read.query({ params: { importId } }),
      keepUnusedDataFor: 0,
    }),
    startTalkImport: build.mutation<
      TalkImport,
      { importId: string; talk: string; companionId?: string; name?: string }
    >({
      query: ({ importId, ...body }) => start.query({ params: { importId }, body }),
      invalidatesTags: [{ type: 'Companion', id: 'LIST' }],
      // What it was before is not asked about any more.
      onQueryStarted: async ({ importId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) return
        await dispatch(talkImportsApi.util.upsertQueryData('readTalkImport', importId, answer.data))
      },
    }),
    removeTalkImport: build.mutation<unknown, string>({
      query: (importId) => remove.query({ params: { importId } }),
    }),
  }),
})

export const {
  useListTalkImportsQuery,
  useBeginTalkImportMutation,
  useSendPieceMutation,
  useReadTalkImportQuery,
  useStartTalkImportMutation,
  useRemoveTalkImportMutation,
} = talkImportsApi
