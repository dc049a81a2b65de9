import { newId } from '@lumen/database/ids'
import type { BillingContext } from '../context.ts'
import { customersOf } from '../store/customers.ts'
import { eraseLedger, pseudonymisePayments } from '../store/erasure.ts'
import { lockWallet } from '../store/wallets.ts'

/**
 * Ends what a user pays for and erases their wallet. Records of payments stay for as long as the law
 * wants them, under a pseudonym that leads nowhere. Asked again it changes nothing.
 * @throws AppError `payment_unavailable` when the provider does not answer: nothing was erased then
 */
export async function eraseUser(context: BillingContext, userId: string): Promise<void> {
  const { db, payments, clock, log } = context
  for (const { provider, customer_id: customerId } of await customersOf(db, userId)) {
    // First of all: nobody may be charged for an account that is gone.
    if (provider === payments.provider?.name) await payments.provider.eraseCustomer(customerId)
    else log.warn({ provider }, 'a customer of another provider is left there')
  }
  await db.transaction().execute(async (tx) => {
    await lockWallet(tx, userId)
    await pseudonymisePayments(tx, userId, { pseudonym: newId(), at: clock.now() })
    await eraseLedger(tx, userId)
  })
}
