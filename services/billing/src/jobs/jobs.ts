import { inboxCleaning } from '@lumen/database/inbox'
import type { BillingContext } from '../context.ts'
import { releaseOverdue } from '../use-cases/release-overdue.ts'
import { renewWallets } from '../use-cases/renew-wallets.ts'

/** Scheduled work of the service. */
export function billingJobs(context: BillingContext) {
  return {
    'billing.release-overdue': async ({ signal }: { signal: AbortSignal }) => {
      const released = await releaseOverdue(context, signal)
      if (released > 0) context.log.warn({ released }, 'released reservations nobody settled')
    },
    'billing.renew-wallets': async ({ signal }: { signal: AbortSignal }) => {
      const renewed = await renewWallets(context, signal)
      context.log.info({ renewed }, 'renewed wallets')
    },
    'billing.clean-inbox': inboxCleaning(context),
  }
}
