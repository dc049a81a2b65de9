import { inboxCleaning } from '@lumen/database/inbox'
import type { BillingContext } from '../context.ts'
import { forgetEvents } from '../store/provider-events.ts'
import { removePaymentsBefore } from '../store/erasure.ts'
import { announceRenewals } from '../use-cases/announce-renewals.ts'
import { endTestPurchases } from '../use-cases/end-test-purchases.ts'
import { completeRefunds } from '../use-cases/refund-payment.ts'
import { reconcileDue } from '../use-cases/reconcile-due.ts'
import { releaseOverdue } from '../use-cases/release-overdue.ts'
import { renewWallets } from '../use-cases/renew-wallets.ts'

/** Events are sent again for three days; far beyond that nobody asks for them. */
const eventDays = 90

/** The privacy policy says so. */
const paymentYears = 7

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
    'billing.reconcile-due': async ({ signal }: { signal: AbortSignal }) => {
      const { seen, failed } = await reconcileDue(context, signal)
      const before = new Date(context.clock.now().getTime() - eventDays * 24 * 3_600_000)
      await forgetEvents(context.db, before)
      context.log.info({ seen }, 'looked at subscriptions whose period is over')
      await endTestPurchases(context)
      const open = await completeRefunds(context)
      if (open > 0) context.log.error({ open }, 'refunds are on their way still')
      if (failed > 0) throw new Error(`${failed} subscriptions could not be looked at`)
    },
    'billing.announce-renewals': async ({ signal }: { signal: AbortSignal }) => {
      const { told, failed } = await announceRenewals(context, signal)
      context.log.info({ told }, 'told of plans that renew soon')
      if (failed > 0) throw new Error(`${failed} renewals could not be announced`)
    },
    'billing.remove-old-payments': async () => {
      const before = new Date(context.clock.now())
      before.setUTCFullYear(before.getUTCFullYear() - paymentYears)
      const removed = await removePaymentsBefore(context.db, before)
      context.log.info({ removed }, 'removed records of payments')
    },
    'billing.clean-inbox': inboxCleaning(context),
  }
}
