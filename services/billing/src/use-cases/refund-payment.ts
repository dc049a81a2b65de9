import { refundDays } from '@lumen/contracts/plans'
import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import {
  findOwnPayment,
  findPayment,
  paymentsOfSubscription,
  type PaymentRow,
} from '../store/payments.ts'
import { findProvider } from './find-provider.ts'
import { endSubscription, reconcilePayment } from './reconcile.ts'

const dayMs = 24 * 3_600_000

/** Until when a payment is given back without a reason; null: it is not. */
export function refundableUntil(payment: PaymentRow, now: Date): Date | null {
  const until = new Date(payment.paid_at.getTime() + refundDays * dayMs)
  const isWhole = payment.refunded_cents === 0 && !payment.disputed && payment.amount_cents > 0
  return isWhole && now <= until ? until : null
}

/**
 * Gives a payment back, and with a plan all that was paid for it in the last days; the plan ends. Its
 * credits go, those that were spent become debt.
 * @throws AppError `not_found`, `not_refundable`
 */
export async function refundPayment(
  context: BillingContext,
  userId: string,
  id: string,
): Promise<{ refundedCents: number; creditsTakenBack: number }> {
  const asked = { context, provider: findProvider(context) }
  const { db, clock, log } = context
  const payment = await findOwnPayment(db, userId, id)
  if (payment === null) throw new AppError('not_found', 'There is no such payment')
  const now = clock.now()
  const isRefundable = (row: PaymentRow) =>
    row.provider === asked.provider.name && refundableUntil(row, now) !== null
  if (!isRefundable(payment))
    throw new AppError('not_refundable', `Payments are given back for ${refundDays} days, once`)
  const { subscription_id: subscriptionId } = payment
  const payments =
    subscriptionId === null
      ? [payment]
      : (await paymentsOfSubscription(db, subscriptionId)).filter(isRefundable)
  log.info({ payments: payments.map((row) => row.id) }, 'giving payments back')
  let refundedCents = 0
  let creditsTakenBack = 0
  for (const row of payments) await asked.provider.refund(row.payment_id)
  if (subscriptionId !== null) await endSubscription(asked, subscriptionId)
  for (const row of payments) {
    await reconcilePayment(asked, row.payment_id)
    const after = await findPayment(db, row.payment_id)
    refundedCents += (after?.refunded_cents ?? 0) - row.refunded_cents
    creditsTakenBack += (after?.taken_back ?? 0) - row.taken_back
  }
  return { refundedCents, creditsTakenBack }
}
