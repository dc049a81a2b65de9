import * as initial from './0001-initial.ts'
import * as payments from './0002-payments.ts'
import * as refunds from './0003-refunds.ts'
import * as openAccounts from './0004-open-accounts.ts'
import * as erasure from './0005-erasure.ts'
import * as notices from './0006-notices.ts'
import * as office from './0008-office.ts'
import * as givenPlans from './0010-given-plans.ts'
import * as entriesOfAccount from './0011-entries-of-account.ts'
import * as checkoutSubscriptions from './0012-checkout-subscriptions.ts'
import * as traces from './0013-traces.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = {
  '0001-initial': initial,
  '0002-payments': payments,
  '0003-refunds': refunds,
  '0004-open-accounts': openAccounts,
  '0005-erasure': erasure,
  '0006-notices': notices,
  '0008-office': office,
  '0010-given-plans': givenPlans,
  '0011-entries-of-account': entriesOfAccount,
  '0012-checkout-subscriptions': checkoutSubscriptions,
  '0013-traces': traces,
}
