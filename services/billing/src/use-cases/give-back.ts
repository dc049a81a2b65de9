import type { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import type { BillingContext } from '../context.ts'
import { usableCredits } from '../domain/holdings.ts'
import { givenBackOf, officeShare } from '../domain/office-refund.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { readHoldings } from '../store/ledger.ts'
import { askOfficeRefund, findAnyPayment, findOfficeRefund } from '../store/office-refunds.ts'
import type { PaymentRow } from '../store/payments.ts'
import { findSubscription } from '../store/subscriptions.ts'
import type { BillingTables } from '../store/tables.ts'
import { clawBack } from './claw-back.ts'
import { tellWallet } from './end-reservation.ts'
import { openWallet } from './open-wallet.ts'
import { reconcilePayment } from './reconcile.ts'
import { completed } from './refund-payment.ts'
import { lotsOf } from './take-back.ts'

type Requests = typeof billingOfficeRequests
type Wanted = Static<Requests['billing.give-back']['input']>
type Part = Pick<Wanted, 'paymentId' | 'cents' | 'credits'>

/** Whether more of a payment can be given back here: by who took it, to somebody who has an account. */
export const isRefundable = (row: PaymentRow, provider: PaymentProvider | null): boolean =>
  row.provider === provider?.name &&
  row.erased_at === null &&
  !row.disputed &&
  givenBackOf(row) < row.amount_cents

async function shareOf(tx: Transaction<BillingTables>, row: PaymentRow, part: Part) {
  const lots = await lotsOf(tx, row)
  const granted = lots.reduce((sum, lot) => sum + lot.granted - lot.expired, 0)
  const references = lots.map(({ reference }) => reference)
  return { ...officeShare(row, granted, part), references }
}

/** What giving so much of a payment back would do; nothing is changed. */
export function previewGiveBack(
  { db, clock, payments: { provider } }: BillingContext,
  part: Part,
): Promise<Static<Requests['billing.preview-office-refund']['output']>> {
  return db.transaction().execute(async (tx) => {
    const row = await findAnyPayment(tx, part.paymentId)
    if (row === null) return { outcome: 'unknown' }
    if (!isRefundable(row, provider)) return { outcome: 'not_refundable' }
    const { untilCents, leftCents, creditsTaken } = await shareOf(tx, row, part)
    if (part.cents > leftCents) return { outcome: 'too_much' }
    const now = clock.now()
    const usable = usableCredits(await readHoldings(tx, row.user_id), now)
    return {
      outcome: 'possible',
      preview: {
        cents: part.cents,
        refundableCents: leftCents,
        refundedCents: givenBackOf(row),
        creditsTaken,
        creditsOwed: Math.max(0, creditsTaken - usable),
        endsPlan: untilCents === row.amount_cents && (await paysForNow(tx, row, now)),
      },
    }
  })
}

/** Whether a plan runs on a payment now: given back in whole, it ends. */
async function paysForNow(
  tx: Transaction<BillingTables>,
  { subscription_id: id, upgrade, covers_from: from, covers_to: to }: PaymentRow,
  now: Date,
): Promise<boolean> {
  if (id === null || upgrade || from === null || to === null) return false
  return from <= now && now < to && (await findSubscription(tx, id))?.status !== 'ended'
}

/**
 * Gives so much of a payment back because an administrator says so, whatever the days: the credits go
 * at once, the money follows, by the hourly job where the provider is away. Asked again under an id it
 * changes nothing; of two administrators the second is told that it changed.
 * @throws AppError `payment_unavailable` when the provider cannot be asked what came back so far
 */
export async function giveBack(
  context: BillingContext,
  wanted: Wanted,
): Promise<Static<Requests['billing.give-back']['output']>> {
  const { db, clock, log, payments } = context
  const { provider } = payments
  const found = await findAnyPayment(db, wanted.paymentId)
  if (found === null) return { outcome: 'unknown' }
  const before = await findOfficeRefund(db, wanted.id)
  if (provider === null || (before === null && !isRefundable(found, provider)))
    return { outcome: 'not_refundable' }
  const asked = { context, provider }
  // It may have been given back at the provider’s own page, and nobody told us yet.
  if (before === null) await reconcilePayment(asked, found.payment_id)

  const result = await db.transaction().execute(async (tx) => {
    const at = clock.now()
    await openWallet(context, tx, found.user_id, at)
    const repeated = await findOfficeRefund(tx, wanted.id)
    if (repeated !== null) return { outcome: 'done', creditsTaken: repeated.credits } as const
    const row = await findAnyPayment(tx, wanted.paymentId)
    if (row === null) return { outcome: 'unknown' } as const
    if (givenBackOf(row) !== wanted.refundedCents) return { outcome: 'changed' } as const
    // Asking the provider may have shown that a bank takes it back, or its account was erased.
    if (!isRefundable(row, provider)) return { outcome: 'not_refundable' } as const
    const { untilCents, leftCents, creditsTaken, references } = await shareOf(tx, row, wanted)
    if (wanted.cents > leftCents) return { outcome: 'too_much' } as const
    if (creditsTaken > 0)
      await clawBack(tx, {
        userId: row.user_id,
        key: `office-refund:${wanted.id}`,
        subject: `${row.kind}:${row.item}`,
        references,
        credits: creditsTaken,
        at,
      })
    const { id, cents } = wanted
    await askOfficeRefund(tx, row, { id, at, cents, untilCents, credits: creditsTaken })
    await tellWallet(tx, row.user_id)
    return { outcome: 'done', creditsTaken } as const
  })
  context.eventsCommitted()
  if (result.outcome !== 'done') return result
  log.info({ payment: found.id, refund: wanted.id }, 'an administrator gives a payment back')
  return { ...result, pending: !(await completed(asked, [found.id])) }
}
