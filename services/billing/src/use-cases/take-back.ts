import type { Transaction } from 'kysely'
import { creditsToTake, lotsPaidBy } from '../domain/take-back.ts'
import type { ProviderPayment } from '../domain/payment-provider.ts'
import { lotsWith, type GrantedLot } from '../store/lots.ts'
import { paymentsOfSubscription, updatePayment, type PaymentRow } from '../store/payments.ts'
import type { BillingTables } from '../store/tables.ts'
import { clawBack } from './claw-back.ts'
import { grantCredits } from './grant-credits.ts'

/** What the lot of a pack is known by. */
export const packReference = (paymentId: string): string => `payment:${paymentId}`

/**
 * Takes credits back as far as their payment was, or gives them again when a dispute was won. The
 * wallet must be locked.
 * @param monthEnd when credits of a plan go that come back
 * @returns whether anything was taken or given
 */
export async function followPayment(
  tx: Transaction<BillingTables>,
  row: PaymentRow,
  state: ProviderPayment,
  { at, monthEnd }: { at: Date; monthEnd: Date },
): Promise<boolean> {
  const grows = state.refundedCents > row.refunded_cents || (state.disputed && !row.disputed)
  if (!grows && state.refundedCents === row.refunded_cents && state.disputed === row.disputed)
    return false
  const lots = await lotsOf(tx, row)
  const credits = lots.reduce((sum, { granted, expired }) => sum + granted - expired, 0)
  // What was asked for here went when it was asked for, not by the share of the money.
  const isAsked = row.refund_cents !== null && state.refundedCents <= row.refund_cents
  const due = isAsked && !state.disputed ? (row.refund_credits ?? 0) : creditsToTake(credits, state)
  const takenBack = grows ? Math.max(due, row.taken_back) : Math.min(due, row.taken_back)
  const change = takenBack - row.taken_back
  const subject = `${row.kind}:${row.item}`
  const references = lots.map(({ reference }) => reference)
  if (change > 0)
    await clawBack(tx, {
      userId: row.user_id,
      key: `back:${row.id}:${row.revision}`,
      subject,
      references,
      credits: change,
      at,
    })
  if (change < 0)
    await grantCredits(tx, {
      userId: row.user_id,
      key: `returned:${row.id}:${row.revision}`,
      kind: 'refund',
      source: 'refund',
      subject,
      credits: -change,
      expiresAt: row.kind === 'pack' ? null : monthEnd,
      reference: references[0] ?? packReference(row.payment_id),
      at,
    })
  await updatePayment(tx, row.id, {
    refundedCents: state.refundedCents,
    disputed: state.disputed,
    takenBack,
  })
  return true
}

/** The lots that came with a payment. */
export async function lotsOf(
  tx: Transaction<BillingTables>,
  row: PaymentRow,
): Promise<GrantedLot[]> {
  const { user_id: userId, subscription_id: subscriptionId } = row
  if (subscriptionId === null) return lotsWith(tx, userId, packReference(row.payment_id))
  const lots = await lotsWith(tx, userId, subscriptionId)
  const payments = (await paymentsOfSubscription(tx, subscriptionId)).flatMap((payment) =>
    payment.covers_from === null || payment.covers_to === null
      ? []
      : [
          {
            id: payment.id,
            upgrade: payment.upgrade,
            from: payment.covers_from,
            to: payment.covers_to,
          },
        ],
  )
  const months = lots.map((lot) => ({ ...lot, ...monthOf(lot.reference, subscriptionId) }))
  return lotsPaidBy(row.id, payments, months)
}

/** Reads `<subscription>:<first moment of the month>`, with `:upgrade` after it perhaps. */
function monthOf(reference: string, subscriptionId: string): { month: Date; upgrade: boolean } {
  const rest = reference.slice(subscriptionId.length + 1)
  const upgrade = rest.endsWith(':upgrade')
  return { month: new Date(upgrade ? rest.slice(0, -':upgrade'.length) : rest), upgrade }
}
