import { faultsOf } from './ledger-faults.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

describe('what is taken back', () => {
  it('takes credits in the same share, each cent once', async () => {
    const userId = shop.billing.user()
    const { payment_intent } = await shop.buy(userId, { packageId: 'starter' })
    await shop.tell('charge.refunded', shop.stripe.refund(payment_intent ?? '', 333))
    expect(await shop.credits(userId)).toMatchObject({ open: 167 })
    const charge = shop.stripe.refund(payment_intent ?? '', 666)
    await Promise.all([
      shop.tell('charge.refunded', charge),
      shop.tell('refund.updated', {
        ...charge,
        object: 'refund',
      }),
    ])
    expect(await shop.credits(userId)).toEqual({ open: 100, held: 0, debt: 0 })
    expect((await shop.invoices(userId))[0]).toMatchObject({
      status: 'refunded',
      refundedCents: 999,
    })
  })

  it('by a dispute leaves debt for what was spent, and comes back when the dispute is won', async () => {
    const userId = shop.billing.user()
    const { payment_intent } = await shop.buy(userId, { packageId: 'starter' })
    await shop.spend(userId, 150)
    const dispute = shop.stripe.dispute(payment_intent ?? '')
    await shop.tell('charge.dispute.created', dispute)
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 50 })
    expect((await shop.invoices(userId))[0]).toMatchObject({
      status: 'disputed',
      refundableUntil: null,
    })
    dispute.status = 'won'
    await shop.tell('charge.dispute.closed', dispute)
    expect(await shop.credits(userId)).toEqual({ open: 50, held: 0, debt: 0 })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('by a dispute of a plan ends it, and its credits come back when the dispute is won', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic', 'month')
    const dispute = shop.stripe.dispute(shop.paymentOf(id))
    await shop.tell('charge.dispute.created', dispute)
    expect(await shop.credits(userId)).toEqual({ open: 100, held: 0, debt: 0 })
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    dispute.status = 'won'
    await shop.tell('charge.dispute.closed', dispute)
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 2_600 })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('by a dispute of a year takes what is left of it, owes what was spent, and ends the plan', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic', 'year')
    // 100 of the free month, 1,900 of the first month; 600 of it go by unused.
    await shop.spend(userId, 2_000)
    shop.at('2026-04-16T00:00:00Z')
    await shop.balance(userId)
    await shop.spend(userId, 400)
    const dispute = shop.stripe.dispute(shop.paymentOf(id))
    await shop.tell('charge.dispute.created', dispute)
    // 2,100 of the second month are taken; 1,900 and 400 were spent and are owed.
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 2_300 })
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    dispute.status = 'lost'
    await shop.tell('charge.dispute.closed', dispute)
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 2_300 })
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    shop.at('2026-05-16T00:00:00Z')
    // The free months pay it off, for as long as it takes.
    expect(await shop.balance(userId)).toMatchObject({ usableBalance: 0, debt: 2_200 })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  describe('of a move from month to year', () => {
    const toYear = async () => {
      const userId = shop.billing.user()
      const id = await shop.buyPlan(userId, 'basic')
      shop.at('2026-03-31T00:00:00Z')
      await shop.change(userId, { planId: 'premium', interval: 'year' })
      expect(await shop.current(userId)).toMatchObject({
        plan: { tier: 'premium' },
        currentPeriodEnd: '2027-03-31T00:00:00.000Z',
      })
      expect(await shop.credits(userId)).toMatchObject({ open: 2_600 + 2_500 })
      return { userId, id, payment: shop.paymentOf(id) }
    }

    it('stops the credits of that year by a dispute', async () => {
      const { userId, payment } = await toYear()
      await shop.tell('charge.dispute.created', shop.stripe.dispute(payment))
      expect(await shop.credits(userId)).toEqual({ open: 2_600, held: 0, debt: 0 })
      expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' } })
    })

    it('ends the plan by a refund', async () => {
      const { userId, id, payment } = await toYear()
      const paid = shop.stripe.state.intents.get(payment)?.amount_received ?? 0
      await shop.tell('charge.refunded', shop.stripe.refund(payment, paid))
      expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
      expect(await shop.credits(userId)).toEqual({ open: 2_600, held: 0, debt: 0 })
    })
  })

  it('by the provider’s own page already is as good as given back', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    // No event of it came.
    shop.stripe.refund(shop.paymentOf(id), 1_299)
    const [invoice] = await shop.invoices(userId)
    const body = { paymentId: invoice.id }
    const refund = await shop.billing.call(userId, 'POST /api/stripe/refund', { body })
    expect(refund.body).toEqual({ refundedCents: 1_299, creditsTakenBack: 2_500, pending: false })
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
  })
})

describe('while Stripe is away', () => {
  it.each(['errors', 'silent'] as const)('nothing is half bought (%s)', async (how) => {
    const userId = shop.billing.user()
    shop.stripe.break(how)
    const body = { packageId: 'starter' }
    const refused = await shop.billing.call(userId, 'POST /api/stripe/create-credit-checkout', {
      body,
    })
    expect([refused.status, refused.body.code]).toEqual([503, 'payment_unavailable'])
    expect(refused.headers.get('retry-after')).toBe('30')
    shop.stripe.break('none')
    await shop.buy(userId, body)
    expect(await shop.credits(userId)).toMatchObject({ open: 200 })
  })

  it('a plan stays as it is, and says so', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic')
    shop.stripe.break('errors')
    expect((await shop.change(userId, { planId: 'premium' })).body.code).toBe('payment_unavailable')
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'basic' }, status: 'active' })
    expect(await shop.invoices(userId)).toHaveLength(1)
  })
})
