import type { ledgerOperations } from '@lumen/contracts/admin/ledger-operations'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { adjustCredits, previewRefund, refundPayment } from '../use-cases/move-money.ts'
import { listLedger, listPayments, listSubscriptions } from '../use-cases/read-books.ts'

/** Entrance of /api/admin/payments: the books, refunds and credits. */
export const ledgerRoutes = (context: AdminContext): Handlers<typeof ledgerOperations> => ({
  'GET /api/admin/payments/state': () =>
    context.bus.request(billingOfficeRequests, 'billing.read-payment-state', {}),
  'GET /api/admin/payments/ledger': ({ query }) => {
    readCursor(query.cursor)
    return listLedger(context, query)
  },
  'GET /api/admin/payments': ({ query }) => {
    readCursor(query.cursor)
    return listPayments(context, query)
  },
  'GET /api/admin/payments/subscriptions': ({ query }) => listSubscriptions(context, query),
  'GET /api/admin/payments/:paymentId/refund': ({ params, query }) =>
    previewRefund(context, { ...params, ...query }),
  'POST /api/admin/payments/:paymentId/refund': ({ params, body, caller }) =>
    refundPayment(context, caller.userId, { ...params, ...body }),
  'POST /api/admin/users/:userId/credits': ({ params, body, caller }) =>
    adjustCredits(context, caller.userId, { ...params, ...body }),
})
