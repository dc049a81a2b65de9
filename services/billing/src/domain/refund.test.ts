import { describe, expect, it } from 'vitest'
import { givenBackWith, refundableUntil, refundOf, type Refundable } from './refund.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)
const paidAt = day('2026-11-21')
const untilThen = day('2026-11-28')
const after = new Date(untilThen.getTime() + 1)

const pack: Refundable = {
  id: 'a',
  kind: 'pack',
  item: 'starter',
  subscription_id: null,
  upgrade: false,
  covers_from: null,
  covers_to: null,
  amount_cents: 1_000,
  refunded_cents: 0,
  disputed: false,
  paid_at: paidAt,
  refund_asked_at: null,
  refund_cents: null,
}
const plan: Refundable = {
  ...pack,
  kind: 'plan',
  item: 'basic',
  subscription_id: 'sub',
  covers_from: paidAt,
  covers_to: day('2026-12-21'),
}

describe('a pack', () => {
  it('is given back for seven days, to the last moment', () => {
    expect(refundableUntil(pack, [pack], untilThen)).toEqual(untilThen)
    expect(givenBackWith(pack, [pack, plan], untilThen)).toEqual([pack])
    expect(refundableUntil(pack, [pack], after)).toBeNull()
  })

  it.each([{ refunded_cents: 1 }, { disputed: true }, { amount_cents: 0 }, { refund_cents: 0 }])(
    'is not given back once something of it was, or nothing was paid: %j',
    (change) => {
      const changed = { ...pack, ...change }
      expect(refundableUntil(changed, [changed], paidAt)).toBeNull()
    },
  )
})

describe('a plan', () => {
  const idsWith = (payment: Refundable, all: readonly Refundable[], now = untilThen) =>
    givenBackWith(payment, all, now)?.map(({ id }) => id) ?? null

  it('goes with all that was paid for it in the last days', () => {
    const up = { ...plan, id: 'b', item: 'premium', upgrade: true, paid_at: day('2026-11-23') }
    const elsewhere = { ...plan, id: 'c', item: 'premium', subscription_id: 'other' }
    const whole = [plan, up, { ...pack, id: 'd', subscription_id: 'sub' }]
    expect(idsWith(up, whole)).toEqual(['a', 'b'])
    expect(idsWith(plan, [...whole, elsewhere])).toEqual(['a', 'b'])
    // The first of them is too old, the move up is not.
    const late = day('2026-11-30')
    expect(idsWith(plan, whole, late)).toBeNull()
    expect(idsWith(up, whole, late)).toEqual(['b'])
  })

  it('goes for the first payment of that plan ever, not for a month that follows', () => {
    const before = { ...plan, id: 'z', subscription_id: 'old', paid_at: day('2025-01-01') }
    expect(idsWith(plan, [plan, before])).toBeNull()
    expect(idsWith(plan, [plan, { ...before, item: 'premium' }])).toEqual(['a'])
    expect(idsWith(plan, [plan, { ...before, kind: 'pack' }])).toEqual(['a'])
    // Of two of one moment the lower id is the first.
    const twin = { ...plan, id: 'b', subscription_id: 'twin' }
    expect(idsWith(plan, [plan, twin])).toEqual(['a'])
    expect(idsWith(twin, [plan, twin])).toBeNull()
    // A later one with a lower id is not.
    const later = { ...twin, id: '0', paid_at: day('2026-11-22') }
    expect(idsWith(plan, [plan, later])).toEqual(['a'])
  })

  it('goes once in a year', () => {
    const askedAt = (at: Date) => ({
      ...plan,
      id: 'z',
      item: 'premium',
      subscription_id: 'old',
      refund_asked_at: at,
    })
    const yearAgo = new Date(paidAt.getTime() - 365 * 24 * 3_600_000)
    expect(idsWith(plan, [plan, askedAt(yearAgo)], paidAt)).toEqual(['a'])
    const less = askedAt(new Date(yearAgo.getTime() + 1))
    expect(idsWith(plan, [plan, less], paidAt)).toBeNull()
    expect(idsWith(plan, [plan, { ...less, kind: 'pack' }], paidAt)).toEqual(['a'])
  })
})

describe('refundOf', () => {
  const lot = (granted: number, balance: number, expired = 0, expiresAt: Date | null = null) => ({
    granted,
    expired,
    balance,
    expiresAt,
  })

  it('keeps the share of what was spent, and not of what expired', () => {
    expect(refundOf(pack, [lot(100, 70), lot(20, 0, 20)])).toEqual({
      cents: 750,
      spent: 30,
      takenBack: 70,
    })
    expect(refundOf(pack, [lot(100, 100)])).toEqual({ cents: 1_000, spent: 0, takenBack: 100 })
    expect(refundOf(pack, [])).toEqual({ cents: 1_000, spent: 0, takenBack: 0 })
    // Rounded in favour of who paid.
    expect(refundOf({ ...pack, amount_cents: 999 }, [lot(3, 2)]).cents).toBe(666)
  })

  it('counts the months of a year that are still to come', () => {
    const of = (payment: Refundable) => refundOf(payment, [lot(2_500, 0)])
    expect(of(plan).cents).toBe(0)
    const year = { ...plan, covers_to: day('2027-11-21'), amount_cents: 12_000 }
    expect(of(year)).toEqual({ cents: 11_000, spent: 2_500, takenBack: 0 })
    // Of what covers less than a month, that month.
    expect(of({ ...plan, covers_to: day('2026-11-22') }).cents).toBe(0)
    // More than the plan brings came with it.
    expect(refundOf(plan, [lot(5_000, 2_500)]).cents).toBe(500)
    // A payment that covers no time brings what came.
    expect(refundOf({ ...plan, covers_from: null }, [lot(100, 50)]).cents).toBe(500)
    expect(refundOf({ ...plan, covers_to: null }, [lot(100, 50)]).cents).toBe(500)
  })

  it('counts for a move up the difference of every month that is left', () => {
    const up = { ...plan, upgrade: true, covers_to: day('2027-01-20') }
    const monthEnd = day('2026-12-06')
    // 15 of 60 days brought 100: all of them bring 400.
    expect(refundOf(up, [lot(100, 0, 0, monthEnd)]).cents).toBe(750)
    expect(refundOf(up, [lot(60, 0, 0, day('2026-11-22')), lot(40, 0, 0, monthEnd)]).cents).toBe(
      750,
    )
    // Nothing is left of the month, or nothing came.
    expect(refundOf(up, [lot(100, 0, 0, paidAt)]).cents).toBe(0)
    expect(refundOf(up, [lot(100, 0)]).cents).toBe(0)
    expect(refundOf(up, []).cents).toBe(1_000)
    // Never less than what came.
    expect(
      refundOf({ ...up, covers_to: day('2026-11-30') }, [lot(100, 0, 0, monthEnd)]).cents,
    ).toBe(0)
  })
})
