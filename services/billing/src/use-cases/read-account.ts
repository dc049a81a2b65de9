import type { billingRequests } from '@lumen/contracts/billing/bus'
import type { Static } from 'typebox'
import type { BillingContext } from '../context.ts'
import { usableCredits } from '../domain/holdings.ts'
import { planOf } from '../domain/quota.ts'
import { readHoldings } from '../store/ledger.ts'
import { openWallet } from './open-wallet.ts'

type Account = Static<(typeof billingRequests)['billing.read-account']['output']>

/** What others show of a user. One point for each credit that was spent. */
export function readAccount(context: BillingContext, userId: string): Promise<Account> {
  return context.db.transaction().execute(async (tx) => {
    const now = context.clock.now()
    const { plan, vipPoints, version } = await openWallet(context, tx, userId, now)
    return {
      credits: usableCredits(await readHoldings(tx, userId), now),
      vipPoints,
      plan,
      companions: planOf(plan).companions,
      version,
    }
  })
}
