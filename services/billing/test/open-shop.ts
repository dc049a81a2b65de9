import { Stripe } from 'stripe'
import { setUpPrices } from '../src/adapters/stripe/price-list.ts'
import { createStripeClient } from '../src/adapters/stripe/stripe-client.ts'
import { settle } from '../src/use-cases/end-reservation.ts'
import { reserve } from '../src/use-cases/reserve.ts'
import { creditsOf } from './billing-service.ts'
import { startTestBilling } from './start-billing.ts'
import { startStripeDouble } from './stripe-double.ts'

export const stripeSettings = {
  secretKey: 'sk_test_of_the_double',
  webhookSecret: 'whsec_of_the_double',
}
const start = '2026-03-15T12:00:00Z'

/** The service with a double of Stripe beside it, and what people and Stripe do with it. */
export async function openShop() {
  const clock = { now: new Date(start) }
  const stripe = await startStripeDouble(clock)
  const billing = await startTestBilling({
    STRIPE_SECRET_KEY: stripeSettings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeSettings.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PUBLIC_URL: 'https://lumen.test',
    NODE_ENV: 'production',
  })
  const client = createStripeClient({ ...stripeSettings, apiBase: stripe.url })
  await setUpPrices(client)

  let count = 0
  const at = (time: string) => {
    clock.now = new Date(time)
    billing.time.now = clock.now
  }
  const eventOf = (type: string, object: object) => ({
    id: `evt_${(count += 1)}`,
    object: 'event',
    type,
    created: stripe.state.now(),
    api_version: '2026-10-28.endive',
    data: { object },
  })
  const post = (payload: string, signature: string) =>
    fetch(`${billing.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
    })
  const send = async (event: object, secret = stripeSettings.webhookSecret) => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return (await post(payload, signature)).status
  }
  const tell = async (type: string, object: object): Promise<void> => {
    const status = await send(eventOf(type, object))
    if (status !== 200) throw new Error(`${type} was answered ${status}`)
  }
  const begin = async (userId: string, body: object): Promise<string> => {
    const key =
      'planId' in body
        ? ('POST /api/stripe/create-checkout-session' as const)
        : ('POST /api/stripe/create-credit-checkout' as const)
    const answer = await billing.call(userId, key, { body })
    if (answer.status !== 200) throw new Error(`not begun: ${JSON.stringify(answer.body)}`)
    return answer.body.url.split('/').at(-1)
  }
  /** Buys and hears of it; @returns the session */
  const buy = async (userId: string, body: object) => {
    const session = stripe.payCheckout(await begin(userId, body))
    await tell('checkout.session.completed', session)
    return session
  }
  const read = async (
    userId: string,
    what: 'enterprise/subscription/current' | 'wallet/balance' | 'wallet/invoices',
  ) => (await billing.call(userId, `GET /api/${what}`)).body

  return {
    stripe,
    billing,
    client,
    at,
    eventOf,
    post,
    send,
    tell,
    begin,
    buy,
    buyPlan: async (userId: string, planId: string, interval = 'month') =>
      (await buy(userId, { planId, interval })).subscription ?? '',
    credits: (userId: string) => creditsOf(billing.db, userId),
    current: (userId: string) => read(userId, 'enterprise/subscription/current'),
    balance: (userId: string) => read(userId, 'wallet/balance'),
    invoices: (userId: string) => read(userId, 'wallet/invoices'),
    change: (userId: string, body: object) =>
      billing.call(userId, 'POST /api/enterprise/subscription/change', { body }),
    previewChange: (userId: string, query: object) =>
      billing.call(userId, 'GET /api/enterprise/subscription/change', { query }),
    previewRefund: (userId: string, paymentId: string) =>
      billing.call(userId, 'GET /api/wallet/invoices/:paymentId/refund', { params: { paymentId } }),
    refund: (userId: string, paymentId: string, expectedCents?: number) =>
      billing.call(userId, 'POST /api/stripe/refund', {
        body: { paymentId, ...(expectedCents !== undefined && { expectedCents }) },
      }),
    /** The payment of the last invoice of a subscription. */
    paymentOf: (subscription: string) => {
      const invoice = stripe.state.subscriptions.get(subscription)?.latest_invoice ?? ''
      return stripe.state.invoices.get(invoice)?.payments.data[0]?.payment.payment_intent ?? ''
    },
    async spend(userId: string, credits: number) {
      const { context } = billing
      const key = `spend-${(count += 1)}`
      const asked = { userId, key, kind: 'video', units: credits / 50, holdSeconds: 60 } as const
      const held = await reserve(context, asked)
      if (held.outcome !== 'reserved') throw new Error('there is not so much to spend')
      await settle(context, { reservationId: held.reservationId })
    },
    reset() {
      at(start)
      stripe.break('none')
      stripe.state.declines = false
      stripe.state.asksBank = false
      stripe.state.failing.clear()
    },
    async close() {
      await billing.close()
      await stripe.close()
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
