import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { ProviderName, ProviderSubscription } from '../domain/payment-provider.ts'
import type { BillingTables, SubscriptionTable } from './tables.ts'

export type SubscriptionRow = Selectable<SubscriptionTable>

const live = ['active', 'past_due'] as const

export async function findSubscription(
  db: Kysely<BillingTables>,
  id: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Subscriptions of a user that run at that provider; the oldest is the one that counts. */
export const liveSubscriptions = (
  db: Kysely<BillingTables>,
  provider: ProviderName,
  userId: string,
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('status', 'in', live)
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/** Keeps what the provider said. What was once paid stays paid. */
export async function saveSubscription(
  tx: Transaction<BillingTables>,
  provider: ProviderName,
  userId: string,
  state: ProviderSubscription,
): Promise<void> {
  const said = {
    plan: state.plan,
    interval: state.interval,
    status: state.status,
    started_at: state.startedAt,
    period_end: state.periodEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    next_plan: state.next?.plan ?? null,
    next_interval: state.next?.interval ?? null,
  }
  await tx
    .insertInto('subscriptions')
    .values({ id: state.id, user_id: userId, provider, paid_until: state.paidUntil, ...said })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...said,
        paid_until: sql<Date>`greatest(subscriptions.paid_until, excluded.paid_until)`,
        revision: sql<number>`subscriptions.revision + 1`,
      }),
    )
    .execute()
}

export async function endSubscriptionRow(
  tx: Transaction<BillingTables>,
  id: string,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({ status: 'ended', revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Subscriptions whose period is over and of which nothing was heard; a page after `after`. */
export const dueSubscriptions = (
  db: Kysely<BillingTables>,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', live)
    .where('period_end', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** All that run at these providers. */
export const liveSubscriptionsAt = (
  db: Kysely<BillingTables>,
  providers: readonly ProviderName[],
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', 'in', [...providers])
    .where('status', 'in', live)
    .execute()
