import type { PlanId } from '@lumen/contracts/plans'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { previewGiveBack } from '../src/use-cases/give-back.ts'
import { endGivenPlan, givePlan } from '../src/use-cases/give-plan.ts'
import { faultsOf } from './ledger-faults.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.reset())

const until = new Date('2027-03-15T12:00:00Z')
const give = async (userId: string, plan: PlanId) =>
  expect(await givePlan(shop.billing.context, { userId, plan, until })).toBe('given')
const end = (userId: string) => endGivenPlan(shop.billing.context, userId)
const open = async (userId: string): Promise<number> => {
  const { usableBalance } = await shop.balance(userId)
  expect(await faultsOf(shop.billing.db)).toEqual([])
  return usableBalance
}
const endAtStripe = async (id: string) => {
  await shop.client.subscriptions.cancel(id)
  await shop.tell('customer.subscription.deleted', shop.stripe.state.subscriptions.get(id) ?? {})
}
/** The open invoice of a subscription is paid after all. */
const payLate = async (id: string) => {
  const subscription = shop.stripe.state.subscriptions.get(id)!
  const item = subscription.items.data[0]!
  const period = { start: item.current_period_start, end: item.current_period_end }
  subscription.status = 'active'
  const { bill } = shop.stripe.state
  const invoice = bill(subscription, 'subscription_cycle', item.price.unit_amount, period)
  await shop.tell('invoice.paid', invoice)
}

it('brings its credits once in a month, however often it is given and taken back', async () => {
  const userId = shop.billing.user()
  await Promise.all([give(userId, 'enterprise'), give(userId, 'enterprise')])
  expect(await open(userId)).toBe(25_000)
  for (const plan of ['enterprise', 'premium', 'enterprise'] as const) {
    expect(await end(userId)).toBe('free')
    await give(userId, plan)
    expect(await open(userId)).toBe(25_000)
  }
  shop.at('2026-04-15T12:00:00Z')
  expect(await open(userId)).toBe(25_000)
  await end(userId)
  await give(userId, 'enterprise')
  expect(await open(userId)).toBe(25_000)
})

it('given in the middle brings what is more than the best plan that the month had', async () => {
  const userId = shop.billing.user()
  await shop.balance(userId)
  shop.at('2026-03-31T00:00:00Z')
  await give(userId, 'premium')
  expect(await open(userId)).toBe(100 + 3_700)
  await end(userId)
  await give(userId, 'enterprise')
  expect(await open(userId)).toBe(100 + 3_700 + 8_750)
})

it('after a paid plan that ended brings nothing twice, and all that went back with its money', async () => {
  const ended = shop.billing.user()
  await endAtStripe(await shop.buyPlan(ended, 'premium'))
  expect((await shop.current(ended)).plan.tier).toBe('free')
  await give(ended, 'premium')
  expect(await open(ended)).toBe(100 + 7_500)
  const refunded = shop.billing.user()
  await shop.buyPlan(refunded, 'premium')
  await shop.refund(refunded, (await shop.invoices(refunded))[0].id)
  expect(await open(refunded)).toBe(100)
  await give(refunded, 'premium')
  expect(await open(refunded)).toBe(7_500)
})

it('stays beside a plan that is bought, whose payment brings its own credits', async () => {
  const userId = shop.billing.user()
  await give(userId, 'enterprise')
  shop.at('2026-03-18T12:00:00Z')
  const id = await shop.buyPlan(userId, 'basic')
  // What was given lasts until 15 April; then there are three of 31 days left of the paid month.
  const rest = Math.round((22_500 * 3) / 31)
  expect(await open(userId)).toBe(25_000 + 2_500 + rest)
  const [invoice] = await shop.invoices(userId)
  const { body } = await shop.previewRefund(userId, invoice.id)
  expect(body).toMatchObject({ refundCents: 1_299, creditsTakenBack: 2_500 })
  shop.at('2026-04-18T12:00:00Z')
  const renewal = shop.stripe.renew(id, true)
  await shop.tell('invoice.paid', renewal)
  await shop.tell('invoice.payment_succeeded', renewal)
  expect(await open(userId)).toBe(25_000)
})

it('of a year that is paid brings each month only what is more', async () => {
  const userId = shop.billing.user()
  await shop.buyPlan(userId, 'basic', 'year')
  await give(userId, 'enterprise')
  expect(await open(userId)).toBe(100 + 25_000)
  shop.at('2026-04-15T12:00:00Z')
  expect(await open(userId)).toBe(25_000)
  const [{ id: paymentId, amountCents: cents }] = await shop.invoices(userId)
  const whole = { paymentId, cents, credits: 'take' } as const
  expect(await previewGiveBack(shop.billing.context, whole)).toMatchObject({
    preview: { creditsTaken: 2_500 },
  })
})

it('brings its credits while a paid plan waits for its money, which then brings the rest', async () => {
  const early = shop.billing.user()
  const first = await shop.buyPlan(early, 'basic')
  await give(early, 'enterprise')
  const late = shop.billing.user()
  const second = await shop.buyPlan(late, 'premium')
  shop.at('2026-04-15T12:00:00Z')
  await shop.tell('invoice.payment_failed', shop.stripe.renew(first, false))
  await shop.tell('invoice.payment_failed', shop.stripe.renew(second, false))
  expect([await open(early), await open(late)]).toEqual([25_000, 0])
  // A tenth of the month is left.
  shop.at('2026-05-12T12:00:00Z')
  await give(late, 'enterprise')
  expect(await open(late)).toBe(2_500)
  await payLate(first)
  await payLate(second)
  expect((await shop.current(late)).status).toBe('active')
  expect([await open(early), await open(late)]).toEqual([25_000, 7_500])
})

it('outlives a paid plan that lapses without bringing the month again', async () => {
  const userId = shop.billing.user()
  const id = await shop.buyPlan(userId, 'basic')
  await give(userId, 'enterprise')
  shop.at('2026-04-15T12:00:00Z')
  await shop.tell('invoice.payment_failed', shop.stripe.renew(id, false))
  await endAtStripe(id)
  expect(await open(userId)).toBe(25_000)
  shop.at('2026-05-15T12:00:00Z')
  expect(await open(userId)).toBe(25_000)
})
