import type { ErasureReport } from '@lumen/contracts/erasure'
import { newId } from '@lumen/database/ids'
import { eraseUserIn, type ErasureStep } from '@lumen/service/erase-user'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { customersOf } from '../store/customers.ts'
import { eraseSomeMovements, eraseWallet, pseudonymisePayments } from '../store/erasure.ts'
import type { BillingTables } from '../store/tables.ts'
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
  /** All that moves a user's credits waits for their wallet: each step gives it back soon. */
  const holdingWallet =
    (erase: (tx: Transaction<BillingTables>) => ReturnType<ErasureStep>): ErasureStep =>
    () =>
      db.transaction().execute(async (tx) => {
        await lockWallet(tx, userId)
        return erase(tx)
      })
  return eraseUserIn(context, userId, {
    rows: [
      holdingWallet((tx) => eraseSomeMovements(tx, userId)),
      { table: 'reservations' },
      holdingWallet(async (tx) => {
        const at = clock.now()
        const kept = await pseudonymisePayments(tx, userId, { pseudonym: newId(), at })
        // What moved since the last step.
        const late = await eraseSomeMovements(tx, userId)
        const wallet = await eraseWallet(tx, userId)
        return { erased: { ...late.erased, ...wallet, 'payments kept': kept }, more: false }
      }),
    ],
  })
}
