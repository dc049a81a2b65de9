import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id } from '../schema.ts'
import {
  Checkout,
  Invoice,
  PackCheckout,
  PlanChange,
  PlanCheckout,
  Redirect,
  PlanChangePreview,
  Refund,
  RefundPreview,
  RefundRequest,
  Subscription,
  TestCheckoutAction,
} from './payment-schema.ts'

const CheckoutId = Closed({ checkoutId: Id })

/** Each asks the payment provider for something. */
const buying = { max: 20, windowSeconds: 60 }

export const paymentOperations = defineOperations({
  'POST /api/stripe/create-checkout-session': {
    service: 'billing',
    access: 'user',
    summary: 'Begin to buy a plan, by the month when nothing else is said',
    body: PlanCheckout,
    replies: { 200: Redirect },
    rate: buying,
  },
  'POST /api/stripe/create-credit-checkout': {
    service: 'billing',
    access: 'user',
    summary: 'Begin to buy a pack of credits',
    body: PackCheckout,
    replies: { 200: Redirect },
    rate: buying,
  },
  'GET /api/stripe/checkouts/:checkoutId': {
    service: 'billing',
    access: 'user',
    summary: 'What became of a purchase; the page that comes after paying asks it',
    params: CheckoutId,
    replies: { 200: Checkout },
  },
  'POST /api/stripe/portal': {
    service: 'billing',
    access: 'user',
    summary: 'The provider’s page for cards, invoices and the end of a plan',
    replies: { 200: Redirect },
    rate: buying,
  },
  'POST /api/stripe/refund': {
    service: 'billing',
    access: 'user',
    summary: 'Give a payment of the last seven days back, less what was spent; a plan ends with it',
    body: RefundRequest,
    replies: { 200: Refund },
    rate: buying,
  },
  'POST /api/stripe/webhook': {
    service: 'billing',
    access: 'public',
    summary: 'Where the payment provider tells that something changed; signed by it',
    rawBody: true,
    bodyLimit: 512 * 1024,
    replies: { 200: Closed({ received: Type.Literal(true) }) },
    rate: { max: 3_000, windowSeconds: 60 },
  },
  'GET /api/enterprise/subscription/current': {
    service: 'billing',
    access: 'user',
    summary: 'The plan of the caller, and until when it is paid',
    replies: { 200: Subscription },
  },
  'POST /api/enterprise/subscription/cancel': {
    service: 'billing',
    access: 'user',
    summary: 'End the plan at the end of what is paid',
    replies: { 200: Subscription },
    rate: buying,
  },
  'POST /api/enterprise/subscription/resume': {
    service: 'billing',
    access: 'user',
    summary: 'Let a plan that was to end, or to change, go on as it is',
    replies: { 200: Subscription },
    rate: buying,
  },
  'POST /api/enterprise/subscription/change': {
    service: 'billing',
    access: 'user',
    summary: 'Move up at once, for the difference, or down at the end of what is paid',
    body: PlanChange,
    replies: { 200: Subscription },
    rate: buying,
  },
  'GET /api/enterprise/subscription/change': {
    service: 'billing',
    access: 'user',
    summary: 'What a change would cost now and next, before it is made',
    query: PlanChange,
    replies: { 200: PlanChangePreview },
    rate: buying,
  },
  'GET /api/wallet/invoices/:paymentId/refund': {
    service: 'billing',
    access: 'user',
    summary: 'What a refund would give back, and what would end and go with it',
    params: Closed({ paymentId: Id }),
    replies: { 200: RefundPreview },
    rate: buying,
  },
  'GET /api/wallet/invoices': {
    service: 'billing',
    access: 'user',
    summary: 'Payments, newest first',
    replies: { 200: Type.Array(Invoice) },
  },
  'GET /api/wallet/transactions/export': {
    service: 'billing',
    access: 'user',
    summary: 'The whole statement as CSV, newest first',
    replies: { 200: Type.String({ description: 'text/csv' }) },
    rate: { max: 10, windowSeconds: 60 },
  },
})

/** The checkout without money; not there in production. */
export const testCheckoutOperations = defineOperations({
  'GET /api/stripe/test-checkouts/:checkoutId': {
    service: 'billing',
    access: 'user',
    summary: 'What the page of the test checkout shows',
    params: CheckoutId,
    replies: { 200: Checkout },
  },
  'POST /api/stripe/test-checkouts/:checkoutId': {
    service: 'billing',
    access: 'user',
    summary: 'Pay, have the card declined or give up, in the test checkout',
    params: CheckoutId,
    body: TestCheckoutAction,
    replies: { 200: Redirect },
  },
})
