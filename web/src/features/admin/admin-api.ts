import type { AdminCompanion, ReportKind } from '@lumen/contracts/admin/moderation-schema'
import type { ContactState } from '@lumen/contracts/admin/office-schema'
import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'

const users = call('GET /api/admin/users')
const contact = call('GET /api/admin/contact')
const content = call('GET /api/admin/content-accesses/:id/messages')
const audit = call('GET /api/admin/audit')

const cases = call('GET /api/admin/moderation')
const decisions = call('GET /api/admin/moderation/decisions')
const companions = call('GET /api/admin/companions')

export const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}
export const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })

export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminStats: build.query({ ...call('GET /api/admin/stats'), providesTags: ['Office'] }),
    getAdminActivity: build.query({ ...call('GET /api/admin/activity'), providesTags: ['Office'] }),
    getCareCounts: build.query({ ...call('GET /api/admin/care-counts'), providesTags: ['Office'] }),
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
    givePlan: build.mutation({
      ...call('POST /api/admin/users/:userId/plan'),
      invalidatesTags: ['Office'],
    }),
    endGivenPlan: build.mutation({
      ...call('POST /api/admin/users/:userId/plan/end'),
      invalidatesTags: ['Office'],
    }),
    listTalks: build.query(call('GET /api/admin/users/:userId/talks')),
    openContent: build.mutation({
      ...call('POST /api/admin/users/:userId/content-accesses'),
      invalidatesTags: ['Office'],
    }),
    readContent: build.infiniteQuery<
      CallReply<'GET /api/admin/content-accesses/:id/messages'>,
      string,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: id, pageParam: before }) =>
        content.query({ params: { id }, query: before === undefined ? {} : { before } }),
      // Nobody’s words stay in the page once it is closed.
      keepUnusedDataFor: 0,
    }),
    closeContent: build.mutation({
      ...call('POST /api/admin/content-accesses/:id/close'),
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
      ContactState,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        contact.query({ query: { state: queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    getContactMessage: build.query(call('GET /api/admin/contact/:id')),
    getDeliveries: build.query(call('GET /api/admin/contact/:id/deliveries')),
    answerContact: build.mutation({
      ...call('POST /api/admin/contact/:id/answers'),
      // Where it was refused, what is written must not leave the page with its message.
      invalidatesTags: (answered) => (answered === undefined ? [] : ['Office']),
    }),
    setContactClosed: build.mutation({
      ...call('PUT /api/admin/contact/:id/closed'),
      invalidatesTags: ['Office'],
    }),
    listCases: build.infiniteQuery<
      CallReply<'GET /api/admin/moderation'>,
      { decided: boolean; kind?: ReportKind },
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        cases.query({ query: { ...queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    getCase: build.query({ ...call('GET /api/admin/moderation/:id'), providesTags: ['Office'] }),
    decideCase: build.mutation({
      ...call('POST /api/admin/moderation/:id/decision'),
      // Also when somebody else was quicker.
      invalidatesTags: ['Office'],
    }),
    listDecisions: build.infiniteQuery<
      CallReply<'GET /api/admin/moderation/decisions'>,
      void,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => decisions.query({ query: from(pageParam) }),
      providesTags: ['Office'],
    }),
    listAllCompanions: build.infiniteQuery<
      CallReply<'GET /api/admin/companions'>,
      { query: string; state?: AdminCompanion['state'] },
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        companions.query({ query: { ...queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
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
  useGetCareCountsQuery,
  useGetSystemHealthQuery,
  useListUsersInfiniteQuery,
  useGetUserQuery,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useEndUserSessionsMutation,
  useGivePlanMutation,
  useEndGivenPlanMutation,
  useListTalksQuery,
  useOpenContentMutation,
  useReadContentInfiniteQuery,
  useCloseContentMutation,
  useListIncidentsQuery,
  useOpenIncidentMutation,
  useAddToIncidentMutation,
  useListContactInfiniteQuery,
  useLazyGetContactMessageQuery,
  useGetDeliveriesQuery,
  useAnswerContactMutation,
  useSetContactClosedMutation,
  useListAuditInfiniteQuery,
  useListCasesInfiniteQuery,
  useGetCaseQuery,
  useDecideCaseMutation,
  useListDecisionsInfiniteQuery,
  useListAllCompanionsInfiniteQuery,
} = adminApi
