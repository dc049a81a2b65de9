import type { LedgerLine } from '@lumen/contracts/billing/office-schema'
import { baseApi } from '@/api/base-api'
import { call, type CallReply } from '@/api/call'
import { from, pages } from './admin-api'

const ledger = call('GET /api/admin/payments/ledger')
const payments = call('GET /api/admin/payments')
const subscriptions = call('GET /api/admin/payments/subscriptions')

/** What of the books is looked for. */
export type LedgerSearch = {
  account: string
  kind?: LedgerLine['kind']
  /** A moment, ISO 8601. */
  since?: string
}

export const ledgerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentState: build.query({
      ...call('GET /api/admin/payments/state'),
      providesTags: ['Office'],
    }),
    listLedger: build.infiniteQuery<
      CallReply<'GET /api/admin/payments/ledger'>,
      LedgerSearch,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        ledger.query({ query: { ...queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    listPayments: build.infiniteQuery<
      CallReply<'GET /api/admin/payments'>,
      string,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        payments.query({ query: { account: queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    listSubscriptions: build.infiniteQuery<
      CallReply<'GET /api/admin/payments/subscriptions'>,
      string,
      string | undefined
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        subscriptions.query({ query: { account: queryArg, ...from(pageParam) } }),
      providesTags: ['Office'],
    }),
    previewOfficeRefund: build.query({
      ...call('GET /api/admin/payments/:paymentId/refund'),
      keepUnusedDataFor: 0,
    }),
    refundPayment: build.mutation({
      ...call('POST /api/admin/payments/:paymentId/refund'),
      invalidatesTags: ['Office'],
    }),
    adjustCredits: build.mutation({
      ...call('POST /api/admin/users/:userId/credits'),
      invalidatesTags: ['Office'],
    }),
  }),
})

export const {
  useGetPaymentStateQuery,
  useListLedgerInfiniteQuery,
  useListPaymentsInfiniteQuery,
  useListSubscriptionsInfiniteQuery,
  usePreviewOfficeRefundQuery,
  useRefundPaymentMutation,
  useAdjustCreditsMutation,
} = ledgerApi
