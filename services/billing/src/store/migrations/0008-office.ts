import { sql, type Kysely } from 'kysely'

/** What administrators give back, what the provider told in vain, and lists of all users by time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payments drop constraint payments_refund, add constraint payments_refund check (
    (refund_cents is null) = (refund_credits is null)
    and (refund_asked_at is null or refund_cents is not null)
    and coalesce(refund_cents between 0 and amount_cents, true))`.execute(db)
  await sql`drop index payments_refund_open`.execute(db)
  await sql`create index payments_refund_open on payments (id)
    where refunded_cents < refund_cents`.execute(db)
  await db.schema
    .createTable('office_refunds')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('payment_id', 'uuid', (c) =>
      c.notNull().references('payments.id').onDelete('cascade'),
    )
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('office_refunds_amounts', sql`cents > 0 and credits >= 0`)
    .execute()
  await db.schema
    .createIndex('office_refunds_payment')
    .on('office_refunds')
    .column('payment_id')
    .execute()
  await db.schema
    .createTable('provider_event_failures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('failed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('error', 'text', (c) => c.notNull())
    .execute()
  await sql`create index movements_by_time on movements (created_at, id)
    where amount <> 0`.execute(db)
  await db.schema
    .createIndex('payments_by_time')
    .on('payments')
    .columns(['paid_at', 'id'])
    .execute()
  await db.schema
    .createIndex('subscriptions_by_start')
    .on('subscriptions')
    .columns(['started_at', 'id'])
    .execute()
}
