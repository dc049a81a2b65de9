import type { Transaction } from 'kysely'
import type { Entry, LotSource } from '../domain/holdings.ts'
import { insertLot, isMoved, move, readHoldings, singleAccount } from '../store/ledger.ts'
import type { MovementKind } from '../domain/movement-kind.ts'
import type { BillingTables } from '../store/tables.ts'

export type Grant = {
  userId: string
  /** A second grant with it changes nothing. */
  key: string
  source: LotSource
  subject: string
  credits: number
  expiresAt: Date | null
  reference: string
  at: Date
  /** Where it comes from: new (`issued`), or spent before. */
  from?: 'issued' | 'spent'
  kind?: MovementKind
}

/**
 * Gives credits; what is owed is paid first. The wallet must be locked.
 * @returns whether it was given now, not before
 */
export async function grantCredits(
  tx: Transaction<BillingTables>,
  { userId, key, source, subject, credits, expiresAt, reference, at, ...how }: Grant,
): Promise<boolean> {
  if (await isMoved(tx, userId, key)) return false
  const { debt } = await readHoldings(tx, userId)
  const paid = Math.min(debt, credits)
  const rest = credits - paid
  const entries: Entry[] = [{ accountId: how.from ?? 'issued', amount: -credits }]
  if (paid > 0) entries.push({ accountId: await singleAccount(tx, userId, 'debt'), amount: paid })
  // Even when all of it pays a debt: the lot says what came, should its payment be taken back.
  const lot = await insertLot(tx, { userId, source, granted: credits, expiresAt, reference, at })
  if (rest > 0) entries.push({ accountId: lot, amount: rest })
  await move(tx, { userId, kind: how.kind ?? 'grant', key, subject, amount: credits, at }, entries)
  return true
}
