import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseUser } from '../src/use-cases/erase-user.ts'
import { completeRefunds } from '../src/use-cases/refund-payment.ts'
import { faultsOf } from './ledger-faults.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

const newest = async (userId: string) => (await shop.invoices(userId))[0]

describe('a refund without a reason', () => {
  it('gives the money less what was spent, takes the rest of the credits, ends the plan', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'premium')
    // 100 of the free month, then 750 of the plan’s 7,500: a tenth of its price.
    await shop.spend(userId, 850)
    const invoice = await newest(userId)
    const preview = await shop.previewRefund(userId, invoice.id)
    expect(preview.body).toEqual({
      refundCents: 2_250,
      keptCents: 249,
      creditsSpent: 750,
      creditsTakenBack: 6_750,
      debt: 0,
      endsPlan: 'premium',
      payments: 1,
    })
    const refund = await shop.refund(userId, invoice.id, preview.body.refundCents)
    expect(refund.body).toEqual({ refundedCents: 2_250, creditsTakenBack: 6_750, pending: false })
    const { latest_charge } = shop.stripe.state.intents.get(shop.paymentOf(id)) ?? {}
    expect(latest_charge?.amount_refunded).toBe(2_250)
    // Stripe tells of it as well; nothing goes twice, nothing is owed.
    await shop.tell('charge.refunded', latest_charge ?? {})
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 0 })
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    expect(await newest(userId)).toMatchObject({ status: 'partly_refunded', refundPending: false })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('of a year keeps what was spent of a year', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic', 'year')
    await shop.spend(userId, 1_600)
    const { body } = await shop.previewRefund(userId, (await newest(userId)).id)
    // 1,500 of 30,000 credits: a twentieth of 155.88.
    expect(body).toMatchObject({ refundCents: 15_588 - 779, creditsTakenBack: 1_000 })
    await shop.refund(userId, (await newest(userId)).id)
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 0 })
  })

  it('of a plan is given once, for its first payment, and once in a year', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'premium')
    expect((await shop.refund(userId, (await newest(userId)).id)).status).toBe(200)
    for (const plan of ['premium', 'basic']) {
      shop.at('2026-03-16T12:00:00Z')
      const id = await shop.buyPlan(userId, plan)
      const again = await newest(userId)
      expect(again.refundableUntil).toBeNull()
      expect((await shop.refund(userId, again.id)).body.code).toBe('not_refundable')
      expect((await shop.previewRefund(userId, again.id)).body.code).toBe('not_refundable')
      await shop.client.subscriptions.cancel(id)
      const event = shop.eventOf('customer.subscription.deleted', { object: 'subscription', id })
      expect(await shop.send(event)).toBe(200)
    }
    // A year later the plan that was never given back, but bought before, is not either.
    shop.at('2027-06-01T12:00:00Z')
    await shop.buyPlan(userId, 'basic')
    expect((await newest(userId)).refundableUntil).toBeNull()
  })

  it('is not given for a month that follows', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-04-15T12:00:00Z')
    await shop.tell('invoice.paid', shop.stripe.renew(id, true))
    expect((await newest(userId)).refundableUntil).toBeNull()
  })

  it('of a move up gives all of the last days and says that the plan ends', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    shop.at('2026-03-18T12:00:00Z')
    await shop.change(userId, { planId: 'premium' })
    const [difference, first] = await shop.invoices(userId)
    const { body } = await shop.previewRefund(userId, difference.id)
    expect(body).toMatchObject({
      refundCents: difference.amountCents + first.amountCents,
      endsPlan: 'premium',
      payments: 2,
    })
    const refund = await shop.refund(userId, difference.id)
    expect(refund.body).toMatchObject({ refundedCents: body.refundCents, pending: false })
    // Asked again, by either of the two payments, it is what came back of both.
    for (const { id: each } of [difference, first])
      expect((await shop.refund(userId, each)).body).toEqual(refund.body)
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    expect(await shop.credits(userId)).toEqual({ open: 100, held: 0, debt: 0 })
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('of a move up after weeks gives the difference alone, and the plan ends all the same', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic')
    shop.at('2026-03-31T00:00:00Z')
    await shop.change(userId, { planId: 'premium' })
    const [difference] = await shop.invoices(userId)
    const { body } = await shop.previewRefund(userId, difference.id)
    expect(body).toMatchObject({ refundCents: 600, creditsTakenBack: 2_500, payments: 1 })
    expect(body.endsPlan).toBe('premium')
  })

  it('does nothing when less would come back than was shown, or nothing', async () => {
    const userId = shop.billing.user()
    await shop.buy(userId, { packageId: 'starter' })
    const { id } = await newest(userId)
    const shown = (await shop.previewRefund(userId, id)).body.refundCents
    await shop.spend(userId, 150)
    const refused = await shop.refund(userId, id, shown)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    await shop.spend(userId, 50)
    expect((await shop.previewRefund(userId, id)).body).toMatchObject({ refundCents: 0 })
    expect((await shop.refund(userId, id)).body.code).toBe('not_refundable')
    expect((await newest(userId)).refundedCents).toBe(0)
  })

  it('asked for by many at a time is given once, and all of them are answered alike', async () => {
    const userId = shop.billing.user()
    const { payment_intent } = await shop.buy(userId, { packageId: 'starter' })
    await shop.spend(userId, 150)
    const { id } = await newest(userId)
    const ask = async () => {
      const { status, body } = await shop.refund(userId, id, 500)
      return { status, body }
    }
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    const given = { refundedCents: 500, creditsTakenBack: 50, pending: false }
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: given })))
    const intent = shop.stripe.state.intents.get(payment_intent ?? '')
    expect(intent?.latest_charge.amount_refunded).toBe(500)
    expect(await shop.credits(userId)).toEqual({ open: 0, held: 0, debt: 0 })
    // Much later, when it could not be asked for any more, the answer is still the same.
    shop.at('2026-04-20T12:00:00Z')
    expect(await ask()).toEqual({ status: 200, body: given })
    expect(intent?.latest_charge.amount_refunded).toBe(500)
  })

  it('comes later when Stripe cannot be asked, and its credits are gone meanwhile', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    const invoice = await newest(userId)
    shop.stripe.state.failing.add('POST /v1/refunds')
    const refund = await shop.refund(userId, invoice.id)
    expect(refund.body).toEqual({ refundedCents: 1_299, creditsTakenBack: 2_500, pending: true })
    expect(await newest(userId)).toMatchObject({ refundPending: true, refundableUntil: null })
    expect(await shop.credits(userId)).toEqual({ open: 100, held: 0, debt: 0 })
    expect(await completeRefunds(shop.billing.context)).toBe(1)
    shop.stripe.state.failing.clear()
    expect(await completeRefunds(shop.billing.context)).toBe(0)
    expect(await newest(userId)).toMatchObject({ refundPending: false, status: 'refunded' })
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    expect(await shop.current(userId)).toMatchObject({ plan: { tier: 'free' } })
  })

  it('is nobody’s but its owner’s', async () => {
    const userId = shop.billing.user()
    await shop.buy(userId, { packageId: 'starter' })
    const { id } = await newest(userId)
    const stranger = shop.billing.user()
    expect((await shop.previewRefund(stranger, id)).status).toBe(404)
    expect((await shop.refund(stranger, id)).status).toBe(404)
  })
})

describe('a change of plan, before it is made', () => {
  it('costs what Stripe then charges', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'basic')
    shop.at('2026-03-31T00:00:00Z')
    const up = (await shop.previewChange(userId, { planId: 'premium' })).body
    expect(up).toEqual({
      when: 'now',
      effectiveAt: '2026-03-31T00:00:00.000Z',
      dueNowCents: 600,
      creditedCents: 650,
      creditsNow: 2_500,
      nextCents: 2_499,
      nextAt: '2026-04-15T12:00:00.000Z',
    })
    const year = (await shop.previewChange(userId, { planId: 'basic', interval: 'year' })).body
    expect(year).toMatchObject({
      when: 'now',
      dueNowCents: 15_588 - 650,
      creditsNow: 0,
      nextCents: 15_588,
      nextAt: '2027-03-31T00:00:00.000Z',
    })
    expect(await shop.invoices(userId)).toHaveLength(1)
    await shop.change(userId, { planId: 'basic', interval: 'year' })
    expect((await newest(userId)).amountCents).toBe(year.dueNowCents)
    expect((await shop.current(userId)).currentPeriodEnd).toBe(year.nextAt)
  })

  it('down costs nothing now and the lower price next', async () => {
    const userId = shop.billing.user()
    await shop.buyPlan(userId, 'premium')
    expect((await shop.previewChange(userId, { planId: 'basic' })).body).toEqual({
      when: 'at-period-end',
      effectiveAt: '2026-04-15T12:00:00.000Z',
      dueNowCents: 0,
      creditedCents: 0,
      creditsNow: 0,
      nextCents: 1_299,
      nextAt: '2026-04-15T12:00:00.000Z',
    })
    expect((await shop.previewChange(userId, { planId: 'premium' })).body.when).toBe('never')
    const other = await shop.previewChange(shop.billing.user(), { planId: 'basic' })
    expect([other.status, other.body.code]).toEqual([409, 'not_subscribed'])
    shop.stripe.break('errors')
    const away = await shop.previewChange(userId, { planId: 'premium', interval: 'year' })
    expect([away.status, away.body.code]).toEqual([503, 'payment_unavailable'])
  })
})

describe('a user who is erased', () => {
  it('is not charged again; while Stripe is away nothing is erased', async () => {
    const userId = shop.billing.user()
    const id = await shop.buyPlan(userId, 'basic')
    const { context } = shop.billing
    shop.stripe.break('errors')
    await expect(eraseUser(context, userId)).rejects.toMatchObject({ code: 'payment_unavailable' })
    shop.stripe.break('none')
    expect(await shop.current(userId)).toMatchObject({ status: 'active' })
    await eraseUser(context, userId)
    expect(shop.stripe.state.subscriptions.get(id)?.status).toBe('canceled')
    const event = shop.eventOf('customer.subscription.deleted', { object: 'subscription', id })
    expect(await shop.send(event)).toBe(200)
    const left = await shop.billing.db
      .selectFrom('wallets')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    expect(left).toEqual([])
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })
})
