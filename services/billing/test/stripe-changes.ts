import { monthsAfter } from '../src/domain/period.ts'
import {
  lineItem,
  type Invoice,
  type Price,
  type StripeState,
  type Subscription,
} from './stripe-objects.ts'

type Item = Subscription['items']['data'][number]
type Lines = Invoice['lines']['data']

/** Lines of the invoice that a change of price makes at once: unused time back, new time due. */
export function changeLines(state: StripeState, item: Item, price: Price) {
  const now = state.now()
  const { current_period_start, current_period_end } = item
  const share = (current_period_end - now) / (current_period_end - current_period_start)
  const rest = { start: now, end: current_period_end }
  const unused = lineItem(-Math.round(item.price.unit_amount * share), rest, true)
  const interval = price.recurring?.interval
  if (interval === item.price.recurring?.interval) {
    const due = lineItem(Math.round(price.unit_amount * share), rest, true)
    return { lines: [unused, due], start: current_period_start, end: current_period_end }
  }
  // Another interval begins a period of its own, now.
  const end = monthsAfter(new Date(now * 1000), interval === 'year' ? 12 : 1).getTime() / 1000
  const whole = lineItem(price.unit_amount, { start: now, end }, false)
  return { lines: [unused, whole], start: now, end }
}

const itemOf = ({ items }: Subscription): Item => {
  const [item] = items.data
  if (item === undefined) throw new Error('the subscription has no item')
  return item
}

function billChange(
  state: StripeState,
  subscription: Subscription,
  { lines, end }: { lines: Lines; end: number },
  paid: boolean,
): Invoice {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const period = { start: state.now(), end }
  const invoice = state.bill(subscription, 'subscription_update', amount, period, paid)
  invoice.lines.data = lines
  return invoice
}

/** A change that is paid at once. */
export function changePrice(state: StripeState, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription)
  const change = changeLines(state, item, price)
  Object.assign(item, {
    current_period_start: change.start,
    current_period_end: change.end,
    price,
  })
  billChange(state, subscription, change, true)
}

/** One that waits for its payment: the card was declined, or its bank asks who pays. */
export function holdChange(
  state: StripeState,
  subscription: Subscription,
  price: Price,
  body: { cancel_at_period_end?: string },
): Subscription {
  if (subscription.pending_update !== null) dropChange(state, subscription.latest_invoice)
  const item = itemOf(subscription)
  const invoice = billChange(state, subscription, changeLines(state, item, price), false)
  const intent = state.intents.get(invoice.payments.data[0]?.payment.payment_intent ?? '')
  if (intent === undefined) throw new Error('the invoice has no payment')
  intent.status = state.asksBank ? 'requires_action' : 'requires_payment_method'
  intent.last_payment_error = state.asksBank ? null : { code: 'card_declined' }
  subscription.pending_update = {
    expires_at: state.now() + 23 * 3600,
    subscription_items: [{ id: item.id, price }],
    cancel_at_period_end:
      body.cancel_at_period_end === undefined ? null : body.cancel_at_period_end === 'true',
  }
  return structuredClone(subscription)
}

/** Its user confirms the payment on the page of the invoice. @returns the invoice as events carry it */
export function applyChange(state: StripeState, subscription: Subscription): Invoice {
  const { pending_update: pending, latest_invoice } = subscription
  const invoice = state.invoices.get(latest_invoice)
  const price = pending?.subscription_items[0]?.price
  const [payment] = invoice?.payments.data ?? []
  const intent = state.intents.get(payment?.payment.payment_intent ?? '')
  if (!pending || !invoice || !price || !payment || !intent || invoice.status !== 'open')
    throw new Error('there is nothing to pay')
  invoice.status = payment.status = 'paid'
  invoice.amount_paid = intent.amount_received = invoice.amount_due
  intent.status = 'succeeded'
  intent.latest_charge.created = state.now()
  const item = itemOf(subscription)
  const line = invoice.lines.data.at(-1)
  if (price.recurring?.interval !== item.price.recurring?.interval && line)
    Object.assign(item, {
      current_period_start: line.period.start,
      current_period_end: line.period.end,
    })
  item.price = price
  if (pending.cancel_at_period_end !== null)
    subscription.cancel_at_period_end = pending.cancel_at_period_end
  subscription.pending_update = null
  return invoice
}

/** The invoice is voided, by hand or because its time is over; the change is forgotten. */
export function dropChange(state: StripeState, invoiceId: string): Invoice {
  const invoice = state.invoices.get(invoiceId)
  if (invoice?.status !== 'open')
    throw { status: 400, error: { type: 'invalid_request_error', message: 'not open' } }
  invoice.status = 'void'
  for (const subscription of state.subscriptions.values())
    if (subscription.latest_invoice === invoiceId) subscription.pending_update = null
  return invoice
}
