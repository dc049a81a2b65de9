import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsOf } from './ledger-faults.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

/** Somebody on a plan whose bank asks who pays. */
async function asked(plan = 'basic') {
  const userId = shop.billing.user()
  const id = await shop.buyPlan(userId, plan)
  shop.at('2026-03-31T00:00:00Z')
  shop.stripe.state.asksBank = true
  const subscription = () => shop.stripe.state.subscriptions.get(id)
  const invoice = () => shop.stripe.state.invoices.get(subscription()?.latest_invoice ?? '')
  return { userId, id, subscription, invoice }
}

const confirm = async (id: string) => shop.tell('invoice.paid', shop.stripe.confirmChange(id))

describe('a move up that the bank asks about', () => {
  it('goes on at the page of its invoice, and counts once that is paid', async () => {
    const { userId, id, subscription, invoice } = await asked()
    const up = await shop.change(userId, { planId: 'premium' })
    expect([up.status, up.body]).toEqual([
      200,
      expect.objectContaining({
        plan: { tier: 'basic', credits: 2_500 },
        status: 'active',
        url: invoice()?.hosted_invoice_url,
      }),
    ])
    await shop.tell('customer.subscription.updated', subscription() ?? {})
    await shop.tell('invoice.payment_action_required', invoice() ?? {})
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'basic' },
      status: 'active',
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
    })
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 })
    await confirm(id)
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'premium' } })
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 + 2_500 })
    expect((await shop.invoices(userId)).map((each: any) => each.amountCents)).toEqual([600, 1_299])
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('that is never confirmed leaves the plan as it was', async () => {
    const { userId, id, subscription } = await asked()
    await shop.change(userId, { planId: 'premium', interval: 'year' })
    shop.at('2026-03-31T23:30:00Z')
    shop.stripe.expireChange(id)
    await shop.tell('customer.subscription.pending_update_expired', subscription() ?? {})
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'basic' },
      interval: 'month',
      status: 'active',
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
    })
    expect(await shop.credits(userId)).toMatchObject({ open: 2_600 })
    expect(await shop.invoices(userId)).toHaveLength(1)
    shop.at('2026-04-15T12:00:00Z')
    await shop.tell('invoice.paid', shop.stripe.renew(id, true))
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 2_500 })
  })

  it('asked for by two clicks has one page; another choice takes its place', async () => {
    const { userId, id, invoice } = await asked()
    shop.stripe.hold(`POST /v1/subscriptions/${id}`, 2)
    const clicks = await Promise.all([1, 2].map(() => shop.change(userId, { planId: 'premium' })))
    expect(clicks.map(({ body }) => body.url)).toEqual(
      [1, 2].map(() => invoice()?.hosted_invoice_url),
    )
    const before = invoice()
    const year = await shop.change(userId, { planId: 'premium', interval: 'year' })
    expect(before?.status).toBe('void')
    expect(year.body.url).toBe(invoice()?.hosted_invoice_url)
    await confirm(id)
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'premium' },
      interval: 'year',
    })
  })

  it('takes a cancellation back only when it is paid', async () => {
    const { userId, id } = await asked()
    await shop.billing.call(userId, 'POST /api/enterprise/subscription/cancel')
    const up = await shop.change(userId, { planId: 'premium' })
    expect(up.body).toMatchObject({ cancelAtPeriodEnd: true, url: expect.any(String) })
    await confirm(id)
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'premium' },
      cancelAtPeriodEnd: false,
    })
  })

  it('takes a planned move down back only when it is paid', async () => {
    const { userId, id } = await asked('premium')
    await shop.change(userId, { planId: 'basic' })
    const up = await shop.change(userId, { planId: 'premium', interval: 'year' })
    const next = { tier: 'basic', interval: 'month' }
    expect(up.body).toMatchObject({ interval: 'month', next, url: expect.any(String) })
    await confirm(id)
    expect(await shop.current(userId)).toMatchObject({
      plan: { tier: 'premium' },
      interval: 'year',
      next: null,
    })
  })

  it('takes it back also when Stripe failed to do so the first time', async () => {
    const { userId, id, subscription } = await asked('premium')
    await shop.change(userId, { planId: 'basic' })
    await shop.change(userId, { planId: 'premium', interval: 'year' })
    const { failing } = shop.stripe.state
    failing.add(`POST /v1/subscription_schedules/${subscription()?.schedule}/release`)
    const paid = shop.eventOf('invoice.paid', shop.stripe.confirmChange(id))
    expect(await shop.send(paid)).toBeGreaterThanOrEqual(500)
    failing.clear()
    expect(await shop.send(paid)).toBe(200)
    expect(await shop.current(userId)).toMatchObject({ interval: 'year', next: null })
    expect(subscription()?.schedule).toBeNull()
  })

  it('takes it back once when Stripe tells of the payment twice at the same moment', async () => {
    const { userId, id, subscription } = await asked('premium')
    await shop.change(userId, { planId: 'basic' })
    await shop.change(userId, { planId: 'premium', interval: 'year' })
    shop.stripe.hold(`POST /v1/subscription_schedules/${subscription()?.schedule}/release`, 2)
    const told = [
      shop.eventOf('invoice.paid', shop.stripe.confirmChange(id)),
      shop.eventOf('customer.subscription.updated', subscription() ?? {}),
    ]
    expect(await Promise.all(told.map((event) => shop.send(event)))).toEqual([200, 200])
    expect(await shop.current(userId)).toMatchObject({ interval: 'year', next: null })
  })

  it('cannot be paid any more once the plan has ended', async () => {
    const { userId, invoice } = await asked()
    shop.at('2026-03-18T00:00:00Z')
    await shop.change(userId, { planId: 'premium' })
    const [{ id }] = await shop.invoices(userId)
    expect((await shop.refund(userId, id)).status).toBe(200)
    expect(invoice()?.status).toBe('void')
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
  })

  it('whose card is refused is given up at once, and can be paid nowhere', async () => {
    const { userId, subscription, invoice } = await asked()
    Object.assign(shop.stripe.state, { asksBank: false, declines: true })
    const answers = await Promise.all([1, 2].map(() => shop.change(userId, { planId: 'premium' })))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      [1, 2].map(() => [402, 'payment_declined']),
    )
    expect(invoice()).toMatchObject({ billing_reason: 'subscription_update', status: 'void' })
    expect(subscription()?.pending_update).toBeNull()
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, status: 'active' })
  })
})
