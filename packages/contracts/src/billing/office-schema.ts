import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'
import { billingLimits, movementKinds } from './limits.ts'
import { PlanName } from './schema.ts'

const Cents = Type.Integer({ minimum: 0, description: 'US cents' })
const Credits = Type.Integer({ minimum: 0 })
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** A line of the ledger: whose credits became more or fewer, and by what. */
export const LedgerLine = Closed(
  {
    id: Id,
    userId: Id,
    kind: Type.Enum(movementKinds),
    /** What it was about: `text`, `pack:starter`, `plan:basic`, `office`. */
    subject: Type.String(),
    /** Below zero: there are fewer now. */
    amount: Type.Integer(),
    at: Timestamp,
  },
  { $id: 'LedgerLine' },
)
export type LedgerLine = Static<typeof LedgerLine>

export const OfficePayment = Closed(
  {
    id: Id,
    /** A pseudonym where the account was erased. */
    userId: Id,
    erased: Type.Boolean(),
    kind: Type.Enum(['plan', 'pack']),
    item: Type.String(),
    amountCents: Cents,
    currency: Type.String(),
    /** What came back of it, what is on its way included. */
    refundedCents: Cents,
    /** Asked for and not confirmed by the provider. */
    pending: Type.Boolean(),
    disputed: Type.Boolean(),
    /** Bought in the checkout without money. */
    test: Type.Boolean(),
    paidAt: Timestamp,
    /** Whether more can be given back here. */
    refundable: Type.Boolean(),
  },
  { $id: 'OfficePayment' },
)
export type OfficePayment = Static<typeof OfficePayment>

export const OfficeSubscription = Closed(
  {
    /** The provider’s. */
    id: Type.String(),
    userId: Id,
    plan: PlanName,
    interval: Type.Enum(['month', 'year']),
    status: Type.Enum(['active', 'past_due', 'pending', 'ended']),
    startedAt: Timestamp,
    periodEnd: Timestamp,
    cancelAtPeriodEnd: Type.Boolean(),
    test: Type.Boolean(),
  },
  { $id: 'OfficeSubscription' },
)
export type OfficeSubscription = Static<typeof OfficeSubscription>

/** How taking payments is set up, and whether the provider is heard. */
export const PaymentState = Closed(
  {
    /** `stripe-test`: a key of Stripe’s test mode; `local`: the checkout without money; null: nobody. */
    provider: Nullable(Type.Enum(['stripe', 'stripe-test', 'local'])),
    /** The last thing that the provider told; null: nothing yet. */
    lastEvent: Nullable(Closed({ type: Type.String(), at: Timestamp })),
    /** Events that could not be handled and were not since, newest first. */
    failures: Type.Array(
      Closed({
        id: Type.String(),
        type: Type.String(),
        attempts: Type.Integer({ minimum: 1 }),
        at: Timestamp,
        error: Type.String(),
      }),
    ),
    /** Refunds that the provider has not confirmed. */
    openRefunds: Type.Integer({ minimum: 0 }),
  },
  { $id: 'PaymentState' },
)
export type PaymentState = Static<typeof PaymentState>

/** What becomes of the credits of a payment: taken in proportion to the money, or left to their owner. */
export const creditShares = ['take', 'keep'] as const

/** So much of a payment, and what goes with it. */
export const RefundPart = {
  cents: Type.Integer({ minimum: 1, maximum: billingLimits.refundCents }),
  credits: Type.Enum(creditShares),
}

/** What giving so much of a payment back would do. */
export const OfficeRefundPreview = Closed(
  {
    cents: Cents,
    /** What can be given back at most. */
    refundableCents: Cents,
    /** What came back before: to be told again when it is done. */
    refundedCents: Cents,
    creditsTaken: Credits,
    /** Of those, already spent: owed then. */
    creditsOwed: Credits,
    endsPlan: Type.Boolean(),
  },
  { $id: 'OfficeRefundPreview' },
)
export type OfficeRefundPreview = Static<typeof OfficeRefundPreview>
