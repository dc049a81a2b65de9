import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const exported = call('GET /api/wallet/transactions/export')

export const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query({
      ...call('GET /api/enterprise/subscription/current'),
      providesTags: ['Subscription'],
    }),
    cancelSubscription: build.mutation({
      ...call('POST /api/enterprise/subscription/cancel'),
      invalidatesTags: ['Subscription'],
    }),
    resumeSubscription: build.mutation({
      ...call('POST /api/enterprise/subscription/resume'),
      invalidatesTags: ['Subscription'],
    }),
    changeSubscription: build.mutation({
      ...call('POST /api/enterprise/subscription/change'),
      invalidatesTags: ['Subscription', 'Wallet'],
    }),
    /** What a change would cost; never from memory, the sum shrinks with the time. */
    getChangePreview: build.query({
      ...call('GET /api/enterprise/subscription/change'),
      providesTags: ['Subscription'],
      keepUnusedDataFor: 0,
    }),
    openPortal: build.mutation(call('POST /api/stripe/portal')),
    buyPack: build.mutation(call('POST /api/stripe/create-credit-checkout')),
    buyPlan: build.mutation(call('POST /api/stripe/create-checkout-session')),
    getCheckout: build.query({
      ...call('GET /api/stripe/checkouts/:checkoutId'),
      // A wallet that changed may have been this purchase.
      providesTags: ['Wallet'],
    }),
    getTestCheckout: build.query(call('GET /api/stripe/test-checkouts/:checkoutId')),
    actOnTestCheckout: build.mutation(call('POST /api/stripe/test-checkouts/:checkoutId')),
    listInvoices: build.query({ ...call('GET /api/wallet/invoices'), providesTags: ['Wallet'] }),
    refund: build.mutation({
      ...call('POST /api/stripe/refund'),
      invalidatesTags: ['Wallet', 'Subscription'],
    }),
    /** What a refund would give back; it shrinks with what is spent. */
    getRefundPreview: build.query({
      ...call('GET /api/wallet/invoices/:paymentId/refund'),
      keepUnusedDataFor: 0,
    }),
    /** The whole statement as CSV, with the mark before it that `text()` would take away. */
    exportStatement: build.mutation<string, void>({
      query: () => ({
        ...exported.query(),
        responseHandler: async (response) =>
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
      }),
    }),
  }),
})

export const {
  useGetSubscriptionQuery,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useChangeSubscriptionMutation,
  useGetChangePreviewQuery,
  useOpenPortalMutation,
  useBuyPackMutation,
  useBuyPlanMutation,
  useGetCheckoutQuery,
  useGetTestCheckoutQuery,
  useActOnTestCheckoutMutation,
  useListInvoicesQuery,
  useGetRefundPreviewQuery,
  useRefundMutation,
  useExportStatementMutation,
} = paymentApi
