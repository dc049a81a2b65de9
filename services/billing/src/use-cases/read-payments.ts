import type { Checkout, Invoice } from '@lumen/contracts/billing/payment-schema'
import type { Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import { describePayment } from '../domain/describe-movement.ts'
import { statementTextsOf } from '../statement-texts.ts'
import { refundableUntil } from '../domain/refund.ts'
import { endCheckout, findCheckout, type CheckoutRow } from '../store/checkouts.ts'
import { paymentOfCheckout, paymentsAt, paymentsOf, type PaymentRow } from '../store/payments.ts'
import { isWorthLess } from '../domain/provider-rank.ts'
import { reconcileCheckout } from './reconcile.ts'

const statusOf = (row: PaymentRow): Invoice['status'] => {
  if (row.disputed) return 'disputed'
  if (row.refunded_cents === 0) return 'paid'
  return row.refunded_cents < row.amount_cents ? 'partly_refunded' : 'refunded'
}

/** Payments of a user, newest first. Those of the test checkout are none once real ones are taken. */
export async function readInvoices(
  { db, clock, payments: { provider } }: BillingContext,
  userId: string,
  language: Language,
): Promise<Invoice[]> {
  const now = clock.now()
  const name = provider?.name ?? null
  const own = name === null ? [] : await paymentsAt(db, userId, name)
  return (await paymentsOf(db, userId))
    .filter((row) => !isWorthLess(row.provider, name))
    .map((row) => ({
      id: row.id,
      date: row.paid_at.toISOString(),
      description: describePayment(row, statementTextsOf(language)),
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
      currency: row.currency,
      test: row.provider !== 'stripe',
      status: statusOf(row),
      url: row.url,
      refundableUntil:
        row.provider === name ? (refundableUntil(row, own, now)?.toISOString() ?? null) : null,
      refundPending: row.refund_cents !== null && row.refunded_cents < row.refund_cents,
    }))
}

/** A purchase as it stands: what was paid may have been given back meanwhile. */
export async function presentCheckout({ db }: BillingContext, row: CheckoutRow): Promise<Checkout> {
  const payment = row.status === 'complete' ? await paymentOfCheckout(db, row) : null
  const isRefunded = payment !== null && statusOf(payment) === 'refunded'
  return {
    id: row.id,
    kind: row.kind,
    item: row.item,
    interval: row.interval,
    status: isRefunded ? 'refunded' : row.status,
    credits: row.credits,
    amountCents: row.amount_cents,
    ...(isRefunded && payment.surplus && { surplus: true }),
  }
}

/** A purchase of that user. @throws AppError `not_found`, alike for nobody's and somebody else's */
export async function findOwnCheckout(
  { db }: BillingContext,
  userId: string,
  id: string,
): Promise<CheckoutRow> {
  const row = await findCheckout(db, id)
  if (row?.user_id !== userId) throw new AppError('not_found', 'There is no such purchase')
  return row
}

/**
 * What became of a purchase. Whoever comes back from paying before the provider told us of it finds
 * it complete all the same.
 */
export async function readCheckout(
  context: BillingContext,
  userId: string,
  id: string,
): Promise<Checkout> {
  const row = await findOwnCheckout(context, userId, id)
  const { provider } = context.payments
  if (row.status !== 'open') return presentCheckout(context, row)
  if (provider !== null && provider.name === row.provider && row.session_id !== null)
    await reconcileCheckout({ context, provider }, row.session_id)
  else if (row.expires_at <= context.clock.now()) await endCheckout(context.db, id, 'abandoned')
  return presentCheckout(context, await findOwnCheckout(context, userId, id))
}
