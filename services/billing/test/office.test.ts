import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeHandlers } from '../src/requests/office.ts'
import { completeRefunds } from '../src/use-cases/refund-payment.ts'
import { faultsOf } from './ledger-faults.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
let office: ReturnType<typeof officeHandlers>
const context = { requestId: 'request-1' } as never

beforeAll(async () => {
  shop = await openShop()
  office = officeHandlers(shop.billing.context)
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

const everything = { userIds: null, before: null, limit: 50 }
const paymentsOf = async (userId: string) =>
  (await office['billing.list-payments']({ ...everything, userIds: [userId] }, context)).payments
const giveBack = (paymentId: string, cents: number, refundedCents = 0, more: object = {}) =>
  office['billing.give-back'](
    { id: newId(), paymentId, cents, refundedCents, credits: 'take', ...more },
    context,
  )
const adjust = (userId: string, credits: number, id = newId()) =>
  office['billing.adjust-credits']({ id, userId, credits }, context)
/** What Stripe has given back of a pack. */
const atStripe = (paymentId: string | null) =>
  shop.stripe.state.intents.get(paymentId ?? '')?.latest_charge.amount_refunded

/** Somebody who bought a pack of 100 credits for 9.99. */
async function packBuyer() {
  const userId = shop.billing.user()
  const session = await shop.buy(userId, { packageId: 'starter' })
  const [payment] = await paymentsOf(userId)
  return { userId, payment: payment!, stripeId: session.payment_intent }
}

describe('a refund by an administrator', () => {
  it('is given in parts long after, through Stripe, with their share of the credits', async () => {
    const { userId, payment, stripeId } = await packBuyer()
    shop.at('2026-09-01T12:00:00Z')
    const before = (await shop.credits(userId)).open
    const part = { paymentId: payment.id, cents: 200, credits: 'take' as const }
    const { amountCents } = payment
    expect(await office['billing.preview-office-refund'](part, context)).toMatchObject({
      outcome: 'possible',
      preview: { refundableCents: amountCents, refundedCents: 0, creditsOwed: 0, endsPlan: false },
    })
    const first = await giveBack(payment.id, 200)
    expect(first).toMatchObject({ outcome: 'done', pending: false })
    expect(atStripe(stripeId)).toBe(200)
    const rest = amountCents - 200
    expect(await giveBack(payment.id, rest + 1, 200)).toEqual({ outcome: 'too_much' })
    expect(await giveBack(payment.id, rest, 200)).toMatchObject({ outcome: 'done' })
    expect(atStripe(stripeId)).toBe(amountCents)
    expect(await giveBack(payment.id, 1, amountCents)).toEqual({ outcome: 'not_refundable' })
    const [now] = await paymentsOf(userId)
    expect(now).toMatchObject({ refundedCents: amountCents, pending: false, refundable: false })
    // All that the pack brought went, and nothing else.
    const [line] = (
      await office['billing.list-movements'](
        { ...everything, userIds: [userId], kind: 'grant', since: null, until: null },
        context,
      )
    ).lines.filter(({ subject }) => subject === 'pack:starter')
    expect((await shop.credits(userId)).open).toBe(before - line!.amount)
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('of two administrators at once is given once, and once for its id', async () => {
    const { payment, stripeId } = await packBuyer()
    const results = await Promise.all([giveBack(payment.id, 300), giveBack(payment.id, 300)])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'done'])
    expect(atStripe(stripeId)).toBe(300)
    const id = newId()
    const again = [0, 1, 2].map(() => giveBack(payment.id, 50, 300, { id }))
    for (const result of await Promise.all(again)) expect(result.outcome).toBe('done')
    expect(await giveBack(payment.id, 50, 300, { id })).toMatchObject({ outcome: 'done' })
    expect(atStripe(stripeId)).toBe(350)
  })

  it('waits for Stripe where it is away, with the credits gone already, and asks once', async () => {
    const { userId, payment, stripeId } = await packBuyer()
    const had = (await shop.credits(userId)).open
    shop.stripe.state.failing.add('POST /v1/refunds')
    const result = await giveBack(payment.id, payment.amountCents)
    expect(result).toMatchObject({ outcome: 'done', pending: true })
    expect((await shop.credits(userId)).open).toBeLessThan(had)
    expect((await paymentsOf(userId))[0]).toMatchObject({
      pending: true,
      refundedCents: payment.amountCents,
    })
    // Its user cannot have it back a second time meanwhile.
    expect((await shop.refund(userId, payment.id)).body.code).toBe('not_refundable')
    shop.stripe.state.failing.clear()
    expect(await completeRefunds(shop.billing.context)).toBe(0)
    expect(atStripe(stripeId)).toBe(payment.amountCents)
  })

  it('of two parts at once gives both, and not the first one twice', async () => {
    const { userId, payment, stripeId } = await packBuyer()
    // Both are about to be made while Stripe has given nothing back yet.
    shop.stripe.hold('POST /v1/refunds', 2)
    const first = giveBack(payment.id, 300)
    await expect.poll(async () => (await paymentsOf(userId))[0]?.refundedCents).toBe(300)
    const results = await Promise.all([first, giveBack(payment.id, 200, 300)])
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    await completeRefunds(shop.billing.context)
    expect(atStripe(stripeId)).toBe(500)
    expect((await paymentsOf(userId))[0]).toMatchObject({ refundedCents: 500, pending: false })
  })

  it('that Stripe could not make is made of what is missing after one at Stripe itself', async () => {
    const { payment, stripeId } = await packBuyer()
    shop.stripe.state.failing.add('POST /v1/refunds')
    expect(await giveBack(payment.id, 500)).toMatchObject({ outcome: 'done', pending: true })
    shop.stripe.state.failing.clear()
    shop.stripe.refund(stripeId ?? '', 100)
    expect(await completeRefunds(shop.billing.context)).toBe(0)
    expect(atStripe(stripeId)).toBe(500)
  })

  it('is not asked for where Stripe says that a bank takes the payment back', async () => {
    const { userId, payment, stripeId } = await packBuyer()
    shop.stripe.dispute(stripeId ?? '')
    expect(await giveBack(payment.id, 300)).toEqual({ outcome: 'not_refundable' })
    expect(atStripe(stripeId)).toBe(0)
    expect((await paymentsOf(userId))[0]).toMatchObject({ disputed: true, pending: false })
  })

  it('counts what was given back at Stripe itself', async () => {
    const { payment, stripeId } = await packBuyer()
    await shop.client.refunds.create({ payment_intent: stripeId ?? '', amount: 100 })
    expect(await giveBack(payment.id, payment.amountCents)).toEqual({ outcome: 'changed' })
    expect(await giveBack(payment.id, 100, 100)).toMatchObject({ outcome: 'done' })
    expect(atStripe(stripeId)).toBe(200)
  })

  it('leaves credits where it is said, and makes a debt of spent ones where it is not', async () => {
    const kept = await packBuyer()
    const had = await shop.credits(kept.userId)
    await giveBack(kept.payment.id, kept.payment.amountCents, 0, { credits: 'keep' })
    expect(await shop.credits(kept.userId)).toEqual(had)
    const spent = await packBuyer()
    await shop.spend(spent.userId, 150)
    const whole = { paymentId: spent.payment.id, cents: spent.payment.amountCents }
    const preview = await office['billing.preview-office-refund'](
      { ...whole, credits: 'take' },
      context,
    )
    const { creditsOwed } = 'preview' in preview ? preview.preview : { creditsOwed: -1 }
    await giveBack(spent.payment.id, spent.payment.amountCents)
    const { debt } = await shop.credits(spent.userId)
    expect(Math.abs(debt)).toBe(creditsOwed)
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })

  it('of a part leaves a plan, of the whole ends it', async () => {
    const userId = shop.billing.user()
    const subscription = await shop.buyPlan(userId, 'premium')
    const [payment] = await paymentsOf(userId)
    await giveBack(payment!.id, 100)
    expect(await completeRefunds(shop.billing.context)).toBe(0)
    expect(shop.stripe.state.subscriptions.get(subscription)?.status).toBe('active')
    const rest = payment!.amountCents - 100
    const part = { paymentId: payment!.id, cents: rest, credits: 'take' as const }
    expect(await office['billing.preview-office-refund'](part, context)).toMatchObject({
      preview: { endsPlan: true },
    })
    await giveBack(payment!.id, rest, 100)
    expect(shop.stripe.state.subscriptions.get(subscription)?.status).toBe('canceled')
    const [listed] = (
      await office['billing.list-subscriptions']({ ...everything, userIds: [userId] }, context)
    ).subscriptions
    expect(listed).toMatchObject({ plan: 'premium', status: 'ended', test: true })
  })

  it('knows no payment that is not there', async () => {
    expect(await giveBack(newId(), 1)).toEqual({ outcome: 'unknown' })
  })
})

describe('credits by an administrator', () => {
  it('come and go once for each id, and never more than there are', async () => {
    const userId = shop.billing.user()
    const id = newId()
    const both = await Promise.all([adjust(userId, 500, id), adjust(userId, 500, id)])
    expect(both.map(({ balance }) => balance)).toEqual([600, 600])
    expect(await adjust(userId, -601)).toEqual({ outcome: 'too_much', balance: 600 })
    expect(await adjust(userId, -150)).toEqual({ outcome: 'done', balance: 450 })
    expect(await shop.credits(userId)).toEqual({ open: 450, held: 0, debt: 0 })
    const { body } = await shop.billing.call(userId, 'GET /api/wallet/transactions')
    expect(body.map((line: { description: string }) => line.description)).toEqual([
      '客服收回的积分',
      '客服赠送的积分',
      expect.any(String),
    ])
    expect(await faultsOf(shop.billing.db)).toEqual([])
  })
})

describe('the books', () => {
  it('are read in pages, of a kind and a period, newest first', async () => {
    const userId = shop.billing.user()
    for (let index = 0; index < 5; index += 1) {
      shop.at(`2027-01-0${index + 1}T12:00:00Z`)
      await adjust(userId, index + 1)
    }
    const all = {
      userIds: [userId],
      kind: 'grant' as const,
      since: null,
      until: null,
      before: null,
      limit: 2,
    }
    const list = async (page: object) =>
      (await office['billing.list-movements']({ ...all, ...page }, context)).lines
    expect(await list({ userIds: [] })).toEqual([])
    const first = await list({})
    expect(first.map(({ amount }) => amount)).toEqual([5, 4])
    const second = await list({ before: first[1]!.id })
    expect(second.map(({ amount }) => amount)).toEqual([3, 2])
    const period = { since: '2027-01-02T00:00:00Z', until: '2027-01-04T00:00:00Z' }
    expect((await list(period)).map(({ amount }) => amount)).toEqual([3, 2])
    expect((await list({ userIds: null }))[0]).toMatchObject({
      userId,
      amount: 5,
      subject: 'office',
    })
  })

  it('tell who takes payments, what was heard last, and what failed until it was handled', async () => {
    const userId = shop.billing.user()
    const session = shop.stripe.payCheckout(await shop.begin(userId, { packageId: 'starter' }))
    const event = shop.eventOf('checkout.session.completed', session)
    shop.stripe.break('errors')
    expect(await shop.send(event)).not.toBe(200)
    expect(await shop.send(event)).not.toBe(200)
    const failed = await office['billing.read-payment-state']({}, context)
    expect(failed.failures).toEqual([
      {
        id: event.id,
        type: 'checkout.session.completed',
        attempts: 2,
        at: expect.any(String),
        error: expect.stringContaining('payment_unavailable'),
      },
    ])
    shop.stripe.break('none')
    expect(await shop.send(event)).toBe(200)
    expect(await office['billing.read-payment-state']({}, context)).toEqual({
      provider: 'stripe-test',
      lastEvent: { type: 'checkout.session.completed', at: expect.any(String) },
      failures: [],
      openRefunds: 0,
    })
  })
})
