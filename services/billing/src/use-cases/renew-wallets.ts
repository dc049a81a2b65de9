import type { BillingContext } from '../context.ts'
import { walletsToRenew } from '../store/wallets.ts'
import { tellWallet } from './end-reservation.ts'
import { openWallet } from './open-wallet.ts'

const batch = 100

/**
 * Lets credits go whose time is over, and gives those of the new month. Run late or twice it does
 * the same. @returns how many wallets
 */
export async function renewWallets(context: BillingContext, signal: AbortSignal): Promise<number> {
  let renewed = 0
  for (;;) {
    const users = await walletsToRenew(context.db, context.clock.now(), batch)
    for (const userId of users) {
      signal.throwIfAborted()
      await context.db.transaction().execute(async (tx) => {
        await openWallet(context, tx, userId, context.clock.now())
        await tellWallet(tx, userId)
      })
      renewed += 1
    }
    context.eventsCommitted()
    if (users.length < batch) return renewed
  }
}
