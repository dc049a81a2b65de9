import { describe, expect, it } from 'vitest'
import { creditsToTake, lotsPaidBy, type MonthLot } from './take-back.ts'

describe('creditsToTake', () => {
  it.each([
    [350, 2_999, 2_999, false, 350],
    [350, 2_999, 1_000, false, 116],
    [350, 2_999, 0, false, 0],
    [350, 2_999, 0, true, 350],
    [350, 2_999, 1_000, true, 350],
    [350, 0, 0, false, 0],
  ])('of %i credits for %i, %i given back, disputed %s: %i', (...values) => {
    const [credits, amountCents, refundedCents, disputed, taken] = values
    expect(creditsToTake(credits, { amountCents, refundedCents, disputed })).toBe(taken)
  })
})

describe('lotsPaidBy', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const lot = (month: string, upgrade = false): MonthLot => ({
    month: day(month),
    upgrade,
    granted: 100,
    expired: 0,
  })
  const pay = (id: string, from: string, to: string, upgrade = false) => ({
    id,
    upgrade,
    from: day(from),
    to: day(to),
  })
  const payments = [
    pay('a', '2026-01-10', '2026-02-10'),
    pay('b', '2026-02-10', '2026-03-10'),
    pay('up', '2026-02-20', '2026-03-10', true),
    pay('year', '2026-03-01', '2027-03-01', true),
  ]
  const lots = [lot('2026-01-10'), lot('2026-02-10'), lot('2026-02-10', true), lot('2026-03-10')]
  const months = (id: string) =>
    lotsPaidBy(id, payments, lots).map(({ month, upgrade }) => [
      month.toISOString().slice(0, 10),
      upgrade,
    ])

  it('gives each month to the payment that covers it first', () => {
    expect(months('a')).toEqual([['2026-01-10', false]])
    expect(months('b')).toEqual([['2026-02-10', false]])
  })

  it('gives the difference to who paid it, later months to who covers them', () => {
    expect(months('up')).toEqual([['2026-02-10', true]])
    expect(months('year')).toEqual([['2026-03-10', false]])
  })

  it('gives the difference to a new period that began within the old one', () => {
    const switched = [
      pay('a', '2026-01-10', '2026-02-10'),
      pay('b', '2026-02-10', '2026-03-10'),
      pay('year', '2026-03-01', '2027-03-01'),
    ]
    const paid = lotsPaidBy('year', switched, lots)
    expect(paid).toEqual([lot('2026-02-10', true), lot('2026-03-10')])
  })
})
