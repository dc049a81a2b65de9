import type { Stripe } from 'stripe'

/**
 * Objects of Stripe's API version 2026-10-28.endive with the fields that are read here, typed by the
 * SDK: a field that is renamed there no longer compiles here.
 */
type Some<T> = T extends (infer U)[]
  ? Some<U>[]
  : T extends object
    ? { [K in keyof T]?: Some<T[K]> }
    : T
type PartOf<Whole, T extends Some<Whole>> = T
export type Session = Some<Omit<Stripe.Checkout.Session, 'status' | 'payment_status'>> & {
  id: string
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  price: string
  created: number
  customer: string
  client_reference_id: string
  payment_intent: string | null
  subscription: string | null
}
export type Price = PartOf<
  Stripe.Price,
  {
    id: string
    object: 'price'
    active: boolean
    currency: string
    lookup_key: string | null
    unit_amount: number
    metadata: Record<string, string>
    recurring: { interval: 'month' | 'year' } | null
  }
>
export type Subscription = PartOf<
  Stripe.Subscription,
  {
    id: string
    object: 'subscription'
    customer: string
    status: 'active' | 'past_due' | 'canceled'
    start_date: number
    cancel_at: number | null
    cancel_at_period_end: boolean
    latest_invoice: string
    pending_update: {
      expires_at: number
      subscription_items: { id: string; price: Price }[]
      cancel_at_period_end: boolean | null
    } | null
    schedule: string | null
    items: {
      object: 'list'
      data: {
        id: string
        object: 'subscription_item'
        current_period_start: number
        current_period_end: number
        price: Price
      }[]
    }
  }
>
export type Invoice = PartOf<
  Stripe.Invoice,
  {
    id: string
    object: 'invoice'
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    status: 'paid' | 'open' | 'void'
    amount_paid: number
    amount_due: number
    hosted_invoice_url: string
    parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
    lines: {
      object: 'list'
      data: {
        object: 'line_item'
        amount: number
        period: { start: number; end: number }
        parent: {
          type: 'subscription_item_details'
          subscription_item_details: { proration: boolean }
        }
      }[]
    }
    payments: {
      object: 'list'
      data: {
        object: 'invoice_payment'
        status: 'paid' | 'open'
        payment: { type: 'payment_intent'; payment_intent: string }
      }[]
    }
  }
>
export type PaymentIntent = PartOf<
  Stripe.PaymentIntent,
  {
    id: string
    object: 'payment_intent'
    status: 'succeeded' | 'requires_payment_method' | 'requires_action'
    last_payment_error: { code: 'card_declined' } | null
    amount_received: number
    currency: string
    customer: string
    latest_charge: {
      id: string
      object: 'charge'
      created: number
      amount_refunded: number
      disputed: boolean
      receipt_url: string
      payment_intent: string
    }
  }
>
export type Dispute = PartOf<
  Stripe.Dispute,
  {
    id: string
    object: 'dispute'
    payment_intent: string
    status: 'needs_response' | 'won' | 'lost'
  }
>
export type Schedule = PartOf<
  Stripe.SubscriptionSchedule,
  {
    id: string
    object: 'subscription_schedule'
    subscription: string
    status: 'active' | 'released'
    current_phase: { start_date: number; end_date: number }
    phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[]
  }
>

/** `a[b][0]=c` as `{ a: { b: ['c'] } }`: how Stripe's API takes what it is told. */
export function parseForm(text: string): any {
  const root: Record<string, any> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/[[\]]+/).filter((step) => step !== '')
    let place: Record<string, any> = root
    for (const step of steps.slice(0, -1)) place = place[step] ??= {}
    place[steps.at(-1) ?? ''] = value
  }
  return root
}

/** A body's list: given by indexes, or one by one. */
export const listOf = (value: object | undefined): any[] => Object.values(value ?? {})

export const lineItem = (
  amount: number,
  period: { start: number; end: number },
  proration: boolean,
): Invoice['lines']['data'][number] => ({
  object: 'line_item',
  amount,
  period,
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
})

/** What the double of Stripe holds. */
export type StripeState = {
  prices: Map<string, Price>
  products: Map<string, { id: string; object: 'product' }>
  sessions: Map<string, Session>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  intents: Map<string, PaymentIntent>
  disputes: Map<string, Dispute>
  schedules: Map<string, Schedule>
  /** Answers by idempotency key. */
  answered: Map<string, unknown>
  /** What was asked with an idempotency key; it is asked with nothing else. */
  asked: Map<string, string>
  /** What was asked, `POST /v1/refunds`. */
  requests: string[]
  declines: boolean
  /** The bank asks who pays before a change of plan is paid (3-D Secure). */
  asksBank: boolean
  /** Requests that are answered with a failure, `POST /v1/refunds`. */
  failing: Set<string>
  newId(prefix: string): string
  now(): number
  pay(customer: string, amount: number, status?: PaymentIntent['status']): PaymentIntent
  bill(
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    amount: number,
    period: { start: number; end: number },
    paid?: boolean,
  ): Invoice
}

export type Failure = { status: number; error: Record<string, unknown> }
