import type { Kysely, Transaction } from 'kysely'
import type { PaymentRow } from './payments.ts'
import type { BillingTables } from './tables.ts'

/** What was given back under an id, by an administrator; null: nothing was. */
export async function findOfficeRefund(db: Kysely<BillingTables>, id: string) {
  const row = await db
    .selectFrom('office_refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** A payment by our id, whoever’s it is. */
export async function findAnyPayment(
  db: Kysely<BillingTables>,
  id: string,
): Promise<PaymentRow | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Notes that so much of a payment is to come back, in all, and the credits that went with it now. */
export async function askOfficeRefund(
  tx: Transaction<BillingTables>,
  payment: PaymentRow,
  asked: { id: string; at: Date; cents: number; untilCents: number; credits: number },
): Promise<void> {
  const { id, at, cents, untilCents, credits } = asked
  const takenBack = payment.taken_back + credits
  await tx
    .insertInto('office_refunds')
    .values({ id, payment_id: payment.id, cents, credits, asked_at: at })
    .execute()
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refund_cents: untilCents,
      refund_credits: takenBack,
      taken_back: takenBack,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', payment.id)
    .execute()
}
