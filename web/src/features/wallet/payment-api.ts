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
    /** The whole statement as CSV. */
    exportStatement: build.mutation<string, void>({
      query: () => ({ ...exported.query(), responseHandler: 'text' }),
    }),
  }),
})

export const {
  useGetSubscriptionQuery,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useChangeSubscriptionMutation,
  useOpenPortalMutation,
  useBuyPackMutation,
  useBuyPlanMutation,
  useGetCheckoutQuery,
  useGetTestCheckoutQuery,
  useActOnTestCheckoutMutation,
  useListInvoicesQuery,
  useRefundMutation,
  useExportStatementMutation,
} = paymentApi
