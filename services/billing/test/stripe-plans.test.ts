import { faultsOf } from './ledger-faults.ts'
import { reconcileDue } from '../src/use-cases/reconcile-due.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

describe('a plan', () => {
  it('brings each month that is paid its credits, once, by whatever event comes first', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 })
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'basic' },
      status: 'active',
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
      provider: 'stripe',
      portal: true,
    })
    shop.at('2026-04-15T12:00:00Z')
    // The month is over and not paid yet: nothing comes.
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 0 })
    const invoice = shop.stripe.renew(id, true)
    const subscription = shop.stripe.state.subscriptions.get(id) ?? {}
    await Promise.all([
      shop.tell('invoice.paid', invoice),
      shop.tell('customer.subscription.updated', subscription),
      shop.tell('invoice.payment_succeeded', invoice),
    ])
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 2_500 })
    expect(await shop.invoices(userId)).toMatchObject([
      { description: '基础版订阅', amountCents: 1_299, url: invoice.hosted_invoice_url },
      { description: '基础版订阅', amountCents: 1_299 },
    ])
  })

  it('is not known by the order of events: payment, refund and end may come first', async () => {
    const userId = shop.billing.user()
    const session = shop.stripe.payCheckout(await shop.begin(userId, { planId: 'basic' }))
    const intent = shop.paymentOf(session.subscription ?? '')
    await shop.tell('charge.refunded', shop.stripe.refund(intent, 1_299))
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    await shop.tell('checkout.session.completed', session)
    expect(await shop.credits(userId)).toEqual({ open: 100, held: 0, debt: 0 })
    expect(shop.stripe.state.subscriptions.get(session.subscription ?? '')?.status).toBe('canceled')
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('moves up for the difference, at once, and not at all when the card is declined', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic')
    shop.at('2026-03-31T00:00:00Z')
    shop.stripe.state.declines = true
    const refused = await shop.change(userId, { planId: 'premium' })
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_declined'])
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' } })
    shop.stripe.state.declines = false
    const [up] = await Promise.all([
      shop.change(userId, { planId: 'premium' }),
      shop.change(userId, { planId: 'premium' }),
    ])
    expect(up.body).toMatchObject({ plan: { tier: 'premium' } })
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 + 2_500 })
    expect(
      (await shop.invoices(userId)).map((each: any) => [each.description, each.amountCents]),
    ).toEqual([
      ['升级到高级版的差价', 600],
      ['基础版订阅', 1_299],
    ])
  })

  it('told days late gives what the move was worth when it was made', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-03-31T00:00:00Z')
    const { client } = shop
    const premium = [...shop.stripe.state.prices.values()].find(
      ({ lookup_key }) => lookup_key === 'lumen_premium_month',
    )
    await client.subscriptions.update(id, { items: [{ price: premium?.id ?? '' }] })
    const event = shop.eventOf('customer.subscription.updated', { object: 'subscription', id })
    shop.at('2026-04-04T00:00:00Z')
    expect(await shop.send(event)).toBe(200)
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 + 2_500 })
  })

  it('moves down at the end of the month, with the credits of the lower plan', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'premium')
    const down = await shop.change(userId, { planId: 'basic' })
    expect(down.body).toMatchObject({
      plan: { tier: 'premium' },
      next: { tier: 'basic', interval: 'month' },
    })
    shop.at('2026-04-15T12:00:00Z')
    await shop.tell('invoice.paid', shop.stripe.renew(id, true))
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 2_500 })
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, next: null })
  })

  it('keeps what was to happen at its end when a move up is declined', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'premium')
    const before = await shop.change(userId, { planId: 'basic' })
    expect(before.body.next).toEqual({ tier: 'basic', interval: 'month' })
    shop.stripe.state.declines = true
    const refused = await shop.change(userId, { planId: 'premium', interval: 'year' })
    expect(refused.body.code).toBe('payment_declined')
    expect(await shop.current(userId)).toEqual(before.body)
  })

  it('stays cancelled when a change for its end fails', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'premium')
    await shop.billing.call(userId, 'POST /api/enterprise/subscription/cancel', {})
    const before = await shop.current(userId)
    expect(before.cancelAtPeriodEnd).toBe(true)
    shop.stripe.state.failing.add('POST /v1/subscription_schedules')
    expect((await shop.change(userId, { planId: 'basic' })).body.code).toBe('payment_unavailable')
    expect(await shop.current(userId)).toEqual(before)
  })

  it('is cancelled at the end and resumed before', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic')
    const post = async (what: 'cancel' | 'resume') =>
      (await shop.billing.call(userId, `POST /api/enterprise/subscription/${what}`)).body
    await shop.change(userId, { planId: 'basic', interval: 'year' })
    expect(await post('cancel')).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await post('resume')).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it('waits for its credits while a payment fails, and lapses to the default plan', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-04-15T12:00:00Z')
    await shop.tell('invoice.payment_failed', shop.stripe.renew(id, false))
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'basic' },
      status: 'past_due',
    })
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 0 })
    shop.at('2026-04-25T12:00:00Z')
    const subscription = shop.stripe.state.subscriptions.get(id)
    if (subscription) subscription.status = 'canceled'
    await shop.tell('customer.subscription.deleted', subscription ?? {})
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 100 })
  })

  it('is looked at when its period is over and no event came', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-04-15T12:00:00Z')
    shop.stripe.renew(id, true)
    await reconcileDue(shop.billing.context, AbortSignal.timeout(60_000))
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 2_500 })
  })

  /** Pays in a second tab that was on the page of Checkout already. */
  const payTwice = async (userId: string) => {
    const first = await shop.begin(userId, { planId: 'basic' })
    const second = shop.stripe.state.newId('cs')
    const session = shop.stripe.state.sessions.get(first)
    if (session) shop.stripe.state.sessions.set(second, { ...session, id: second })
    await shop.tell('checkout.session.completed', shop.stripe.payCheckout(first))
    return shop.stripe.payCheckout(second)
  }

  it('bought in two tabs is kept once, the other is given back', async () => {
    const userId = shop.billing.user()
    const surplus = await payTwice(userId)
    await shop.tell('checkout.session.completed', surplus)
    expect(shop.stripe.state.subscriptions.get(surplus.subscription ?? '')?.status).toBe('canceled')
    const given = shop.stripe.state.intents.get(shop.paymentOf(surplus.subscription ?? ''))
    expect(given?.latest_charge.amount_refunded).toBe(1_299)
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 })
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, status: 'active' })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('beside another plan is said to be given back by the page that comes after paying', async () => {
    const userId = shop.billing.user()
    const begun = [
      await shop.begin(userId, { planId: 'basic' }),
      await shop.begin(userId, { planId: 'premium' }),
    ]
    const [kept, surplus] = begun.map((id) => shop.stripe.payCheckout(id))
    await shop.tell('checkout.session.completed', kept ?? {})
    const read = async (checkoutId = '') =>
      (
        await shop.billing.call(userId, 'GET /api/stripe/checkouts/:checkoutId', {
          params: { checkoutId },
        })
      ).body
    // Before anybody told of it: whoever comes back from paying is told the same.
    expect(await read(surplus?.client_reference_id)).toMatchObject({
      item: 'premium',
      status: 'refunded',
      surplus: true,
      amountCents: 2_499,
    })
    expect(await read(kept?.client_reference_id)).toMatchObject({ status: 'complete' })
    expect(await read(surplus?.client_reference_id)).toMatchObject({ status: 'refunded' })
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, status: 'active' })
  })

  it('bought twice is given back when that failed at first', async () => {
    const userId = shop.billing.user()
    const surplus = await payTwice(userId)
    const id = surplus.subscription ?? ''
    const event = shop.eventOf('checkout.session.completed', surplus)
    shop.stripe.state.failing.add('POST /v1/refunds')
    expect(await shop.send(event)).toBe(503)
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('active')
    shop.stripe.state.failing.clear()
    expect(await shop.send(event)).toBe(200)
    const given = shop.stripe.state.intents.get(shop.paymentOf(id))
    expect(given?.latest_charge.amount_refunded).toBe(1_299)
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 })
  })

  it('bought twice is given back also when the second has ended already', async () => {
    const userId = shop.billing.user()
    const id = (await payTwice(userId)).subscription ?? ''
    const subscription = shop.stripe.state.subscriptions.get(id)
    if (subscription) subscription.status = 'canceled'
    await shop.tell('customer.subscription.deleted', subscription ?? {})
    const given = shop.stripe.state.intents.get(shop.paymentOf(id))
    expect(given?.latest_charge.amount_refunded).toBe(1_299)
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, status: 'active' })
  })
})
