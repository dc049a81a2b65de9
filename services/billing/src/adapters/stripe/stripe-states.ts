import { plans, type PlanId } from '@lumen/contracts/plans'
import type { Stripe } from 'stripe'
import type {
  PaidInterval,
  ProviderCheckout,
  ProviderSubscription,
  SubscriptionStatus,
  UpgradePreview,
} from '../../domain/payment-provider.ts'

const seconds = (time: number): Date => new Date(time * 1000)

/** The id of an object that may come whole or as its id. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)

/** Our id of a purchase in what refers to one; null: it is another product’s. */
export const ownCheckout = (reference: string | null | undefined): string | null =>
  reference && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(reference) ? reference : null

const isPlan = (id: string | undefined): id is PlanId => plans.some((plan) => plan.id === id)

/** The plan that a price is of; null: none of ours. */
export function termsOf(price: Stripe.Price): { plan: PlanId; interval: PaidInterval } | null {
  const plan = price.metadata['lumen_plan'] ?? price.lookup_key?.split('_')[1]
  const interval = (['month', 'year'] as const).find((each) => each === price.recurring?.interval)
  return isPlan(plan) && interval !== undefined ? { plan, interval } : null
}

export const checkoutState = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: session.id,
  checkoutId: ownCheckout(session.client_reference_id),
  status:
    session.status === 'expired'
      ? 'expired'
      : session.status === 'complete' && session.payment_status !== 'unpaid'
        ? 'complete'
        : 'open',
  url: session.url ?? null,
  paymentId: idOf(session.payment_intent),
  subscriptionId: idOf(session.subscription),
})

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'pending',
}

/** `invoice.payments` must be expanded. */
export function paymentOfInvoice(invoice: Stripe.Invoice | null): string | null {
  const paid = invoice?.payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}

const isUpgrade = (invoice: Stripe.Invoice): boolean =>
  invoice.billing_reason === 'subscription_update'

export const subscriptionOfInvoice = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

/**
 * A subscription as we see it; null when it is none of ours. `schedule` and `latest_invoice` with its
 * payments must be expanded.
 */
export function subscriptionState(
  subscription: Stripe.Subscription,
  priceOf: (price: string | Stripe.Price | Stripe.DeletedPrice) => Stripe.Price | null,
): ProviderSubscription | null {
  const [item] = subscription.items.data
  const terms = item && termsOf(item.price)
  const customerId = idOf(subscription.customer)
  if (!terms || customerId === null) return null
  const invoice =
    typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const status = statuses[subscription.status] ?? 'ended'
  // A move up that is not paid changes nothing: the running period is paid, or not, as before.
  const tells = invoice !== null && (invoice.status === 'paid' || !isUpgrade(invoice))
  const paid = tells ? invoice.status === 'paid' : status === 'active'
  return {
    id: subscription.id,
    customerId,
    ...terms,
    status,
    startedAt: seconds(subscription.start_date),
    periodEnd: seconds(item.current_period_end),
    paidUntil: seconds(paid ? item.current_period_end : item.current_period_start),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next: nextTerms(subscription, terms, priceOf),
    renewal: renewalOf(subscription, item.price, priceOf),
    paymentIds: [paymentOfInvoice(invoice) ?? []].flat(),
  }
}

/** The price of the phase after the running one. */
function nextPrice(schedule: Stripe.Subscription['schedule']) {
  if (schedule === null || typeof schedule === 'string') return null
  const current = schedule.current_phase
  const phase = schedule.phases.find(
    ({ start_date }) => current !== null && start_date >= current.end_date,
  )
  return phase?.items[0]?.price ?? null
}

/** What the schedule of a subscription makes of it after the running phase. */
function nextTerms(
  { schedule }: Stripe.Subscription,
  now: { plan: PlanId; interval: PaidInterval },
  priceOf: (price: string | Stripe.Price | Stripe.DeletedPrice) => Stripe.Price | null,
): ProviderSubscription['next'] {
  const price = nextPrice(schedule)
  const terms = price === null ? null : priceOf(price)
  const next = terms && termsOf(terms)
  if (!next || (next.plan === now.plan && next.interval === now.interval)) return null
  return next
}

/** What the next period costs: the price that a schedule moves to, else the running one. */
function renewalOf(
  { schedule }: Stripe.Subscription,
  running: Stripe.Price,
  priceOf: (price: string | Stripe.Price | Stripe.DeletedPrice) => Stripe.Price | null,
): ProviderSubscription['renewal'] {
  const next = nextPrice(schedule)
  const { unit_amount: cents, currency } = (next === null ? null : priceOf(next)) ?? running
  return cents === null || cents === 0 ? null : { cents, currency }
}

/** What a schedule puts after the running phase, as a price and its interval; null: nothing. */
export function nextPriceOf({
  schedule,
}: Stripe.Subscription): { id: string; interval: PaidInterval } | null {
  const price = nextPrice(schedule)
  if (price === null || typeof price === 'string' || !('recurring' in price)) return null
  const terms = termsOf(price)
  return terms && { id: price.id, interval: terms.interval }
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true ||
  parent?.invoice_item_details?.proration === true

/**
 * What an invoice that was only previewed says of a move up. Within one period the difference alone
 * is due; another interval begins a period, which is due with it.
 */
export function upgradePreview(invoice: Stripe.Invoice, isOnePeriod: boolean): UpgradePreview {
  const { data } = invoice.lines
  const prorations = data.filter(isProration)
  const sum = (lines: readonly Stripe.InvoiceLineItem[]) =>
    lines.reduce((total, { amount }) => total + amount, 0)
  return {
    dueCents: Math.max(0, isOnePeriod ? sum(prorations) : invoice.amount_due),
    creditedCents: Math.abs(sum(prorations.filter(({ amount }) => amount < 0))),
    nextAt: seconds(Math.max(...data.map(({ period }) => period.end))),
  }
}
