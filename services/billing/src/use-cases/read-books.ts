import type {
  OfficePayment,
  OfficeSubscription,
  PaymentState,
} from '@lumen/contracts/billing/office-schema'
import type { BillingContext } from '../context.ts'
import { givenBackOf } from '../domain/office-refund.ts'
import { listPayments, listSubscriptions } from '../store/office-lists.ts'
import { findAnyPayment } from '../store/office-refunds.ts'
import { openRefunds, type PaymentRow } from '../store/payments.ts'
import { readProviderEvents } from '../store/provider-events.ts'
import { isRefundable } from './give-back.ts'

type Page = Parameters<typeof listPayments>[1]
const shownFailures = 20

/** Payments as the back office shows them, newest first. */
export async function readPayments(context: BillingContext, page: Page): Promise<OfficePayment[]> {
  return (await listPayments(context.db, page)).map((row) => presentPayment(context, row))
}

/** One payment, whoever’s it is. */
export async function readPayment(
  context: BillingContext,
  id: string,
): Promise<OfficePayment | null> {
  const row = await findAnyPayment(context.db, id)
  return row && presentPayment(context, row)
}

const presentPayment = (
  { payments: { provider } }: BillingContext,
  row: PaymentRow,
): OfficePayment => ({
  id: row.id,
  userId: row.user_id,
  erased: row.erased_at !== null,
  kind: row.kind,
  item: row.item,
  amountCents: row.amount_cents,
  currency: row.currency,
  refundedCents: givenBackOf(row),
  pending: row.refunded_cents < (row.refund_cents ?? 0),
  disputed: row.disputed,
  test: row.provider !== 'stripe',
  paidAt: row.paid_at.toISOString(),
  refundable: isRefundable(row, provider),
})

/** Subscriptions as the back office shows them, the last begun first. */
export async function readSubscriptions(
  { db }: BillingContext,
  page: Page,
): Promise<OfficeSubscription[]> {
  return (await listSubscriptions(db, page)).map((row) => ({
    id: row.id,
    userId: row.user_id,
    plan: row.plan,
    interval: row.interval,
    status: row.status,
    startedAt: row.started_at.toISOString(),
    periodEnd: row.period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    test: row.provider !== 'stripe',
  }))
}

/** Who takes payments, what was last heard of them, and what could not be handled. */
export async function readPaymentState({
  db,
  payments: { provider },
}: BillingContext): Promise<PaymentState> {
  const [{ last, failures }, open] = await Promise.all([
    readProviderEvents(db, shownFailures),
    provider === null ? [] : openRefunds(db, { provider: provider.name }),
  ])
  return {
    provider: provider?.name ?? null,
    lastEvent: last && { type: last.type, at: last.handled_at.toISOString() },
    failures: failures.map(({ id, type, attempts, failed_at, error }) => ({
      id,
      type,
      attempts,
      at: failed_at.toISOString(),
      error,
    })),
    openRefunds: open.length,
  }
}
