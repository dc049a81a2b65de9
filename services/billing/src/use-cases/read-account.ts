import type { billingRequests } from '@lumen/contracts/billing/bus'
import type { Static } from 'typebox'
import type { BillingContext } from '../context.ts'
import { usableCredits } from '../domain/holdings.ts'
import { planOf } from '../domain/quota.ts'
import { viewWallet } from './open-wallet.ts'

type Account = Static<(typeof billingRequests)['billing.read-account']['output']>

/** What others show of a user. One point for each credit that was spent. */
export async function readAccount(context: BillingContext, userId: string): Promise<Account> {
  const { wallet, holdings, now } = await viewWallet(context, userId)
  const { plan, vipPoints, version, given } = wallet
  return {
    credits: usableCredits(holdings, now),
    vipPoints,
    plan,
    companions: planOf(plan).companions,
    version,
    ...(given !== null &&
      given.until > now && { givenPlan: given.plan, givenUntil: given.until.toISOString() }),
  }
}
