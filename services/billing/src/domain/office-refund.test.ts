import { expect, it } from 'vitest'
import { givenBackOf, officeShare } from './office-refund.ts'

const payment = { amount_cents: 1_000, refunded_cents: 0, refund_cents: null, taken_back: 0 }
const take = (cents: number) => ({ cents, credits: 'take' as const })

it('takes the share of the credits that the money is of the payment', () => {
  expect(officeShare(payment, 300, take(500))).toEqual({
    untilCents: 500,
    leftCents: 1_000,
    creditsTaken: 150,
  })
  expect(officeShare(payment, 300, { cents: 500, credits: 'keep' }).creditsTaken).toBe(0)
})

it('counts what came back before, or is on its way', () => {
  const half = { ...payment, refunded_cents: 200, refund_cents: 500, taken_back: 150 }
  expect(givenBackOf(half)).toBe(500)
  expect(officeShare(half, 300, take(500))).toEqual({
    untilCents: 1_000,
    leftCents: 500,
    creditsTaken: 150,
  })
})

it('never gives credits, also where more went before than the share', () => {
  const more = { ...payment, refunded_cents: 100, taken_back: 300 }
  expect(officeShare(more, 300, take(100)).creditsTaken).toBe(0)
})
