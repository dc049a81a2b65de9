import type { Transaction } from 'kysely'
import { houseAccount, isMoved, move, readHoldings, singleAccount } from '../store/ledger.ts'
import type { BillingTables } from '../store/tables.ts'

/**
 * Takes back credits whose payment was taken back. What of them is spent already becomes debt, which
 * the next credits pay. The wallet must be locked.
 * @param references of the lots that came with the payment
 * @returns whether it was taken back now, not before
 */
export async function clawBack(
  tx: Transaction<BillingTables>,
  taken: {
    userId: string
    key: string
    subject: string
    references: readonly string[]
    credits: number
    at: Date
  },
): Promise<boolean> {
  const { userId, key, subject, references, credits, at } = taken
  if (await isMoved(tx, userId, key)) return false
  const { lots } = await readHoldings(tx, userId)
  let missing = credits
  const entries = lots.flatMap((lot) => {
    const amount = references.includes(lot.reference) ? Math.min(lot.balance, missing) : 0
    missing -= amount
    return amount > 0 ? [{ accountId: lot.accountId, amount: -amount }] : []
  })
  if (missing > 0)
    entries.push({ accountId: await singleAccount(tx, userId, 'debt'), amount: -missing })
  entries.push({ accountId: await houseAccount(tx, 'issued'), amount: credits })
  await move(tx, { userId, kind: 'claw-back', key, subject, amount: -credits, at }, entries)
  return true
}
