import type { PlanId } from '@lumen/contracts/plans'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BillingTables, Interval, WalletTable } from './tables.ts'

export type Wallet = {
  userId: string
  plan: PlanId
  interval: Interval
  anchor: Date
  renewsAt: Date
  vipPoints: number
  version: number
  /** Who pays for the plan; null: nobody. */
  subscriptionId: string | null
  /** Months that begin from then on are not paid; null: none need be. */
  paidUntil: Date | null
}

const opened = (row: Selectable<WalletTable>): Wallet => ({
  userId: row.user_id,
  plan: row.plan,
  interval: row.interval,
  anchor: row.anchor,
  renewsAt: row.renews_at,
  vipPoints: row.vip_points,
  version: row.version,
  subscriptionId: row.subscription_id,
  paidUntil: row.paid_until,
})

const locked = (tx: Transaction<BillingTables>, userId: string) =>
  tx.selectFrom('wallets').selectAll().where('user_id', '=', userId).forUpdate()

/** The wallet, locked until the transaction ends: all that moves a user's credits goes one by one. */
export async function lockWallet(
  tx: Transaction<BillingTables>,
  userId: string,
): Promise<Wallet | null> {
  const row = await locked(tx, userId).executeTakeFirst()
  return row ? opened(row) : null
}

/** Locks the wallet that a reservation is of. */
export async function lockWalletOf(
  tx: Transaction<BillingTables>,
  reservationId: string,
): Promise<void> {
  await tx
    .selectFrom('wallets')
    .innerJoin('reservations', 'reservations.user_id', 'wallets.user_id')
    .select('wallets.user_id')
    .where('reservations.id', '=', reservationId)
    .forUpdate('wallets')
    .execute()
}

/** The same without waiting; null when somebody holds it, or it is not there. */
export async function lockWalletIfFree(
  tx: Transaction<BillingTables>,
  userId: string,
): Promise<Wallet | null> {
  const row = await locked(tx, userId).skipLocked().executeTakeFirst()
  return row ? opened(row) : null
}

/** The wallet as it was last committed. */
export async function findWallet(
  db: Kysely<BillingTables>,
  userId: string,
): Promise<Wallet | null> {
  const row = await db
    .selectFrom('wallets')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? opened(row) : null
}

/** Makes a wallet where there is none. @returns whether it was made */
export async function insertWallet(
  tx: Transaction<BillingTables>,
  wallet: { userId: string; plan: PlanId; anchor: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('wallets')
    .values({
      user_id: wallet.userId,
      plan: wallet.plan,
      anchor: wallet.anchor,
      renews_at: wallet.anchor,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that clients have something new to see, points among it. @returns the new version */
export async function raiseVersion(
  tx: Transaction<BillingTables>,
  userId: string,
  points = 0,
): Promise<number> {
  const { version } = await tx
    .updateTable('wallets')
    .set((eb) => ({
      version: eb('version', '+', 1),
      vip_points: eb('vip_points', '+', points),
    }))
    .where('user_id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Puts a wallet on a plan; `anchor`: when its months begin. What is due of this one is looked at anew. */
export async function setPlan(
  tx: Transaction<BillingTables>,
  userId: string,
  to: Pick<Wallet, 'plan' | 'interval' | 'anchor' | 'subscriptionId' | 'paidUntil'>,
): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({
      plan: to.plan,
      interval: to.interval,
      anchor: to.anchor,
      renews_at: to.anchor,
      subscription_id: to.subscriptionId,
      paid_until: to.paidUntil,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Wallets whose month is over, or that hold credits whose time is over; a page after `after`. */
export async function walletsToRenew(
  db: Kysely<BillingTables>,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('wallets')
    .select('user_id')
    .where('renews_at', '<=', now)
    .where('user_id', '>', after)
    .union(
      db
        .selectFrom('accounts')
        .select((eb) => eb.ref('user_id').$notNull().as('user_id'))
        .where('user_id', '>', after)
        .where('expires_at', '<=', now)
        .where('balance', '>', 0),
    )
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Notes until when the credits of this month are given. */
export async function setRenewal(
  tx: Transaction<BillingTables>,
  userId: string,
  at: Date,
): Promise<void> {
  await tx.updateTable('wallets').set({ renews_at: at }).where('user_id', '=', userId).execute()
}
