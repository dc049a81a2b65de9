import { changeLines, changePrice, dropChange, holdChange } from './stripe-changes.ts'
import {
  listOf,
  parseForm,
  type Failure,
  type Session,
  type StripeState,
} from './stripe-objects.ts'

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })
const missing = (id: string): Failure => ({
  status: 404,
  error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such: ${id}` },
})
const declined: Failure = {
  status: 402,
  error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
}
const refunded: Failure = {
  status: 400,
  error: {
    type: 'invalid_request_error',
    code: 'charge_already_refunded',
    message: 'Charge has already been refunded.',
  },
}

const tooMuch: Failure = {
  status: 400,
  error: { type: 'invalid_request_error', message: 'Refund amount is greater than what is left.' },
}
const released: Failure = {
  status: 400,
  error: {
    type: 'invalid_request_error',
    message: 'You cannot release a subscription schedule that is in the `released` status.',
  },
}

function get<T>(map: Map<string, T>, id: string): T {
  const value = map.get(id)
  if (value === undefined) throw missing(id)
  return value
}

/** Answers a request as Stripe would, for what the product asks of it. */
export function routeStripe(state: StripeState, method: string, url: URL, text: string): unknown {
  const [, , group = '', ...rest] = url.pathname.split('/')
  const body = parseForm(text)
  const query = parseForm(url.search.slice(1))
  const [id = '', action = ''] = rest
  switch (`${method} ${group}`) {
    case 'POST customers':
      return { id: state.newId('cus'), object: 'customer', metadata: body.metadata }
    case 'DELETE customers':
      for (const subscription of state.subscriptions.values())
        if (subscription.customer === id) subscription.status = 'canceled'
      return { id, object: 'customer', deleted: true }
    case 'GET prices': {
      const keys = listOf(query.lookup_keys)
      return list([...state.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key)))
    }
    case 'POST prices':
      return createPrice(state, body)
    case 'GET products':
      return list(listOf(query.ids).flatMap((each) => state.products.get(each) ?? []))
    case 'POST products': {
      const product = { id: body.id, object: 'product' as const }
      state.products.set(body.id, product)
      return product
    }
    case 'GET checkout':
      return action === ''
        ? list(
            [...state.sessions.values()].filter(
              (each) => each.payment_intent === query.payment_intent,
            ),
          )
        : get(state.sessions, action)
    case 'POST checkout':
      return rest.length === 1 ? createSession(state, body) : expire(state, action)
    case 'POST billing_portal':
      return { id: state.newId('bps'), url: `https://billing.stripe.test/${body.customer}` }
    case 'GET subscriptions':
      return expanded(state, id)
    case 'POST subscriptions':
      return updateSubscription(state, id, body)
    case 'DELETE subscriptions': {
      const subscription = get(state.subscriptions, id)
      subscription.status = 'canceled'
      return subscription
    }
    case 'POST subscription_schedules':
      if (id === '') return createSchedule(state, body.from_subscription)
      return action === 'release' ? release(state, id) : updateSchedule(state, id, body)
    case 'POST refunds': {
      const intent = get(state.intents, body.payment_intent)
      const left = intent.amount_received - intent.latest_charge.amount_refunded
      if (left === 0) throw refunded
      const amount = body.amount === undefined ? left : Number(body.amount)
      if (amount > left) throw tooMuch
      intent.latest_charge.amount_refunded += amount
      return { id: state.newId('re'), object: 'refund', payment_intent: intent.id }
    }
    case 'GET payment_intents':
      return get(state.intents, id)
    case 'GET invoice_payments': {
      const intent = query.payment.payment_intent
      const invoice = [...state.invoices.values()].find(
        ({ payments }) => payments.data[0]?.payment.payment_intent === intent,
      )
      return list(invoice === undefined ? [] : [{ object: 'invoice_payment', invoice }])
    }
    case 'POST invoices':
      return action === 'void' ? dropChange(state, id) : previewInvoice(state, body)
    case 'GET invoices':
      return get(state.invoices, id)
    case 'GET disputes':
      return list(
        [...state.disputes.values()].filter(
          ({ payment_intent }) => payment_intent === query.payment_intent,
        ),
      )
    default:
      throw missing(`${method} ${url.pathname}`)
  }
}

function createPrice(state: StripeState, body: any) {
  for (const price of state.prices.values())
    if (price.lookup_key === body.lookup_key) price.lookup_key = null
  const price = {
    id: state.newId('price'),
    object: 'price' as const,
    active: true,
    currency: body.currency,
    lookup_key: body.lookup_key,
    unit_amount: Number(body.unit_amount),
    metadata: body.metadata ?? {},
    recurring: body.recurring ?? null,
  }
  state.prices.set(price.id, price)
  return price
}

function createSession(state: StripeState, body: any): Session {
  const id = state.newId('cs')
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: body.mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.test/${id}`,
    price: body.line_items[0].price,
    customer: body.customer,
    client_reference_id: body.client_reference_id,
    success_url: body.success_url,
    cancel_url: body.cancel_url,
    created: state.now(),
    payment_intent: null,
    subscription: null,
  }
  state.sessions.set(id, session)
  return session
}

function expire(state: StripeState, id: string): Session {
  const session = get(state.sessions, id)
  if (session.status !== 'open')
    throw { status: 400, error: { type: 'invalid_request_error', message: 'not open' } }
  session.status = 'expired'
  return session
}

function expanded(state: StripeState, id: string) {
  const subscription = get(state.subscriptions, id)
  const schedule = state.schedules.get(subscription.schedule ?? '')
  return {
    ...subscription,
    latest_invoice: state.invoices.get(subscription.latest_invoice) ?? null,
    schedule: schedule
      ? {
          ...schedule,
          phases: schedule.phases.map((phase) => ({
            ...phase,
            items: phase.items.map((item) => ({ ...item, price: state.prices.get(item.price) })),
          })),
        }
      : null,
  }
}

function updateSubscription(state: StripeState, id: string, body: any) {
  const subscription = get(state.subscriptions, id)
  const item = subscription.items.data[0]
  const priceId = body.items?.[0]?.price
  if (priceId !== undefined && item !== undefined) {
    const price = get(state.prices, priceId)
    if (state.declines || state.asksBank) {
      if (body.payment_behavior !== 'pending_if_incomplete') throw declined
      return holdChange(state, subscription, price, body)
    }
    changePrice(state, subscription, price)
  }
  if (body.cancel_at_period_end !== undefined)
    subscription.cancel_at_period_end = body.cancel_at_period_end === 'true'
  return subscription
}

function previewInvoice(state: StripeState, body: any) {
  const { items, proration_behavior } = body.subscription_details
  const [item] = get(state.subscriptions, body.subscription).items.data
  if (item === undefined || proration_behavior !== 'always_invoice') throw missing('preview')
  const { lines } = changeLines(state, item, get(state.prices, items[0].price))
  const due = lines.reduce((sum, line) => sum + line.amount, 0)
  return { object: 'invoice', amount_due: Math.max(0, due), lines: list(lines) }
}

function createSchedule(state: StripeState, subscriptionId: string) {
  const subscription = get(state.subscriptions, subscriptionId)
  const item = subscription.items.data[0]
  if (item === undefined) throw missing(subscriptionId)
  const id = state.newId('sub_sched')
  const phase = { start_date: item.current_period_start, end_date: item.current_period_end }
  const schedule = {
    id,
    object: 'subscription_schedule' as const,
    subscription: subscriptionId,
    status: 'active' as const,
    current_phase: phase,
    phases: [{ ...phase, items: [{ price: item.price.id, quantity: 1 }] }],
  }
  state.schedules.set(id, schedule)
  subscription.schedule = id
  return schedule
}

function updateSchedule(state: StripeState, id: string, body: any) {
  const schedule = get(state.schedules, id)
  let start = schedule.current_phase.start_date
  schedule.phases = listOf(body.phases).map((phase: any) => {
    const end = Number(phase.end_date ?? start + 30 * 86_400)
    const items = listOf(phase.items).map(({ price }) => ({ price, quantity: 1 }))
    const whole = { start_date: start, end_date: end, items }
    start = end
    return whole
  })
  return schedule
}

function release(state: StripeState, id: string) {
  const schedule = get(state.schedules, id)
  if (schedule.status === 'released') throw released
  schedule.status = 'released'
  get(state.subscriptions, schedule.subscription).schedule = null
  return schedule
}
