import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monthsAfter } from '../src/domain/period.ts'
import { applyChange, dropChange } from './stripe-changes.ts'
import { routeStripe } from './stripe-routes.ts'
import {
  lineItem,
  type Dispute,
  type Failure,
  type Invoice,
  type PaymentIntent,
  type Session,
  type StripeState,
  type Subscription,
} from './stripe-objects.ts'

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

type Gate = { pass(): Promise<void> }

/** Opens when so many have come to it, and stays open. */
function openGate(count: number): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return {
    pass() {
      if ((left -= 1) <= 0) resolve()
      return promise
    },
  }
}

/** Speaks for Stripe on a port of its own. `time` is the clock that it shares with the service. */
export async function startStripeDouble(time: { now: Date }) {
  let count = 0
  const gates = new Map<string, Gate>()
  let broken: 'none' | 'errors' | 'silent' = 'none'
  const state: StripeState = {
    prices: new Map(),
    products: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    intents: new Map(),
    disputes: new Map(),
    schedules: new Map(),
    answered: new Map(),
    asked: new Map(),
    requests: [],
    declines: false,
    asksBank: false,
    failing: new Set(),
    newId: (prefix) => `${prefix}_test_${(count += 1)}`,
    now: () => Math.floor(time.now.getTime() / 1000),
    pay(customer, amount, status = 'succeeded') {
      const id = state.newId('pi')
      const intent: PaymentIntent = {
        id,
        object: 'payment_intent',
        status,
        last_payment_error: null,
        amount_received: status === 'succeeded' ? amount : 0,
        currency: 'usd',
        customer,
        latest_charge: {
          id: state.newId('ch'),
          object: 'charge',
          created: state.now(),
          amount_refunded: 0,
          disputed: false,
          receipt_url: `https://pay.stripe.test/${id}`,
          payment_intent: id,
        },
      }
      state.intents.set(id, intent)
      return intent
    },
    bill(subscription, reason, amount, period, paid = true) {
      const id = state.newId('in')
      const made = paid ? 'succeeded' : 'requires_payment_method'
      const intent = state.pay(subscription.customer, amount, made).id
      const status = paid ? ('paid' as const) : ('open' as const)
      const payment = { type: 'payment_intent' as const, payment_intent: intent }
      const invoice: Invoice = {
        id,
        object: 'invoice',
        billing_reason: reason,
        status,
        amount_paid: paid ? amount : 0,
        amount_due: amount,
        hosted_invoice_url: `https://invoice.stripe.test/${id}`,
        parent: {
          type: 'subscription_details',
          subscription_details: { subscription: subscription.id },
        },
        lines: { object: 'list', data: [lineItem(amount, period, false)] },
        payments: { object: 'list', data: [{ object: 'invoice_payment', status, payment }] },
      }
      state.invoices.set(id, invoice)
      subscription.latest_invoice = id
      return invoice
    },
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request)
      if (broken === 'silent') return void request.socket.destroy()
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(value))
      }
      if (broken === 'errors')
        return answer(500, { error: { type: 'api_error', message: 'Something is wrong there' } })
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      state.requests.push(`${request.method} ${url.pathname}`)
      await gates.get(`${request.method} ${url.pathname}`)?.pass()
      const key = request.headers['idempotency-key']
      if (typeof key === 'string' && key.startsWith('lumen-')) {
        if ((state.asked.get(key) ?? body) !== body)
          return answer(400, { error: { type: 'idempotency_error', message: 'Another request' } })
        state.asked.set(key, body)
      }
      if (state.failing.has(`${request.method} ${url.pathname}`))
        return answer(500, { error: { type: 'api_error', message: 'This fails there' } })
      const repeated = typeof key === 'string' ? state.answered.get(key) : undefined
      if (repeated !== undefined) return answer(200, repeated)
      try {
        const value = routeStripe(state, request.method ?? '', url, body)
        if (typeof key === 'string' && key.startsWith('lumen-')) state.answered.set(key, value)
        answer(200, value)
      } catch (error) {
        const failure = error as Partial<Failure>
        if (failure.status === undefined || failure.error === undefined)
          return answer(500, { error: { type: 'test_fault', message: String(error) } })
        answer(failure.status, { error: failure.error })
      }
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const seconds = (at: number, months: number) =>
    Math.floor(monthsAfter(new Date(at * 1000), months).getTime() / 1000)
  const must = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the double has no such object')
    return value
  }

  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (how: 'none' | 'errors' | 'silent') => {
      broken = how
    },
    /** Holds requests (`POST /v1/refunds`) back until so many have come; then all go on. */
    hold(request: string, count: number): void {
      gates.set(request, openGate(count))
    },
    /** Somebody pays on the page of Checkout. @returns the session as events carry it */
    payCheckout(id: string): Session {
      const session = must(state.sessions.get(id))
      const price = must(state.prices.get(session.price))
      session.status = 'complete'
      session.payment_status = 'paid'
      if (session.mode === 'payment') {
        session.payment_intent = state.pay(session.customer, price.unit_amount).id
        return session
      }
      const start = state.now()
      const end = seconds(start, price.recurring?.interval === 'year' ? 12 : 1)
      const subscription: Subscription = {
        id: state.newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: 'active',
        start_date: start,
        cancel_at: null,
        cancel_at_period_end: false,
        latest_invoice: '',
        pending_update: null,
        schedule: null,
        items: {
          object: 'list',
          data: [
            {
              id: state.newId('si'),
              object: 'subscription_item',
              current_period_start: start,
              current_period_end: end,
              price,
            },
          ],
        },
      }
      state.subscriptions.set(subscription.id, subscription)
      state.bill(subscription, 'subscription_create', price.unit_amount, { start, end })
      session.subscription = subscription.id
      return session
    },
    /** Somebody confirms a change of plan on the page of its invoice. */
    confirmChange: (id: string) => applyChange(state, must(state.subscriptions.get(id))),
    /** Nobody did in time. */
    expireChange: (id: string) =>
      dropChange(state, must(state.subscriptions.get(id)).latest_invoice),
    /** The next period begins; its invoice is paid or not. */
    renew(id: string, paid: boolean): Invoice {
      const subscription = must(state.subscriptions.get(id))
      const item = must(subscription.items.data[0])
      const schedule = state.schedules.get(subscription.schedule ?? '')
      const next = schedule?.phases[1]?.items[0]?.price
      if (next !== undefined) {
        item.price = must(state.prices.get(next))
        subscription.schedule = null
      }
      const start = item.current_period_end
      const end = seconds(start, item.price.recurring?.interval === 'year' ? 12 : 1)
      item.current_period_start = start
      item.current_period_end = end
      subscription.status = paid ? 'active' : 'past_due'
      return state.bill(
        subscription,
        'subscription_cycle',
        item.price.unit_amount,
        { start, end },
        paid,
      )
    },
    refund(intent: string, amount: number) {
      const charge = must(state.intents.get(intent)).latest_charge
      charge.amount_refunded += amount
      return charge
    },
    dispute(intent: string): Dispute {
      must(state.intents.get(intent)).latest_charge.disputed = true
      const dispute: Dispute = {
        id: state.newId('dp'),
        object: 'dispute',
        payment_intent: intent,
        status: 'needs_response',
      }
      state.disputes.set(dispute.id, dispute)
      return dispute
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
