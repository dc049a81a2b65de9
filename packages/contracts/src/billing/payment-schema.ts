import { Type, type Static } from 'typebox'
import { creditPacks, plans } from '../plans.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { PlanName } from './schema.ts'

const Cents = Type.Integer({ minimum: 0, description: 'US cents' })
const NullableTime = Type.Union([Timestamp, Type.Null()])

/** Plans that checkout sells; the others are free or sold in talks. */
export const PlanForSale = Type.Enum(
  plans.filter(({ priceUsd, contactSales }) => priceUsd > 0 && !contactSales).map(({ id }) => id),
)
export const PackName = Type.Enum(creditPacks.map(({ id }) => id))
export const intervals = ['month', 'year'] as const
export const IntervalName = Type.Enum(intervals)

/** Some clients send a price along; nobody reads it, prices are those of `plans.ts`. */
const IgnoredPrice = Type.Optional(Type.Number({ description: 'Ignored: prices are ours' }))

export const PlanCheckout = Closed({
  planId: PlanForSale,
  interval: Type.Optional(IntervalName),
  price: IgnoredPrice,
})
export const PackCheckout = Closed({ packageId: PackName, price: IgnoredPrice })

/** Where the browser goes next; an address of this product may lack its host. */
export const Redirect = Closed({ url: Type.String({ minLength: 1 }) }, { $id: 'Redirect' })

export const checkoutStatuses = ['open', 'complete', 'abandoned', 'refunded'] as const

/** What somebody set out to buy. */
export const Checkout = Closed(
  {
    id: Id,
    kind: Type.Enum(['plan', 'pack']),
    /** Id of the plan or pack. */
    item: Type.String(),
    interval: Type.Union([IntervalName, Type.Null()]),
    /** `complete`: paid, and credited. `refunded`: paid, and all of it given back. */
    status: Type.Enum(checkoutStatuses),
    /** Given back by itself: there was a plan already. */
    surplus: Type.Optional(Type.Literal(true)),
    /** Credits that came, or will come each month. */
    credits: Type.Integer({ minimum: 0 }),
    amountCents: Cents,
  },
  { $id: 'Checkout' },
)
export type Checkout = Static<typeof Checkout>

/** `past_due`: the last payment failed and is tried again; credits wait for it. */
export const subscriptionStatuses = ['none', 'active', 'past_due'] as const

export const Subscription = Closed(
  {
    plan: Closed({
      tier: PlanName,
      credits: Type.Integer({ minimum: 0, description: 'For each month' }),
    }),
    /** Until when it is paid; null: nothing is paid for. */
    currentPeriodEnd: NullableTime,
    status: Type.Enum(subscriptionStatuses),
    interval: Type.Union([IntervalName, Type.Null()]),
    /** It ends at `currentPeriodEnd`, unless it is resumed. */
    cancelAtPeriodEnd: Type.Boolean(),
    /** What it becomes at `currentPeriodEnd`; null: it goes on as it is. */
    next: Type.Union([Closed({ tier: PlanName, interval: IntervalName }), Type.Null()]),
    /** Who takes payments: `local` is a test without money, `none`: nothing can be bought. */
    provider: Type.Enum(['stripe', 'local', 'none']),
    /** There is a customer portal to open. */
    portal: Type.Boolean(),
    /** After a change: the bank asks who pays, and the plan changes once that is done there. */
    url: Type.Optional(Type.String({ minLength: 1 })),
  },
  { $id: 'Subscription' },
)
export type Subscription = Static<typeof Subscription>

export const PlanChange = Closed({ planId: PlanForSale, interval: Type.Optional(IntervalName) })

/** What a change would do, before it is made. */
export const PlanChangePreview = Closed(
  {
    when: Type.Enum(['never', 'now', 'at-period-end']),
    /** When it takes effect. */
    effectiveAt: Timestamp,
    dueNowCents: Cents,
    /** Credits that come at once. */
    creditsNow: Type.Integer({ minimum: 0 }),
    /** What is charged next, and when. */
    nextCents: Cents,
    nextAt: Timestamp,
    /** Paid for the running period and not used up: part of what is due is paid with it. */
    creditedCents: Cents,
  },
  { $id: 'PlanChangePreview' },
)
export type PlanChangePreview = Static<typeof PlanChangePreview>

const Credits = Type.Integer({ minimum: 0 })

export const RefundRequest = Closed({
  paymentId: Id,
  /** What the preview said; when it is less by now, nothing is done (`conflict`). */
  expectedCents: Type.Optional(Cents),
})
export const Refund = Closed(
  {
    refundedCents: Cents,
    creditsTakenBack: Credits,
    /** The provider is away: it is asked again until the money is on its way. */
    pending: Type.Boolean(),
  },
  { $id: 'Refund' },
)

/** What a refund would do, before it is asked for. */
export const RefundPreview = Closed(
  {
    /** Money that comes back: what was paid, less the share of the credits that were spent. */
    refundCents: Cents,
    keptCents: Cents,
    creditsSpent: Credits,
    /** Unspent ones that go. */
    creditsTakenBack: Credits,
    /** Owed afterwards, from before. */
    debt: Credits,
    /** The plan that ends at once; null: none. */
    endsPlan: Type.Union([PlanName, Type.Null()]),
    /** How many payments of that plan are given back together. */
    payments: Type.Integer({ minimum: 1 }),
  },
  { $id: 'RefundPreview' },
)
export type RefundPreview = Static<typeof RefundPreview>

export const invoiceStatuses = ['paid', 'partly_refunded', 'refunded', 'disputed'] as const

export const Invoice = Closed(
  {
    /** What `POST /api/stripe/refund` takes. */
    id: Id,
    date: Timestamp,
    /** In the language of who asks. */
    description: Type.String(),
    amountCents: Cents,
    refundedCents: Cents,
    currency: Type.String(),
    /** Paid in a test, without money. */
    test: Type.Boolean(),
    status: Type.Enum(invoiceStatuses),
    /** The provider's invoice or receipt; null: there is none. */
    url: Type.Union([Type.String(), Type.Null()]),
    /** Until when it is given back without a reason; null: it is not. */
    refundableUntil: NullableTime,
    /** A refund was asked for and is on its way. */
    refundPending: Type.Boolean(),
  },
  { $id: 'Invoice' },
)
export type Invoice = Static<typeof Invoice>

export const testCheckoutActions = ['pay', 'decline', 'abandon'] as const
export const TestCheckoutAction = Closed({ action: Type.Enum(testCheckoutActions) })
