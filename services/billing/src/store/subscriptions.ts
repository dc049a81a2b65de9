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

/** All of a user, and whether their credits stayed: they go with a payment that is taken back. */
export const keptSubscriptions = (
  db: Kysely<BillingTables>,
  userId: string,
): Promise<{ id: string; kept: boolean }[]> =>
  db
    .selectFrom('subscriptions')
    .select((eb) => [
      'id',
      eb
        .or([
          eb('status', '<>', 'ended'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.subscription_id', '=', 'subscriptions.id')
                .where('payments.taken_back', '>', 0),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('kept'),
    ])
    .where('user_id', '=', userId)
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
    renewal_cents: state.renewal?.cents ?? null,
    renewal_currency: state.renewal?.currency ?? null,
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

/** Running plans that renew before a moment and whose users were not told so; a page after `after`. */
export const untoldRenewals = (
  db: Kysely<BillingTables>,
  { provider, now, before }: { provider: ProviderName; now: Date; before: Date },
  { after, limit }: { after: string; limit: number },
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', '=', 'active')
    .where('cancel_at_period_end', '=', false)
    .where('period_end', '>', now)
    .where('period_end', '<=', before)
    .where((eb) => eb('renewal_told', 'is distinct from', eb.ref('period_end')))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Notes that the renewal at the end of this period is told; whether it was not before. */
export async function noteRenewalTold(
  tx: Transaction<BillingTables>,
  { id, period_end: periodEnd }: Pick<SubscriptionRow, 'id' | 'period_end'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ renewal_told: periodEnd })
    .where('id', '=', id)
    .where('period_end', '=', periodEnd)
    .where('renewal_told', 'is distinct from', periodEnd)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

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
