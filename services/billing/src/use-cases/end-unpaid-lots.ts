import type { Transaction } from 'kysely'
import type { ProviderName } from '../domain/payment-provider.ts'
import { move } from '../store/ledger.ts'
import { lotsFrom } from '../store/lots.ts'
import type { BillingTables } from '../store/tables.ts'

/** Takes what is unspent of lots that came with payments at these providers. The wallet must be locked. */
export async function endUnpaidLots(
  tx: Transaction<BillingTables>,
  userId: string,
  providers: readonly ProviderName[],
  at: Date,
): Promise<void> {
  for (const { accountId, balance } of await lotsFrom(tx, userId, providers)) {
    // What was reserved comes back to its lot and is ended another time.
    const key = `test-ended:${accountId}:${at.toISOString()}`
    await move(tx, { userId, kind: 'claw-back', key, subject: 'test', amount: -balance, at }, [
      { accountId, amount: -balance },
      { accountId: 'issued', amount: balance },
    ])
  }
}
