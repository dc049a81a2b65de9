import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'

const users = call('GET /api/admin/users')
const contact = call('GET /api/admin/contact')
const audit = call('GET /api/admin/audit')

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}
const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })

export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminStats: build.query({ ...call('GET /api/admin/stats'), providesTags: ['Office'] }),
    getAdminActivity: build.query({ ...call('GET /api/admin/activity'), providesTags: ['Office'] }),
    getSystemHealth: build.query({
      ...call('GET /api/admin/system-health'),
      providesTags: ['Office'],
    }),
    listUsers: build.infiniteQuery<CallReply<'GET /api/admin/users'>, string, string | undefined>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        users.query({ query: { query: queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    getUser: build.query({ ...call('GET /api/admin/users/:userId'), providesTags: ['Office'] }),
    suspendUser: build.mutation({
      ...call('POST /api/admin/users/:userId/suspend'),
      invalidatesTags: ['Office'],
    }),
    restoreUser: build.mutation({
      ...call('POST /api/admin/users/:userId/restore'),
      invalidatesTags: ['Office'],
    }),
    endUserSessions: build.mutation({
      ...call('POST /api/admin/users/:userId/end-sessions'),
      invalidatesTags: ['Office'],
    }),
    listIncidents: build.query({ ...call('GET /api/admin/incidents'), providesTags: ['Office'] }),
    openIncident: build.mutation({
      ...call('POST /api/admin/incidents'),
      invalidatesTags: ['Office'],
    }),
    addToIncident: build.mutation({
      ...call('POST /api/admin/incidents/:id/updates'),
      invalidatesTags: ['Office'],
    }),
    listContact: build.infiniteQuery<
      CallReply<'GET /api/admin/contact'>,
      boolean,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        contact.query({ query: { closed: queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    setContactClosed: build.mutation({
      ...call('PUT /api/admin/contact/:id/closed'),
      invalidatesTags: ['Office'],
    }),
    listAudit: build.infiniteQuery<CallReply<'GET /api/admin/audit'>, void, string | undefined>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => audit.query({ query: from(pageParam) }),
      providesTags: ['Office'],
    }),
  }),
})

export const {
  useGetAdminStatsQuery,
  useGetAdminActivityQuery,
  useGetSystemHealthQuery,
  useListUsersInfiniteQuery,
  useGetUserQuery,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useEndUserSessionsMutation,
  useListIncidentsQuery,
  useOpenIncidentMutation,
  useAddToIncidentMutation,
  useListContactInfiniteQuery,
  useSetContactClosedMutation,
  useListAuditInfiniteQuery,
} = adminApi
