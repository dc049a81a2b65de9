import { sql, type Kysely } from 'kysely'

/** Refunds that were asked for without a reason, and payments that outlive their account. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('refund_asked_at', 'timestamptz')
    .addColumn('refund_cents', 'integer')
    .addColumn('refund_credits', 'integer')
    .addColumn('erased_at', 'timestamptz')
    .execute()
  await sql`alter table payments add constraint payments_refund check (
    (refund_asked_at is null) = (refund_cents is null)
    and (refund_asked_at is null) = (refund_credits is null)
    and coalesce(refund_cents between 0 and amount_cents, true))`.execute(db)
  await sql`create index payments_refund_open on payments (id)
    where refund_asked_at is not null and refunded_cents < refund_cents`.execute(db)
  await db.schema.createIndex('payments_by_age').on('payments').column('paid_at').execute()
}
