import type { ErasureReport } from '@lumen/contracts/erasure'
import { markErased } from '@lumen/database/erased-users'
import { newId } from '@lumen/database/ids'
import { eraseUserIn } from '@lumen/service/erase-user'
import type { BillingContext } from '../context.ts'
import { customersOf } from '../store/customers.ts'
import { eraseLedger, pseudonymisePayments } from '../store/erasure.ts'
import { lockWallet } from '../store/wallets.ts'

/**
 * Ends what a user pays for and erases their wallet. Records of payments stay for as long as the law
 * wants them, under a pseudonym that leads nowhere. Asked again it changes nothing.
 * @throws AppError `payment_unavailable` when the provider does not answer: nothing was erased then
 */
export async function eraseUser(context: BillingContext, userId: string): Promise<ErasureReport> {
  const { db, payments, clock, log } = context
  for (const { provider, customer_id: customerId } of await customersOf(db, userId)) {
    // First of all: nobody may be charged for an account that is gone.
    if (provider === payments.provider?.name) await payments.provider.eraseCustomer(customerId)
    else log.warn({ provider }, 'a customer of another provider is left there')
  }
  await markErased(db, userId)
  const books = await db.transaction().execute(async (tx) => {
    await lockWallet(tx, userId)
    const kept = await pseudonymisePayments(tx, userId, { pseudonym: newId(), at: clock.now() })
    return { ...(await eraseLedger(tx, userId)), ...(kept > 0 && { 'payments kept': kept }) }
  })
  const { done, erased } = await eraseUserIn(context, userId, { rows: [] })
  return { done, erased: { ...books, ...erased } }
}
