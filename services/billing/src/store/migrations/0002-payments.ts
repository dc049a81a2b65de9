import { sql, type Kysely } from 'kysely'

/** Whose credits are paid for, and what the payment provider says of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('wallets')
    .addColumn('subscription_id', 'text')
    .addColumn('paid_until', 'timestamptz')
    .execute()

  await db.schema
    .createTable('customers')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('customers_pkey', ['provider', 'user_id'])
    .addUniqueConstraint('customers_once', ['provider', 'customer_id'])
    .execute()

  await db.schema
    .createTable('checkouts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('interval', 'text')
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('session_id', 'text', (c) => c.unique())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('checkouts_kind', sql`kind in ('plan', 'pack')`)
    .addCheckConstraint('checkouts_status', sql`status in ('open', 'complete', 'abandoned')`)
    .addCheckConstraint('checkouts_amounts', sql`amount_cents > 0 and credits > 0`)
    .execute()
  // Two tabs that buy the same at once are led to one payment.
  await sql`create unique index checkouts_open
    on checkouts (user_id, kind, item, coalesce(interval, '')) where status = 'open'`.execute(db)

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('interval', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('period_end', 'timestamptz', (c) => c.notNull())
    .addColumn('paid_until', 'timestamptz', (c) => c.notNull())
    .addColumn('cancel_at_period_end', 'boolean', (c) => c.notNull())
    .addColumn('next_plan', 'text')
    .addColumn('next_interval', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addCheckConstraint(
      'subscriptions_status',
      sql`status in ('active', 'past_due', 'pending', 'ended')`,
    )
    .execute()
  await db.schema
    .createIndex('subscriptions_of_user')
    .on('subscriptions')
    .columns(['user_id', 'started_at'])
    .execute()
  await sql`create index subscriptions_due on subscriptions (period_end)
    where status in ('active', 'past_due')`.execute(db)

  // Kept for seven years: nothing removes payments.
  await db.schema
    .createTable('payments')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('payment_id', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('checkout_id', 'uuid')
    .addColumn('subscription_id', 'text')
    .addColumn('upgrade', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('covers_from', 'timestamptz')
    .addColumn('covers_to', 'timestamptz')
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('refunded_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('disputed', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('taken_back', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('paid_at', 'timestamptz', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addCheckConstraint('payments_kind', sql`kind in ('plan', 'pack')`)
    .addCheckConstraint(
      'payments_amounts',
      sql`amount_cents >= 0 and refunded_cents between 0 and amount_cents and taken_back >= 0`,
    )
    .execute()
  await db.schema
    .createIndex('payments_of_user')
    .on('payments')
    .columns(['user_id', 'paid_at'])
    .execute()

  await db.schema
    .createTable('provider_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('handled_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('provider_events_handled')
    .on('provider_events')
    .column('handled_at')
    .execute()

  // What the checkout without money keeps in place of a payment provider.
  await db.schema
    .createTable('test_objects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'jsonb', (c) => c.notNull())
    .execute()
}
