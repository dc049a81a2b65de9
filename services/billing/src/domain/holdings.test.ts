import { describe, expect, it } from 'vitest'
import {
  expiredLots,
  giveBack,
  houseAccounts,
  takeCredits,
  usableCredits,
  usableLots,
  type Lot,
} from './holdings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:00:00.001Z')
const lot = (accountId: string, balance: number, expiresAt: Date | null): Lot => ({
  accountId,
  source: 'plan',
  balance,
  expiresAt,
  reference: accountId,
})
const lots = [lot('over', 5, now), lot('month', 20, later), lot('pack', 300, null)]
const holdings = { lots, held: 0, debt: 0 }

it('counts credits until the moment they expire', () => {
  expect(usableLots(holdings, now)).toEqual(lots.slice(1))
  expect(expiredLots(holdings, now)).toEqual(lots.slice(0, 1))
  expect(usableCredits(holdings, now)).toBe(320)
  expect(usableCredits({ ...holdings, lots: [] }, now)).toBe(0)
})

it('knows three accounts that are nobody’s', () => {
  expect(houseAccounts).toEqual(['issued', 'spent', 'expired'])
})

describe('takeCredits', () => {
  it.each([
    [0, []],
    [4, [{ accountId: 'over', amount: -4 }]],
    [5, [{ accountId: 'over', amount: -5 }]],
    [
      7,
      [
        { accountId: 'over', amount: -5 },
        { accountId: 'month', amount: -2 },
      ],
    ],
    [326, null],
  ])('%i, first of what goes first', (credits, entries) => {
    expect(takeCredits(lots, credits)).toEqual(entries)
  })

  it('takes the last one', () => {
    expect(takeCredits(lots, 325)?.at(-1)).toEqual({ accountId: 'pack', amount: -300 })
  })
})

describe('giveBack', () => {
  const back = (accountId: string, amount: number, expiresAt: Date | null = null) => ({
    accountId,
    amount,
    expiresAt,
  })

  it('puts credits back where they were, but for those whose time is over', () => {
    const returned = [back('pack', 10), back('month', 3, later), back('over', 2, now)]
    expect(giveBack(returned, 0, 'debt', now)).toEqual({
      entries: [
        { accountId: 'pack', amount: 10 },
        { accountId: 'month', amount: 3 },
        { accountId: 'expired', amount: 2 },
      ],
      lost: 2,
    })
    expect(giveBack([...returned, back('older', 4, now)], 0, 'debt', now).lost).toBe(6)
  })

  it('pays what is owed before anything else, with credits of any age', () => {
    expect(giveBack([back('over', 4, now), back('pack', 10)], 6, 'debt', now)).toEqual({
      entries: [
        { accountId: 'debt', amount: 4 },
        { accountId: 'debt', amount: 2 },
        { accountId: 'pack', amount: 8 },
      ],
      lost: 0,
    })
  })
})
