import { Stripe } from 'stripe'
import { loadConfig } from '../src/config.ts'
import { setUpPrices } from '../src/adapters/stripe/price-list.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, stripeSettings, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

describe('prices', () => {
  it('are made once, and made anew when they change', async () => {
    const { client } = shop
    const found = await setUpPrices(client)
    expect(found.map(({ lookupKey }) => lookupKey)).toEqual([
      'lumen_basic_month',
      'lumen_basic_year',
      'lumen_premium_month',
      'lumen_premium_year',
      'lumen_pack_starter',
      'lumen_pack_standard',
      'lumen_pack_premium',
      'lumen_pack_ultimate',
    ])
    expect(found.every(({ made }) => !made)).toBe(true)
    const price = shop.stripe.state.prices.get(found[4]?.id ?? '')
    if (price) price.unit_amount = 1
    expect((await setUpPrices(client)).filter(({ made }) => made)).toMatchObject([
      { lookupKey: 'lumen_pack_starter' },
    ])
    const yearly = found.find(({ lookupKey }) => lookupKey === 'lumen_basic_year')
    expect(shop.stripe.state.prices.get(yearly?.id ?? '')?.unit_amount).toBe(12 * 1_299)
  })
})

describe('a pack', () => {
  it('is credited by the event, at our price, and leads back to our pages', async () => {
    const userId = shop.billing.user()
    const id = await shop.begin(userId, { packageId: 'standard', price: 1 })
    const session = shop.stripe.state.sessions.get(id)
    const price = shop.stripe.state.prices.get(session?.price ?? '')
    expect([price?.lookup_key, price?.unit_amount]).toEqual(['lumen_pack_standard', 2_999])
    const checkout = session?.client_reference_id ?? ''
    expect(session?.success_url).toBe(`https://lumen.test/checkout/success?checkout=${checkout}`)
    await shop.tell('checkout.session.completed', shop.stripe.payCheckout(id))
    expect(await shop.credits(userId)).toEqual({ open: 450, held: 0, debt: 0 })
  })

  it('is credited once, however often and by however many events it is told', async () => {
    const userId = shop.billing.user()
    const session = shop.stripe.payCheckout(await shop.begin(userId, { packageId: 'starter' }))
    const event = shop.eventOf('checkout.session.completed', session)
    const charge = shop.stripe.state.intents.get(session.payment_intent ?? '')?.latest_charge ?? {}
    const told = [
      ...Array.from({ length: 8 }, () => shop.send(event)),
      shop.send(
        shop.eventOf('payment_intent.succeeded', {
          object: 'payment_intent',
          id: session.payment_intent,
        }),
      ),
      shop.send(shop.eventOf('charge.succeeded', charge)),
    ]
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]))
    expect(await shop.send(event)).toBe(200)
    expect(await shop.send({ ...event, id: 'evt_again' })).toBe(200)
    expect(await shop.credits(userId)).toMatchObject({ open: 200 })
  })

  it('is credited when its buyer comes back before the event, and when the event comes days late', async () => {
    const early = shop.billing.user()
    const session = shop.stripe.payCheckout(await shop.begin(early, { packageId: 'starter' }))
    const params = { checkoutId: session.client_reference_id }
    const seen = await shop.billing.call(early, 'GET /api/stripe/checkouts/:checkoutId', { params })
    expect(seen.body).toMatchObject({ status: 'complete', credits: 100 })
    shop.at('2026-03-20T12:00:00Z')
    await shop.tell('checkout.session.completed', session)
    expect(await shop.credits(early)).toMatchObject({ open: 200 })
  })

  it('is not credited when it was declined or given up', async () => {
    const userId = shop.billing.user()
    const id = await shop.begin(userId, { packageId: 'starter' })
    const failed = { object: 'payment_intent', id: 'pi_failed' }
    shop.stripe.state.intents.set('pi_failed', {
      ...shop.stripe.state.pay('cus_x', 1),
      id: 'pi_failed',
      status: 'requires_payment_method',
    })
    await shop.tell('payment_intent.payment_failed', failed)
    const session = shop.stripe.state.sessions.get(id)
    if (session) session.status = 'expired'
    await shop.tell('checkout.session.expired', session ?? {})
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 100 })
    expect(await shop.begin(userId, { packageId: 'starter' })).not.toBe(id)
  })

  it('is one purchase in two tabs, and another once that is paid, heard of or not', async () => {
    const userId = shop.billing.user()
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => shop.begin(userId, { packageId: 'starter' })),
    )
    expect(new Set(tabs).size).toBe(1)
    shop.stripe.payCheckout(tabs[0] ?? '')
    const next = await shop.begin(userId, { packageId: 'starter' })
    expect(next).not.toBe(tabs[0])
    expect(await shop.credits(userId)).toMatchObject({ open: 200 })
  })
})

describe('events', () => {
  it('are refused when forged, stale or changed on the way', async () => {
    const event = shop.eventOf('checkout.session.completed', {
      object: 'checkout.session',
      id: 'cs_x',
    })
    expect(await shop.send(event, 'whsec_of_somebody_else')).toBe(403)
    const payload = JSON.stringify(event)
    const old = Math.floor(Date.now() / 1000) - 3_600
    const stale = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: stripeSettings.webhookSecret,
      timestamp: old,
    })
    const fresh = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: stripeSettings.webhookSecret,
    })
    for (const [signature, body] of [
      [stale, payload],
      [fresh, payload.replace('cs_x', 'cs_y')],
      ['', payload],
    ] as const) {
      const response = await shop.post(body, signature)
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'forbidden' }])
    }
  })

  it('of other products and of things that are not there change nothing', async () => {
    const objects = [
      { object: 'checkout.session', id: 'cs_unknown' },
      { object: 'subscription', id: 'sub_unknown' },
      { object: 'invoice', id: 'in_unknown' },
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_unknown' },
      { object: 'account', id: 'acct_1' },
    ]
    for (const object of objects)
      expect(await shop.send(shop.eventOf(`${object.object}.updated`, object))).toBe(200)
  })

  it('of another product’s purchase in the same account are taken and change nothing', async () => {
    const session = shop.stripe.payCheckout(
      await shop.begin(shop.billing.user(), { packageId: 'starter' }),
    )
    session.client_reference_id = 'order-17'
    expect(await shop.send(shop.eventOf('checkout.session.completed', session))).toBe(200)
  })

  it('are asked for again while Stripe cannot be read', async () => {
    const userId = shop.billing.user()
    const session = shop.stripe.payCheckout(await shop.begin(userId, { packageId: 'starter' }))
    const event = shop.eventOf('checkout.session.completed', session)
    shop.stripe.break('errors')
    expect(await shop.send(event)).toBe(503)
    shop.stripe.break('none')
    expect(await shop.send(event)).toBe(200)
    expect(await shop.credits(userId)).toMatchObject({ open: 200 })
  })
})

it('opens the portal for who bought something', async () => {
  const userId = shop.billing.user()
  const none = await shop.billing.call(userId, 'POST /api/stripe/portal')
  expect([none.status, none.body.code]).toEqual([409, 'not_subscribed'])
  await shop.buy(userId, { packageId: 'starter' })
  const { body } = await shop.billing.call(userId, 'POST /api/stripe/portal')
  expect(body.url).toMatch(/^https:\/\/billing\.stripe\.test\/cus_/)
})

it('does not start with half of what Stripe needs', () => {
  const env = {
    BILLING_DATABASE_URL: 'x',
    NATS_URL: 'x',
    REDIS_URL: 'x',
    LUMEN_IDENTITY_PUBLIC_KEY: 'x',
    STRIPE_SECRET_KEY: 'sk',
  }
  expect(() => loadConfig(env)).toThrow(/STRIPE_WEBHOOK_SECRET must be set.*\n.*PUBLIC_URL must/)
})
