import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message, ReplyVersion, TalkChanges } from '@lumen/contracts/chat/schema'
import { baseApi } from '@/api/base-api'
import { call, type CallInput } from '@/api/call'
import type { AppDispatch, RootState } from '@/store/root-reducer'
import {
  addOlder,
  conversationOf,
  refreshNewest,
  removeMessage,
  takeChanges,
  tellMessage,
  type Conversation,
} from './conversation/conversation'

const changes = call('GET /api/messages/:companionId/changes')
const page = call('GET /api/messages/:companionId')
const edit = call('PATCH /api/messages/:messageId')
const remove = call('DELETE /api/messages/:messageId')
const versions = call('GET /api/messages/:messageId/versions')
const choose = call('PUT /api/messages/:messageId/version')
const mark = call('PUT /api/messages/:messageId/mark')
const unmark = call('DELETE /api/messages/:messageId/mark')
const marks = call('GET /api/messages/:companionId/marks')
const again = call('POST /api/messages/:messageId/regenerate')

/** A failure is told by the call itself. */
const ignore = () => undefined

/** Of which conversation a changed message is: the server only needs the message. */
type InConversation<T> = T & { companionId: string }

type Older = { companionId: string; before: string; far?: boolean }
const sizeOf = (far: boolean) => (far ? chatLimits.pageSizeMax : chatLimits.pageSize)

export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The newest part of a conversation; `loadOlder` and socket frames add to it. Asked for again it
     * takes over what changed and keeps the older pages.
     */
    getConversation: build.query<Conversation, string>({
      query: (companionId) =>
        page.query({ params: { companionId }, query: { limit: chatLimits.pageSize } }),
      transformResponse: conversationOf,
      merge: (held, { messages }) => {
        refreshNewest(held, messages.toReversed())
      },
      providesTags: (_result, _error, companionId) => [{ type: 'Message', id: companionId }],
    }),
    /** The page before the oldest message that is held; a larger one on the way to a place far back. */
    loadOlder: build.mutation<Message[], Older>({
      query: ({ companionId, before, far = false }) =>
        page.query({ params: { companionId }, query: { limit: sizeOf(far), before } }),
      onQueryStarted: ({ companionId, far = false }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) => dispatch(showOlder(companionId, data, sizeOf(far))),
          ignore,
        )
      },
    }),
    /** What a conversation has missed since the change up to which it holds everything. */
    getChanges: build.query<TalkChanges, { companionId: string; since: number }>({
      query: ({ companionId, since }) =>
        changes.query({ params: { companionId }, query: { since } }),
    }),
    editMessage: build.mutation<Message, CallInput<'PATCH /api/messages/:messageId'>>({
      ...edit,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showMessage(data)), ignore)
      },
    }),
    deleteMessage: build.mutation<
      unknown,
      InConversation<CallInput<'DELETE /api/messages/:messageId'>>
    >({
      query: remove.query,
      onQueryStarted: ({ companionId, params }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(() => dispatch(hideMessage(companionId, params.messageId)), ignore)
      },
    }),
    /** The new text streams over the socket; it is told by the clock of this device. */
    regenerateReply: build.mutation({
      ...again,
      query: ({ params, body }) =>
        again.query({
          params,
          body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        }),
    }),
    /** Marks a message to find it again, or takes its mark off. */
    markMessage: build.mutation<Message, { messageId: string; marked: boolean }>({
      query: ({ messageId, marked }) => (marked ? mark : unmark).query({ params: { messageId } }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showMessage(data)), ignore)
      },
    }),
    /** A page of what is marked in a talk, newest first. */
    getMarks: build.query<readonly Message[], { companionId: string; before?: string }>({
      query: ({ companionId, before }) =>
        marks.query({
          params: { companionId },
          query: before === undefined ? {} : { before },
        }),
    }),
    getVersions: build.query<readonly ReplyVersion[], string>({
      query: (messageId) => versions.query({ params: { messageId } }),
    }),
    chooseVersion: build.mutation<Message, CallInput<'PUT /api/messages/:messageId/version'>>({
      ...choose,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showMessage(data)), ignore)
      },
    }),
    getHelpLines: build.query({ ...call('GET /api/safety/resources') }),
  }),
})

/**
 * Changes a conversation that is held. One that is on its way is changed once it is there: the page
 * may have been read before what is told now.
 */
const changeTalk =
  (companionId: string, recipe: (conversation: Conversation) => void) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const changed = chatApi.util.updateQueryData('getConversation', companionId, recipe)
    const held = chatApi.endpoints.getConversation.select(companionId)(getState()).data
    const coming = dispatch(chatApi.util.getRunningQueryThunk('getConversation', companionId))
    if (held !== undefined || coming === undefined) dispatch(changed)
    else void coming.then(() => dispatch(changed))
  }

const showOlder = (companionId: string, messages: readonly Message[], size: number) =>
  changeTalk(companionId, (conversation) => addOlder(conversation, messages, size))

/** Puts a message into its conversation, unless it is further back than what is held. */
export const showMessage = (message: Message) =>
  changeTalk(message.companionId, (conversation) => tellMessage(conversation, message))

/** From now on, a page that is asked for tells all that there is. */
export const askAnew = (companionId: string) =>
  chatApi.util.updateQueryData('getConversation', companionId, (conversation) => {
    conversation.fresh = []
  })

/** Takes over what was missed; where that is not known any more, the next page starts it anew. */
export const showChanges = (companionId: string, missed: TalkChanges) =>
  changeTalk(companionId, (conversation) => {
    if (missed.whole) takeChanges(conversation, missed)
    else conversation.seen = null
  })

/**
 * Reads a conversation anew, of which nothing that is held counts: another branch of it is shown. Nor does
 * a page that is on its way, which may be of the branch before.
 */
export const readAnew =
  (companionId: string) =>
  (dispatch: AppDispatch): void => {
    const forget = () => {
      dispatch(showChanges(companionId, { whole: false, upTo: 0, messages: [], removed: [] }))
      dispatch(askAnew(companionId))
    }
    forget()
    void dispatch(chatApi.util.getRunningQueryThunk('getConversation', companionId))?.then(forget)
    dispatch(
      baseApi.util.invalidateTags([
        { type: 'Message', id: companionId },
        { type: 'Companion', id: 'LIST' },
      ]),
    )
  }

export const hideMessage = (companionId: string, messageId: string, change?: number) =>
  changeTalk(companionId, (conversation) => removeMessage(conversation, messageId, change))

export const {
  useGetConversationQuery,
  useLoadOlderMutation,
  useEditMessageMutation,
  useDeleteMessageMutation,
  useRegenerateReplyMutation,
  useMarkMessageMutation,
  useGetMarksQuery,
  useLazyGetMarksQuery,
  useGetVersionsQuery,
  useChooseVersionMutation,
  useGetHelpLinesQuery,
} = chatApi
