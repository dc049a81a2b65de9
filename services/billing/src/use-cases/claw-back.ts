import type { Transaction } from 'kysely'
import { usableLots, type Lot } from '../domain/holdings.ts'
import { isMoved, move, readHoldings, singleAccount } from '../store/ledger.ts'
import type { BillingTables } from '../store/tables.ts'

/**
 * Takes back credits whose payment was taken back. What of them is spent already is
 * taken from the other credits that are there, and becomes debt where those do not suffice. The
 * wallet must be locked.
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
  const lots = usableLots(await readHoldings(tx, userId), at)
  const isOwn = ({ reference }: Lot) => references.includes(reference)
  let missing = credits
  const inTurn = [...lots.filter(isOwn), ...lots.filter((lot) => !isOwn(lot))]
  const entries = inTurn.flatMap((lot) => {
    const amount = Math.min(lot.balance, missing)
    missing -= amount
    return amount > 0 ? [{ accountId: lot.accountId, amount: -amount }] : []
  })
  if (missing > 0)
    entries.push({ accountId: await singleAccount(tx, userId, 'debt'), amount: -missing })
  entries.push({ accountId: 'issued', amount: credits })
  await move(tx, { userId, kind: 'claw-back', key, subject, amount: -credits, at }, entries)
  return true
}
