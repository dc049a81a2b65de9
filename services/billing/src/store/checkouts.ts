import type { Kysely, Selectable } from 'kysely'
import type { Item, ProviderName } from '../domain/payment-provider.ts'
import type { BillingTables, CheckoutTable } from './tables.ts'

export type CheckoutRow = Selectable<CheckoutTable>

export async function findCheckout(
  db: Kysely<BillingTables>,
  id: string,
): Promise<CheckoutRow | null> {
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Open purchases of a user, at any provider. */
export const openCheckouts = (db: Kysely<BillingTables>, userId: string): Promise<CheckoutRow[]> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .execute()

/** The open purchase of that thing; the given one becomes it where there is none. */
export async function openCheckout(
  db: Kysely<BillingTables>,
  fresh: {
    id: string
    userId: string
    provider: ProviderName
    item: Item
    amountCents: number
    credits: number
    at: Date
    expiresAt: Date
  },
): Promise<CheckoutRow> {
  const { item } = fresh
  const interval = item.kind === 'plan' ? item.interval : null
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await db
      .insertInto('checkouts')
      .values({
        id: fresh.id,
        user_id: fresh.userId,
        provider: fresh.provider,
        kind: item.kind,
        item: item.id,
        interval,
        amount_cents: fresh.amountCents,
        credits: fresh.credits,
        session_id: null,
        created_at: fresh.at,
        expires_at: fresh.expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db
      .selectFrom('checkouts')
      .selectAll()
      .where('user_id', '=', fresh.userId)
      .where('status', '=', 'open')
      .where('kind', '=', item.kind)
      .where('item', '=', item.id)
      .where((eb) =>
        interval === null ? eb('interval', 'is', null) : eb('interval', '=', interval),
      )
      .executeTakeFirst()
    // Ended between the two statements by somebody else: the next attempt makes it.
    if (row !== undefined) return row
  }
  throw new Error(`The checkout of ${fresh.userId} was not made`)
}

export async function setSession(
  db: Kysely<BillingTables>,
  id: string,
  sessionId: string,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute()
}

/** What is complete stays so. */
export async function endCheckout(
  db: Kysely<BillingTables>,
  id: string,
  status: 'complete' | 'abandoned',
  { subscriptionId = null }: { subscriptionId?: string | null } = {},
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status, ...(subscriptionId !== null && { subscription_id: subscriptionId }) })
    .where('id', '=', id)
    .where('status', '<>', 'complete')
    .execute()
}

/** Ends purchases that were begun at providers that are not in use any more. */
export async function abandonOpenCheckouts(
  db: Kysely<BillingTables>,
  providers: readonly ProviderName[],
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: 'abandoned' })
    .where('provider', 'in', [...providers])
    .where('status', '=', 'open')
    .execute()
}
