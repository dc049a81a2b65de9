import { noId } from '../store/no-id.ts'
import type { BillingContext } from '../context.ts'
import { clearEndedGiven, walletsToRenew } from '../store/wallets.ts'
import { tellWallet } from './end-reservation.ts'
import { openWallet } from './open-wallet.ts'

/**
 * Lets credits go whose time is over, and gives those of the new month. Run late or twice it does
 * the same; one that fails does not keep the others waiting. @returns how many wallets
 */
export async function renewWallets(
  context: BillingContext,
  signal: AbortSignal,
  batch = 100,
): Promise<number> {
  let renewed = 0
  let after = noId
  for (;;) {
    const users = await walletsToRenew(context.db, context.clock.now(), { after, limit: batch })
    for (const userId of users) {
      signal.throwIfAborted()
      after = userId
      try {
        await context.db.transaction().execute(async (tx) => {
          const now = context.clock.now()
          await openWallet(context, tx, userId, now)
          await clearEndedGiven(tx, userId, now)
          await tellWallet(tx, userId)
        })
        renewed += 1
      } catch (error) {
        context.log.error({ err: error, userId }, 'could not renew a wallet')
      }
    }
    context.eventsCommitted()
    if (users.length < batch) return renewed
  }
}
