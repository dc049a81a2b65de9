import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'

const reports = call('GET /api/reports')

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportContent: build.mutation({ ...call('POST /api/reports'), invalidatesTags: ['Report'] }),
    appealDecision: build.mutation({
      ...call('POST /api/reports/:id/appeal'),
      invalidatesTags: ['Report'],
    }),
    listReports: build.infiniteQuery<CallReply<'GET /api/reports'>, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
      },
      query: ({ pageParam }) =>
        reports.query({ query: pageParam === undefined ? {} : { cursor: pageParam } }),
      providesTags: ['Report'],
    }),
  }),
})

export const { useReportContentMutation, useAppealDecisionMutation, useListReportsInfiniteQuery } =
  reportsApi
