import { Type } from 'typebox'
import {
  LedgerLine,
  OfficePayment,
  OfficeRefundPreview,
  OfficeSubscription,
  PaymentState,
  RefundPart,
  creditShares,
} from '../billing/office-schema.ts'
import { billingLimits, movementKinds } from '../billing/limits.ts'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Text, Timestamp } from '../schema.ts'
import { officeLimits } from './limits.ts'

const PaymentParams = Type.Object({ paymentId: Id })
/** Whose it is; null: the account is erased. */
const Account = Type.Union([Closed({ username: Type.String(), email: Type.String() }), Type.Null()])
const next = Type.Union([Type.String(), Type.Null()])
const Listing = {
  /** A part of an address or name, or the id of an account. */
  account: Type.Optional(Text(0, officeLimits.query)),
  // Ids, some of which are the payment provider’s.
  cursor: Type.Optional(Type.String({ pattern: '^[\\w-]{1,200}$' })),
}
const reason = FilledText(officeLimits.reason)

/** Money and credits, for administrators: every change has a reason and is written down. */
export const ledgerOperations = defineOperations({
  'GET /api/admin/payments/state': {
    service: 'admin',
    access: 'admin',
    summary: 'Who takes payments, and whether they are heard',
    replies: { 200: PaymentState },
  },
  'GET /api/admin/payments/ledger': {
    service: 'admin',
    access: 'admin',
    summary: 'What became more or fewer credits of whom, newest first',
    query: Closed({
      ...Listing,
      kind: Type.Optional(Type.Enum(movementKinds)),
      since: Type.Optional(Timestamp),
      until: Type.Optional(Timestamp),
    }),
    replies: {
      200: Closed({
        lines: Type.Array(Closed({ ...LedgerLine.properties, account: Account })),
        next,
      }),
    },
  },
  'GET /api/admin/payments': {
    service: 'admin',
    access: 'admin',
    summary: 'Payments that came, newest first',
    query: Closed(Listing),
    replies: {
      200: Closed({
        payments: Type.Array(Closed({ ...OfficePayment.properties, account: Account })),
        next,
      }),
    },
  },
  'GET /api/admin/payments/subscriptions': {
    service: 'admin',
    access: 'admin',
    summary: 'Subscriptions, the last begun first',
    query: Closed(Listing),
    replies: {
      200: Closed({
        subscriptions: Type.Array(Closed({ ...OfficeSubscription.properties, account: Account })),
        next,
      }),
    },
  },
  'GET /api/admin/payments/:paymentId/refund': {
    service: 'admin',
    access: 'admin',
    summary: 'What giving so much of a payment back would do; nothing is changed',
    params: PaymentParams,
    query: Closed(RefundPart),
    replies: { 200: OfficeRefundPreview },
  },
  'POST /api/admin/payments/:paymentId/refund': {
    service: 'admin',
    access: 'admin',
    summary: 'Give so much of a payment back, with a reason; once for each id',
    params: PaymentParams,
    body: Closed({
      /** Made by the client: a repeated one gives nothing more back. */
      id: Id,
      cents: RefundPart.cents,
      credits: Type.Enum(creditShares),
      /** What had come back when it was looked at: where it is more by now, nothing is done. */
      refundedCents: Type.Integer({ minimum: 0, maximum: billingLimits.refundCents }),
      reason,
    }),
    replies: {
      200: Closed({
        creditsTaken: Type.Integer({ minimum: 0 }),
        /** The provider could not be asked yet: it is asked again every hour. */
        pending: Type.Boolean(),
      }),
    },
    answerMs: 25_000,
  },
  'POST /api/admin/users/:userId/credits': {
    service: 'admin',
    access: 'admin',
    summary: 'Give credits that do not expire, or take some that are there, with a reason',
    params: Type.Object({ userId: Id }),
    body: Closed({
      /** Made by the client: a repeated one changes nothing. */
      id: Id,
      /** Below zero: they are taken. */
      credits: Type.Integer({
        minimum: -billingLimits.adjustedCredits,
        maximum: billingLimits.adjustedCredits,
      }),
      reason,
    }),
    replies: { 200: Closed({ balance: Type.Integer({ minimum: 0 }) }) },
  },
})
