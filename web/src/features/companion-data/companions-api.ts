import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const list = [{ type: 'Companion', id: 'LIST' } as const]
const one = (id: string) => ({ type: 'Companion', id }) as const
/** A failure is told by the call itself. */
const ignore = () => undefined

export const companionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first; with `hidden` those that were deleted and can still be restored. */
    listCompanions: build.query({
      ...call('GET /api/companions'),
      providesTags: list,
    }),
    /** One with all that its owner wrote about it. */
    getCompanion: build.query({
      ...call('GET /api/companions/:companionId'),
      providesTags: (_result, _error, { params }) => [one(params.companionId)],
    }),
    /** Whether and when it may write by itself. */
    getContact: build.query({ ...call('GET /api/companions/:companionId/contact') }),
    setContact: build.mutation({ ...call('PUT /api/companions/:companionId/contact') }),
    createCompanion: build.mutation({
      ...call('POST /api/companions'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(putCompanion(data)), ignore)
      },
    }),
    updateCompanion: build.mutation({
      ...call('PATCH /api/companions/:companionId'),
      invalidatesTags: (_result, error, { params }) =>
        error === undefined ? [one(params.companionId)] : [],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(putCompanion(data)), ignore)
      },
    }),
    deleteCompanion: build.mutation({
      ...call('DELETE /api/companions/:companionId'),
      invalidatesTags: list,
    }),
    restoreCompanion: build.mutation({
      ...call('POST /api/companions/:companionId/restore'),
      invalidatesTags: list,
    }),
  }),
})

/** Shows a companion at once, before the list is asked for again. */
const putCompanion = (companion: Companion) =>
  companionsApi.util.updateQueryData('listCompanions', undefined, (companions) => {
    const index = companions.findIndex(({ id }) => id === companion.id)
    if (index < 0) companions.push(companion)
    else companions[index] = companion
  })

/** Letters of a message that the list shows, as the server cuts them. */
const previewLength = 80

/** Shows the newest words of a conversation in the list. */
export const previewMessage = ({
  companionId,
  content,
  messageType,
  createdAt: at,
  metadata,
}: Message) =>
  companionsApi.util.updateQueryData('listCompanions', undefined, (companions) => {
    const index = companions.findIndex(({ id }) => id === companionId)
    const companion = companions[index]
    if (companion === undefined || (companion.lastMessageAt ?? '') > at) return
    const letters = [...content.replaceAll(/\s+/g, ' ').trim()]
    const cut = letters.length > previewLength
    const lastMessage = cut ? `${letters.slice(0, previewLength).join('')}…` : letters.join('')
    // As the server says of pictures without words.
    const pictures = lastMessage === '' && metadata.pictures !== undefined
    const lastMessageType = pictures ? 'image' : messageType
    companions[index] = { ...companion, lastMessageAt: at, lastMessage, lastMessageType }
  })

export const {
  useListCompanionsQuery,
  useGetCompanionQuery,
  useGetContactQuery,
  useSetContactMutation,
  useCreateCompanionMutation,
  useUpdateCompanionMutation,
  useDeleteCompanionMutation,
  useRestoreCompanionMutation,
} = companionsApi
