import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const remove = call('DELETE /api/messages/:messageId')

export const { useRemoveTestMessageMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a message of the test out of the conversation again. */
    removeTestMessage: build.mutation<
      { success: true },
      { messageId: string; companionId: string }
    >({
      query: ({ messageId }) => remove.query({ params: { messageId } }),
      invalidatesTags: (_result, _error, { companionId }) => [{ type: 'Message', id: companionId }],
    }),
  }),
})
