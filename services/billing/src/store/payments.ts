import { newId } from '@lumen/database/ids'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ProviderName, ProviderPayment } from '../domain/payment-provider.ts'
import { noId } from './no-id.ts'
import type { BillingTables, PaymentTable } from './tables.ts'

export type PaymentRow = Selectable<PaymentTable>

/** A payment by the provider's id. */
export async function findPayment(
  db: Kysely<BillingTables>,
  paymentId: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

/** The payment that a purchase was paid with; of a plan its first. */
export async function paymentOfCheckout(
  db: Kysely<BillingTables>,
  checkout: { id: string; user_id: string; subscription_id: string | null },
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', checkout.user_id)
    .where((eb) =>
      checkout.subscription_id === null
        ? eb('checkout_id', '=', checkout.id)
        : eb('subscription_id', '=', checkout.subscription_id),
    )
    .orderBy('paid_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** A payment by our id, of that user only. */
export async function findOwnPayment(
  db: Kysely<BillingTables>,
  userId: string,
  id: string,
): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** US cents that were paid with real money and not given back: in all, and since a moment. */
export async function sumRevenue(
  db: Reader<BillingTables>,
  since: Date,
): Promise<{ totalCents: number; sinceCents: number }> {
  const kept = sql<string | null>`sum(amount_cents - refunded_cents)`
  const row = await db
    .selectFrom('payments')
    .select([
      kept.as('total'),
      sql<string | null>`${kept} filter (where paid_at >= ${since})`.as('recent'),
    ])
    .where('provider', '=', 'stripe')
    .executeTakeFirstOrThrow()
  return { totalCents: Number(row.total ?? 0), sinceCents: Number(row.recent ?? 0) }
}

/** Payments of a user, newest first. */
export const paymentsOf = (db: Kysely<BillingTables>, userId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** All payments of a user at a provider. */
export const paymentsAt = (
  db: Kysely<BillingTables>,
  userId: string,
  provider: ProviderName,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()

/** Notes that a refund was asked for: so much money, and the credits that went with it. */
export async function askRefund(
  tx: Transaction<BillingTables>,
  id: string,
  { at, cents, credits }: { at: Date; cents: number; credits: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refund_asked_at: at,
      refund_cents: cents,
      refund_credits: credits,
      taken_back: eb('taken_back', '+', credits),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Payments that their user asked back with this one; none: it was not asked back. */
export const askedBackWith = (
  db: Kysely<BillingTables>,
  userId: string,
  id: string,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments as asked')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.user_id', '=', 'asked.user_id')
        .onRef('payments.refund_asked_at', '=', 'asked.refund_asked_at')
        .on((eb) =>
          eb.or([
            eb('payments.id', '=', eb.ref('asked.id')),
            eb('payments.subscription_id', '=', eb.ref('asked.subscription_id')),
          ]),
        ),
    )
    .selectAll('payments')
    .where('asked.user_id', '=', userId)
    .where('asked.id', '=', id)
    .execute()

/** Refunds that were asked for and are not through, or whose plan still runs though its user asked. */
export const openRefunds = (
  db: Kysely<BillingTables>,
  which: { ids: readonly string[] } | { provider: ProviderName },
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .leftJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .selectAll('payments')
    .where((eb) =>
      eb.or([
        eb('payments.refunded_cents', '<', eb.ref('payments.refund_cents')),
        eb.and([
          eb('payments.refund_asked_at', 'is not', null),
          eb('subscriptions.status', 'in', ['active', 'past_due']),
        ]),
      ]),
    )
    .where((eb) =>
      'ids' in which
        ? eb('payments.id', 'in', which.ids.length > 0 ? [...which.ids] : [noId])
        : eb('payments.provider', '=', which.provider),
    )
    .orderBy('payments.paid_at')
    .execute()

export const paymentsOfSubscription = (
  db: Kysely<BillingTables>,
  subscriptionId: string,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()

/** Enters a payment that came; nothing when it is there. @returns whether it is new */
export async function insertPayment(
  tx: Transaction<BillingTables>,
  payment: { provider: ProviderName; userId: string; item: string; state: ProviderPayment },
): Promise<boolean> {
  const { state } = payment
  const plan = state.of.kind === 'plan' ? state.of : null
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({
      id: newId(),
      payment_id: state.id,
      user_id: payment.userId,
      provider: payment.provider,
      kind: state.of.kind,
      item: payment.item,
      checkout_id: state.of.kind === 'pack' ? state.of.checkoutId : null,
      subscription_id: plan?.subscriptionId ?? null,
      upgrade: plan?.upgrade ?? false,
      covers_from: plan?.from ?? null,
      covers_to: plan?.to ?? null,
      amount_cents: state.amountCents,
      currency: state.currency,
      paid_at: state.paidAt,
      url: state.url,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes that a payment is given back though nobody asked for it. */
export async function markSurplus(db: Kysely<BillingTables>, paymentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ surplus: true })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Keeps how much of a payment was taken back, in money and in credits. */
export async function updatePayment(
  tx: Transaction<BillingTables>,
  id: string,
  change: { refundedCents: number; disputed: boolean; takenBack: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded_cents: change.refundedCents,
      disputed: change.disputed,
      taken_back: change.takenBack,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
