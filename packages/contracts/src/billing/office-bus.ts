import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { planIds } from '../plans.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { billingLimits, movementKinds } from './limits.ts'
import {
  LedgerLine,
  OfficePayment,
  OfficeRefundPreview,
  OfficeSubscription,
  PaymentState,
  RefundPart,
} from './office-schema.ts'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
const Page = {
  /** null: of everybody. */
  userIds: Nullable(Type.Array(Id, { maxItems: 50 })),
  limit: Type.Integer({ minimum: 1, maximum: 200 }),
}

/** What the back office asks of billing. */
export const billingOfficeRequests = defineRequests({
  'billing.read-revenue': {
    summary:
      'What was paid and not given back, in all and since a moment; tests without money apart',
    callers: ['admin'],
    input: Closed({ since: Timestamp }),
    output: Closed({ totalCents: Type.Integer(), sinceCents: Type.Integer() }),
    timeoutMs: 2_000,
  },
  'billing.give-plan': {
    summary: 'Put a user on a better plan until a day, at no cost; asked again it changes nothing',
    callers: ['admin'],
    input: Closed({ userId: Id, plan: Type.Enum(planIds), until: Timestamp }),
    output: Closed({
      /** `not-better`: they have that plan or a better one, or the day is over. */
      outcome: Type.Enum(['given', 'not-better']),
    }),
    timeoutMs: 3_000,
  },
  'billing.end-given-plan': {
    summary: 'Take a plan back that was given; null: none was',
    callers: ['admin'],
    input: Closed({ userId: Id }),
    output: Closed({ plan: Nullable(Type.Enum(planIds)) }),
    timeoutMs: 3_000,
  },
  'billing.list-movements': {
    summary: 'Lines of the ledger that changed what somebody has, newest first',
    callers: ['admin'],
    input: Closed({
      ...Page,
      kind: Nullable(Type.Enum(movementKinds)),
      since: Nullable(Timestamp),
      until: Nullable(Timestamp),
      before: Nullable(Id),
    }),
    output: Closed({ lines: Type.Array(LedgerLine) }),
    timeoutMs: 5_000,
  },
  'billing.list-payments': {
    summary: 'Payments that came, newest first',
    callers: ['admin'],
    input: Closed({ ...Page, before: Nullable(Id) }),
    output: Closed({ payments: Type.Array(OfficePayment) }),
    timeoutMs: 5_000,
  },
  'billing.read-payment': {
    summary: 'One payment, whoever’s it is; null: there is none',
    callers: ['admin'],
    input: Closed({ paymentId: Id }),
    output: Closed({ payment: Nullable(OfficePayment) }),
    timeoutMs: 2_000,
  },
  'billing.list-subscriptions': {
    summary: 'Subscriptions, the last begun first',
    callers: ['admin'],
    input: Closed({ ...Page, before: Nullable(Type.String({ maxLength: 200 })) }),
    output: Closed({ subscriptions: Type.Array(OfficeSubscription) }),
    timeoutMs: 5_000,
  },
  'billing.read-payment-state': {
    summary: 'Who takes payments, what was last heard of them, and what could not be handled',
    callers: ['admin'],
    input: Closed({}),
    output: PaymentState,
    timeoutMs: 2_000,
  },
  'billing.preview-office-refund': {
    summary: 'What giving so much of a payment back would do; nothing is changed',
    callers: ['admin'],
    input: Closed({ paymentId: Id, ...RefundPart }),
    output: Type.Union([
      Closed({ outcome: Type.Literal('possible'), preview: OfficeRefundPreview }),
      Closed({ outcome: Type.Enum(['unknown', 'not_refundable', 'too_much']) }),
    ]),
    timeoutMs: 5_000,
  },
  'billing.give-back': {
    summary: 'Give so much of a payment back, by an administrator; once for each id',
    callers: ['admin'],
    input: Closed({
      id: Id,
      paymentId: Id,
      ...RefundPart,
      /** What had come back when the administrator saw it: where it is more by now, nothing is done. */
      refundedCents: Type.Integer({ minimum: 0 }),
    }),
    output: Type.Union([
      Closed({
        outcome: Type.Literal('done'),
        creditsTaken: Type.Integer({ minimum: 0 }),
        /** The provider could not be asked yet; a job does it. */
        pending: Type.Boolean(),
      }),
      Closed({ outcome: Type.Enum(['unknown', 'not_refundable', 'too_much', 'changed']) }),
    ]),
    timeoutMs: 20_000,
  },
  'billing.adjust-credits': {
    summary: 'Give credits, or take some that are there, by an administrator; once for each id',
    callers: ['admin'],
    input: Closed({
      id: Id,
      userId: Id,
      credits: Type.Integer({
        minimum: -billingLimits.adjustedCredits,
        maximum: billingLimits.adjustedCredits,
      }),
    }),
    output: Closed({
      /** `too_much`: there are not so many to take. */
      outcome: Type.Enum(['done', 'too_much']),
      /** What can be spent now. */
      balance: Type.Integer({ minimum: 0 }),
    }),
    timeoutMs: 5_000,
  },
})
