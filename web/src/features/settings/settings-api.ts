import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const sessions = [{ type: 'DeviceSession', id: 'LIST' } as const]
const preferences = [{ type: 'NotificationPreference', id: 'LIST' } as const]
/** A failure is told by the call itself. */
const ignore = () => undefined

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query({ ...call('GET /api/auth/sessions'), providesTags: sessions }),
    endSession: build.mutation({
      ...call('DELETE /api/auth/sessions/:sessionId'),
      invalidatesTags: sessions,
    }),
    endOtherSessions: build.mutation({
      ...call('DELETE /api/auth/sessions'),
      invalidatesTags: sessions,
    }),
    changePassword: build.mutation({
      ...call('POST /api/auth/password'),
      invalidatesTags: sessions,
    }),
    listNotificationPreferences: build.query({
      ...call('GET /api/notifications/preferences'),
      providesTags: preferences,
    }),
    updateNotificationPreference: build.mutation({
      ...call('PATCH /api/notifications/preferences'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(
              settingsApi.util.updateQueryData(
                'listNotificationPreferences',
                undefined,
                () => data,
              ),
            ),
          ignore,
        )
      },
    }),
    getWebPushKey: build.query(call('GET /api/notifications/web-push-key')),
    addPushSubscription: build.mutation(call('POST /api/notifications/subscriptions')),
    removePushSubscription: build.mutation(call('DELETE /api/notifications/subscriptions')),
  }),
})

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useListNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
  useGetWebPushKeyQuery,
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} = settingsApi
