import { connectBus, type Bus } from '@lumen/bus/connect'
import { authRequests, type NewNotification } from '@lumen/contracts/auth/bus'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceRenewals } from '../src/use-cases/announce-renewals.ts'
import { reconcilePayment } from '../src/use-cases/reconcile.ts'
import { silent } from './billing-service.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
let auth: Bus
/** What auth was asked to tell, once for each id, as auth keeps them. */
const asked = new Map<string, { userId: string; notification: NewNotification }>()
/** How often auth is away before it answers again. */
let refusals = 0

beforeAll(async () => {
  shop = await openShop()
  auth = await connectBus({ ...shop.billing.nats, service: 'auth', log: silent })
  auth.serve(
    { 'auth.notify': authRequests['auth.notify'] },
    {
      'auth.notify': ({ userId, id, notification }) => {
        if (refusals > 0) {
          refusals -= 1
          return Promise.reject(new Error('auth is away'))
        }
        const repeated = asked.has(id)
        asked.set(id, { userId, notification })
        return Promise.resolve({ outcome: repeated ? ('repeated' as const) : ('created' as const) })
      },
    },
  )
})
afterAll(async () => {
  await shop?.close()
  await auth?.close()
})
beforeEach(() => {
  shop.reset()
  refusals = 0
})

const toldOf = (userId: string) =>
  [...asked.values()]
    .filter((each) => each.userId === userId)
    .map(({ notification }) => notification)
const announce = () => announceRenewals(shop.billing.context, new AbortController().signal)

const basic = { kind: 'plan', id: 'basic' }
const usd = (cents: number) => ({ cents, currency: 'usd' })
const received = (bought: object, cents: number) => ({
  kind: 'payment-received',
  params: { bought, ...usd(cents) },
})

describe('who pays is told', () => {
  it('of a purchase, once, however often the provider says it, also after auth was away', async () => {
    const userId = shop.billing.user()
    refusals = 2
    const session = await shop.buy(userId, { packageId: 'starter' })
    await Promise.all([
      shop.tell('checkout.session.completed', session),
      shop.tell('payment_intent.succeeded', {
        object: 'payment_intent',
        id: session.payment_intent,
      }),
    ])
    // What comes later is told in order, so that nothing of the first can still be on its way.
    await shop.tell('charge.refunded', shop.stripe.refund(session.payment_intent ?? '', 999))
    await expect
      .poll(() => toldOf(userId))
      .toEqual([
        received({ kind: 'pack', id: 'starter' }, 999),
        {
          kind: 'payment-refunded',
          params: { bought: { kind: 'pack', id: 'starter' }, ...usd(999), automatic: false },
        },
      ])
  })

  it('of each part of a refund by what went back with it', async () => {
    const userId = shop.billing.user()
    const { payment_intent } = await shop.buy(userId, { packageId: 'starter' })
    const intent = payment_intent ?? ''
    await shop.tell('charge.refunded', shop.stripe.refund(intent, 300))
    await shop.tell('charge.refunded', shop.stripe.refund(intent, 200))
    await expect
      .poll(() => toldOf(userId).map(({ params }) => 'cents' in params && params.cents))
      .toEqual([999, 300, 200])
  })

  it('of the second of two plans that it went back by itself', async () => {
    const userId = shop.billing.user()
    const [first, second] = await Promise.all([
      shop.begin(userId, { planId: 'basic' }),
      shop.begin(userId, { planId: 'premium' }),
    ])
    await shop.tell('checkout.session.completed', shop.stripe.payCheckout(first))
    shop.at('2026-03-15T12:01:00Z')
    await shop.tell('checkout.session.completed', shop.stripe.payCheckout(second))
    const premium = { kind: 'plan', id: 'premium' }
    await expect
      .poll(() => toldOf(userId))
      .toEqual([
        received(basic, 1_299),
        received(premium, 2_499),
        { kind: 'payment-refunded', params: { bought: premium, ...usd(2_499), automatic: true } },
      ])
  })

  it('of a renewal five days before, once, and not of one that is cancelled', async () => {
    const [stays, leaves] = [shop.billing.user(), shop.billing.user()]
    await shop.buyPlan(stays, 'premium')
    await shop.buyPlan(leaves, 'basic')
    await shop.change(stays, { planId: 'basic' })
    await shop.billing.call(leaves, 'POST /api/enterprise/subscription/cancel', {})
    shop.at('2026-04-10T11:59:00Z')
    expect(await announce()).toEqual({ told: 0, failed: 0 })
    shop.at('2026-04-10T12:00:00Z')
    await Promise.all([announce(), announce()])
    expect(await announce()).toEqual({ told: 0, failed: 0 })
    const coming = {
      kind: 'renewal-coming',
      // The lower plan, which it moves to then.
      params: { bought: basic, ...usd(1_299), at: '2026-04-15T12:00:00.000Z' },
    }
    await expect
      .poll(() => toldOf(stays))
      .toEqual([received({ kind: 'plan', id: 'premium' }, 2_499), coming])
    expect(toldOf(leaves)).toEqual([received(basic, 1_299)])
  })

  it('of a renewal whose provider is away by the next run', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-04-12T12:00:00Z')
    shop.stripe.break('errors')
    expect((await announce()).failed).toBeGreaterThan(0)
    shop.stripe.break('none')
    await announce()
    await expect.poll(() => toldOf(userId).map(({ kind }) => kind)).toContain('renewal-coming')
    // The next period is told of again.
    shop.at('2026-04-15T12:00:00Z')
    await shop.tell('invoice.paid', shop.stripe.renew(id, true))
    shop.at('2026-05-11T12:00:00Z')
    await announce()
    await expect
      .poll(() => toldOf(userId).map(({ kind }) => kind))
      .toEqual(['payment-received', 'renewal-coming', 'payment-received', 'renewal-coming'])
  })

  it('of a renewal that failed, once for each failed period', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-04-15T12:00:00Z')
    const invoice = shop.stripe.renew(id, false)
    await shop.tell('invoice.payment_failed', invoice)
    // The provider tries again, and fails again.
    await shop.tell('invoice.payment_failed', invoice)
    const { provider } = shop.billing.context.payments
    const paid = shop.paymentOf(id)
    if (provider !== null && paid !== '')
      await reconcilePayment({ context: shop.billing.context, provider }, paid)
    await expect
      .poll(() => toldOf(userId))
      .toEqual([received(basic, 1_299), { kind: 'renewal-failed', params: { bought: basic } }])
  })
})
