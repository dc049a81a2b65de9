import type {
  paymentOperations,
  testCheckoutOperations,
} from '@lumen/contracts/billing/payment-operations'
import type { Handlers } from '@lumen/http/operations'
import type { BillingContext } from '../context.ts'
import type { SignedEvent } from '../adapters/local/local-payments.ts'
import { actInTestCheckout } from '../use-cases/act-in-test-checkout.ts'
import { beginCheckout } from '../use-cases/begin-checkout.ts'
import { exportStatement } from '../use-cases/export-statement.ts'
import {
  cancelSubscription,
  changeSubscription,
  openPortal,
  previewChange,
  readSubscription,
  resumeSubscription,
} from '../use-cases/manage-subscription.ts'
import {
  findOwnCheckout,
  presentCheckout,
  readCheckout,
  readInvoices,
} from '../use-cases/read-payments.ts'
import { receiveEvent } from '../use-cases/receive-event.ts'
import { previewRefund, refundPayment } from '../use-cases/refund-payment.ts'

/** Entrance of /api/stripe and /api/enterprise/subscription. */
export const paymentRoutes = (context: BillingContext): Handlers<typeof paymentOperations> => ({
  'POST /api/stripe/create-checkout-session': ({ caller: { userId, language }, body }) => {
    const item = { kind: 'plan', id: body.planId, interval: body.interval ?? 'month' } as const
    return beginCheckout(context, { userId, language, item })
  },
  'POST /api/stripe/create-credit-checkout': ({ caller: { userId, language }, body }) =>
    beginCheckout(context, { userId, language, item: { kind: 'pack', id: body.packageId } }),
  'GET /api/stripe/checkouts/:checkoutId': ({ caller, params }) =>
    readCheckout(context, caller.userId, params.checkoutId),
  'POST /api/stripe/portal': ({ caller }) => openPortal(context, caller.userId, caller.language),
  'POST /api/stripe/refund': ({ caller, body }) => refundPayment(context, caller.userId, body),
  'POST /api/stripe/webhook': async ({ body, header }) => {
    await receiveEvent(context, body, header('stripe-signature'))
    return { received: true }
  },
  'GET /api/enterprise/subscription/current': ({ caller }) =>
    readSubscription(context, caller.userId),
  'POST /api/enterprise/subscription/cancel': ({ caller }) =>
    cancelSubscription(context, caller.userId),
  'POST /api/enterprise/subscription/resume': ({ caller }) =>
    resumeSubscription(context, caller.userId),
  'POST /api/enterprise/subscription/change': ({ caller, body }) =>
    changeSubscription(context, caller.userId, body),
  'GET /api/enterprise/subscription/change': ({ caller, query }) =>
    previewChange(context, caller.userId, query),
  'GET /api/wallet/invoices/:paymentId/refund': ({ caller, params }) =>
    previewRefund(context, caller.userId, params.paymentId),
  'GET /api/wallet/invoices': ({ caller }) => readInvoices(context, caller.userId, caller.language),
  'GET /api/wallet/transactions/export': ({ caller, setHeader }) => {
    const day = context.clock.now().toISOString().slice(0, 10)
    setHeader('content-type', 'text/csv; charset=utf-8')
    setHeader('content-disposition', `attachment; filename="lumen-credits-${day}.csv"`)
    setHeader('cache-control', 'no-store')
    return exportStatement(context, caller.userId, caller.language)
  },
})

/** Entrance of the checkout without money. */
export const testCheckoutRoutes = (
  context: BillingContext,
  send: (event: SignedEvent) => Promise<void>,
): Handlers<typeof testCheckoutOperations> => ({
  'GET /api/stripe/test-checkouts/:checkoutId': async ({ caller, params }) =>
    presentCheckout(context, await findOwnCheckout(context, caller.userId, params.checkoutId)),
  'POST /api/stripe/test-checkouts/:checkoutId': ({ caller, params, body }) =>
    actInTestCheckout(context, { userId: caller.userId, ...params, action: body.action }, send),
})
