import { checkoutPaths } from '@lumen/contracts/billing/checkout-paths'
import { AppError } from '@lumen/http/app-error'
import type { Stripe } from 'stripe'
import type { Item, PaymentProvider, ProviderEvent } from '../../domain/payment-provider.ts'
import { createPriceList } from './price-list.ts'
import { giveUpUpgrade, pageOfPendingUpgrade } from './pending-upgrade.ts'
import { readStripePayment } from './read-payment.ts'
import { refundUntil } from './refund-until.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { asked, found } from './stripe-failures.ts'
import {
  checkoutState,
  idOf,
  nextPriceOf,
  paymentOfInvoice,
  subscriptionOfInvoice,
  subscriptionState,
  upgradePreview,
} from './stripe-states.ts'

/**
 * Payments by Stripe.
 * @param publicUrl where Checkout and the portal send people back to
 */
export function createStripePayments(settings: StripeSettings, publicUrl: string): PaymentProvider {
  const stripe = createStripeClient(settings)
  const prices = createPriceList(stripe)
  const page = (path: string) => new URL(path, publicUrl).href
  const planPrice = (to: { plan: string; interval: 'month' | 'year' }) =>
    prices.idOf({ kind: 'plan', id: to.plan, interval: to.interval } as Item)

  const readSubscription = (id: string) =>
    found(() =>
      stripe.subscriptions.retrieve(id, {
        expand: ['schedule.phases.items.price', 'latest_invoice.payments'],
      }),
    )
  const running = async (id: string) => {
    const subscription = await readSubscription(id)
    if (subscription === null) throw new AppError('not_subscribed', 'There is no such subscription')
    return subscription
  }
  /** What a schedule holds cannot be changed beside it. */
  const withoutSchedule = async (id: string) => {
    const subscription = await running(id)
    const schedule = idOf(subscription.schedule)
    if (schedule !== null) await asked(() => stripe.subscriptionSchedules.release(schedule))
    return subscription
  }
  const update = (id: string, params: Stripe.SubscriptionUpdateParams, idempotencyKey?: string) =>
    asked(() =>
      stripe.subscriptions.update(
        id,
        params,
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
    )
  const scheduleNext = async (id: string, next: string, interval: 'month' | 'year') => {
    const schedule = await asked(() =>
      stripe.subscriptionSchedules.create({ from_subscription: id }),
    )
    const [phase] = schedule.phases
    const current = idOf(phase?.items[0]?.price)
    if (phase === undefined || current === null)
      throw new Error(`The schedule of ${id} has no phase`)
    await asked(() =>
      stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: current, quantity: 1 }],
            start_date: phase.start_date,
            end_date: phase.end_date,
          },
          {
            items: [{ price: next, quantity: 1 }],
            proration_behavior: 'none',
            duration: { interval, interval_count: 1 },
          },
        ],
      }),
    )
  }
  const putBack = async (before: Stripe.Subscription) => {
    const { id } = before
    const next = nextPriceOf(before)
    const { cancel_at_period_end } = await withoutSchedule(id)
    if (next !== null) await scheduleNext(id, next.id, next.interval)
    else if (before.cancel_at_period_end && !cancel_at_period_end)
      await update(id, { cancel_at_period_end: true })
  }
  /** Changes what is to happen at the end of the period; when that fails, what was to stands. */
  const changing = async <T>(
    id: string,
    change: (subscription: Stripe.Subscription) => Promise<T>,
  ): Promise<T> => {
    const before = await withoutSchedule(id)
    try {
      return await change(before)
    } catch (error) {
      await putBack(before).catch((cause: unknown) => {
        throw new AppError(
          'payment_unavailable',
          'The change failed, and what was to happen at the end of the period could not be put back',
          { cause: new AggregateError([error, cause]) },
        )
      })
      throw error
    }
  }

  return {
    name: settings.secretKey.includes('_test_') ? 'stripe-test' : 'stripe',
    portal: true,
    async createCustomer(userId) {
      const customer = await asked(() =>
        stripe.customers.create(
          { metadata: { lumen_user: userId } },
          { idempotencyKey: `lumen-customer-${userId}` },
        ),
      )
      return customer.id
    },
    async createCheckout({ checkoutId, customerId, item, language, expiresAt }) {
      const price = await prices.idOf(item)
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: item.kind === 'plan' ? 'subscription' : 'payment',
            customer: customerId,
            client_reference_id: checkoutId,
            line_items: [{ price, quantity: 1 }],
            locale: language,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            success_url: `${page(checkoutPaths.success)}?checkout=${checkoutId}`,
            cancel_url: `${page(checkoutPaths.cancelled)}?checkout=${checkoutId}`,
            ...(item.kind === 'pack' && { invoice_creation: { enabled: true } }),
          },
          { idempotencyKey: `lumen-checkout-${checkoutId}` },
        ),
      )
      return checkoutState(session)
    },
    async expireCheckout(id) {
      const session = await found(() => stripe.checkout.sessions.retrieve(id))
      if (session?.status === 'open') await asked(() => stripe.checkout.sessions.expire(id))
    },
    async openPortal(customer, locale) {
      const return_url = page('/wallet')
      const { url } = await asked(() =>
        stripe.billingPortal.sessions.create({ customer, return_url, locale }),
      )
      return url
    },
    async upgrade(id, to, key) {
      const price = await planPrice(to)
      return changing(id, async (before) => {
        const params: Stripe.SubscriptionUpdateParams = {
          items: [{ id: before.items.data[0]?.id ?? '', price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          cancel_at_period_end: false,
        }
        const after = await update(id, params, `lumen-upgrade-${id}-${key}`)
        if (after.pending_update === null) return null
        const page = await pageOfPendingUpgrade(stripe, after)
        // Until it is paid, and when it never is, what was to happen at the end stands.
        if (page !== null) await putBack(before)
        return page
      })
    },
    async previewUpgrade(id, to) {
      const price = await planPrice(to)
      const { items } = await running(id)
      const [item] = items.data
      const invoice = await asked(() =>
        stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: item?.id ?? '', price }],
            proration_behavior: 'always_invoice',
            cancel_at_period_end: false,
          },
        }),
      )
      return upgradePreview(invoice, to.interval === item?.price.recurring?.interval)
    },
    async changeAtPeriodEnd(id, to) {
      const next = await planPrice(to)
      await changing(id, async (subscription) => {
        if (subscription.cancel_at_period_end) await update(id, { cancel_at_period_end: false })
        await scheduleNext(id, next, to.interval)
      })
    },
    async cancelAtPeriodEnd(id) {
      await changing(id, () => update(id, { cancel_at_period_end: true }))
    },
    async resume(id) {
      const subscription = await withoutSchedule(id)
      if (subscription.cancel_at_period_end) await update(id, { cancel_at_period_end: false })
      else if (subscription.cancel_at !== null) await update(id, { cancel_at: '' })
    },
    async end(id) {
      const subscription = await readSubscription(id)
      if (subscription === null || subscription.status === 'canceled') return
      await giveUpUpgrade(stripe, subscription)
      await asked(() => stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }))
    },
    refund: (paymentId, untilCents) => refundUntil(stripe, paymentId, untilCents),
    async eraseCustomer(customerId) {
      await found(() => stripe.customers.del(customerId))
    },
    readEvent: (body, signature) => verified(stripe, settings.webhookSecret, body, signature),
    async readCheckout(id) {
      const session = await found(() => stripe.checkout.sessions.retrieve(id))
      return session && checkoutState(session)
    },
    async readSubscription(id) {
      const subscription = await readSubscription(id)
      return (
        subscription &&
        subscriptionState(subscription, (price) =>
          typeof price === 'object' && 'recurring' in price ? price : null,
        )
      )
    },
    readPayment: (id) => readStripePayment(stripe, id),
    async readInvoice(id) {
      const invoice = await found(() => stripe.invoices.retrieve(id, { expand: ['payments'] }))
      return (
        invoice && {
          subscriptionId: subscriptionOfInvoice(invoice),
          paymentId: paymentOfInvoice(invoice),
        }
      )
    },
  }
}

function verified(
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
): ProviderEvent {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret)
  } catch (cause) {
    throw new AppError('forbidden', 'The signature is not the payment provider’s', { cause })
  }
  return {
    id: event.id,
    type: event.type,
    at: new Date(event.created * 1000),
    about: aboutOf(event),
  }
}

function aboutOf({ data }: Stripe.Event): ProviderEvent['about'] {
  const object = data.object as { object?: string; id?: string; payment_intent?: unknown }
  const { id } = object
  if (id === undefined) return null
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'checkout', id }
    case 'subscription':
      return { kind: 'subscription', id }
    case 'invoice':
      return { kind: 'invoice', id }
    case 'payment_intent':
      return { kind: 'payment', id }
    case 'charge':
    case 'refund':
    case 'dispute': {
      const payment = idOf(object.payment_intent as string | { id: string } | null | undefined)
      return payment === null ? null : { kind: 'payment', id: payment }
    }
    default:
      return null
  }
}
