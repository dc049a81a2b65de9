export type LotSource = 'plan' | 'pack' | 'refund' | 'bonus'

export type Lot = {
  accountId: string
  source: LotSource
  balance: number
  /** null: never. */
  expiresAt: Date | null
  /** The payment, period or reservation that it comes from. */
  reference: string
}

/** What a user has: credits by lot, the oldest to expire first; what is reserved; what is owed. */
export type Holdings = { lots: readonly Lot[]; held: number; debt: number }

/** Accounts that are nobody’s: where credits come from, and where they go. */
export const houseAccounts = ['issued', 'spent', 'expired'] as const

/** What leaves an account (below zero) or comes to it. Those of the house go by their names. */
export type Entry = { accountId: string; amount: number }

const isOver = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

/** Lots that can be spent. */
export const usableLots = ({ lots }: Holdings, now: Date): readonly Lot[] =>
  lots.filter(({ expiresAt }) => !isOver(expiresAt, now))

/** Lots whose time is over. */
export const expiredLots = ({ lots }: Holdings, now: Date): readonly Lot[] =>
  lots.filter(({ expiresAt }) => isOver(expiresAt, now))

/** Credits that can be spent. */
export const usableCredits = (holdings: Holdings, now: Date): number =>
  usableLots(holdings, now).reduce((sum, { balance }) => sum + balance, 0)

/** Takes credits out of lots, the oldest to expire first; null when they do not suffice. */
export function takeCredits(lots: readonly Lot[], credits: number): Entry[] | null {
  const entries: Entry[] = []
  let missing = credits
  for (const { accountId, balance } of lots) {
    if (missing === 0) break
    const amount = Math.min(balance, missing)
    entries.push({ accountId, amount: -amount })
    missing -= amount
  }
  return missing === 0 ? entries : null
}

export type Returned = { accountId: string; amount: number; expiresAt: Date | null }
/**
 * Where credits go that come back to their lots: what is owed is paid first, what has expired
 * meanwhile is gone, the rest is there again.
 */
export function giveBack(
  returned: readonly Returned[],
  owed: number,
  debtAccount: string,
  now: Date,
): { entries: Entry[]; lost: number } {
  const entries: Entry[] = []
  let debt = owed
  let lost = 0
  for (const { accountId, amount, expiresAt } of returned) {
    const paid = Math.min(debt, amount)
    const rest = amount - paid
    debt -= paid
    if (paid > 0) entries.push({ accountId: debtAccount, amount: paid })
    if (rest === 0) continue
    if (isOver(expiresAt, now)) {
      lost += rest
      entries.push({ accountId: 'expired', amount: rest })
    } else entries.push({ accountId, amount: rest })
  }
  return { entries, lost }
}
