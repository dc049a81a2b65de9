import { billingRequests } from '@lumen/contracts/billing/bus'
import type { AuthContext } from '../context.ts'
import { findWalletCopy, keepWalletCopy, type WalletCopy } from '../store/wallet-copies.ts'

/** What a page shows of a wallet; null where billing never told. */
export type ShownWallet =
  | Pick<WalletCopy, 'credits' | 'vipPoints' | 'plan'>
  | { credits: null; vipPoints: null; plan: 'free' }

/** How long billing is waited for beside what it said last, and without that; milliseconds. */
const patienceMs = { withCopy: 300, without: 1_500 }
const nothingKnown = { credits: null, vipPoints: null, plan: 'free' } as const

/** Credits, points and plan of a user, as billing says; what it said last while it does not answer. */
export async function readWallet(context: AuthContext, userId: string): Promise<ShownWallet> {
  const { bus, db, log } = context
  const copy = await findWalletCopy(db, userId)
  try {
    const account = await bus.request(
      billingRequests,
      'billing.read-account',
      { userId },
      { timeoutMs: copy === null ? patienceMs.without : patienceMs.withCopy },
    )
    await keepWalletCopy(db, userId, account)
    return account
  } catch (error) {
    log.warn({ err: error, userId }, 'billing does not answer; what it said last is shown')
    return copy ?? nothingKnown
  }
}
