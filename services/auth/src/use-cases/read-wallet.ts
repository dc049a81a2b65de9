import { billingRequests } from '@lumen/contracts/billing/bus'
import type { AuthContext } from '../context.ts'
import { findWalletCopy, keepWalletCopy, type WalletCopy } from '../store/wallet-copies.ts'

const patienceMs = 300
const nothingKnown: WalletCopy = { version: 0, credits: 0, vipPoints: 0, plan: 'free' }

/** Credits, points and plan of a user, as billing says; what it said last while it does not answer. */
export async function readWallet(context: AuthContext, userId: string): Promise<WalletCopy> {
  const { bus, db, log } = context
  try {
    const account = await bus.request(
      billingRequests,
      'billing.read-account',
      { userId },
      { timeoutMs: patienceMs },
    )
    await keepWalletCopy(db, userId, account)
    return account
  } catch (error) {
    log.warn({ err: error, userId }, 'billing does not answer; what it said last is shown')
    return (await findWalletCopy(db, userId)) ?? nothingKnown
  }
}
