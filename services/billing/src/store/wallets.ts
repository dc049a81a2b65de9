import type { PlanId } from '@lumen/contracts/plans'
import { defineStatement, runInOneTrip, type Statement } from '@lumen/database/statements'
import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Holdings } from '../domain/holdings.ts'
import { holdingsIn, holdingsOf } from './ledger.ts'
import { openedReservation, reservationOf, type Reservation } from './reservations.ts'
import type { BillingTables, Interval, WalletTable } from './tables.ts'

/** What whoever moves credits of a user needs, as the lock of the wallet found it. */
export type Hold = {
  userId: string
  version: number
  /** The account of reserved credits; null: they never had one, or it is being made. */
  heldAccount: string | null
}

export type Wallet = Hold & {
  plan: PlanId
  interval: Interval
  anchor: Date
  renewsAt: Date
  vipPoints: number
  /** Who pays for the plan; null: nobody. */
  subscriptionId: string | null
  /** Months that begin from then on are not paid; null: none need be. */
  paidUntil: Date | null
  /** What an administrator gave; it counts where it is better, until then. */
  given: { plan: PlanId; until: Date } | null
}

type Row = Selectable<WalletTable> & { held_account: string | null }

const opened = (row: Row): Wallet => ({
  userId: row.user_id,
  heldAccount: row.held_account,
  plan: row.plan,
  interval: row.interval,
  anchor: row.anchor,
  renewsAt: row.renews_at,
  vipPoints: row.vip_points,
  version: row.version,
  subscriptionId: row.subscription_id,
  paidUntil: row.paid_until,
  given:
    row.given_plan === null || row.given_until === null
      ? null
      : { plan: row.given_plan, until: row.given_until },
})

const heldAccount = (eb: ExpressionBuilder<BillingTables, 'wallets'>) =>
  eb
    .selectFrom('accounts')
    .select('accounts.id')
    .whereRef('accounts.user_id', '=', 'wallets.user_id')
    .where('accounts.kind', '=', sql.lit('held'))
    .as('held_account')

const ofUser = (db: Kysely<BillingTables>, userId: string) =>
  db.selectFrom('wallets').selectAll().select(heldAccount).where('wallets.user_id', '=', userId)

const locked = (tx: Kysely<BillingTables>, userId: string) =>
  ofUser(tx, userId).forUpdate('wallets')

const lock = defineStatement((tx: Kysely<BillingTables>, { userId }: { userId: string }) =>
  locked(tx, userId),
)

/**
 * The wallet and what is in it, locked until the transaction ends: all that moves a user's credits goes
 * one by one. @param also what to read under the lock besides
 */
export async function lockWallet<Row = never>(
  tx: Transaction<BillingTables>,
  userId: string,
  also?: Statement<Row>,
): Promise<{ wallet: Wallet; holdings: Holdings; also: Row[] } | null> {
  // Sent with the lock, read once that is had.
  const [[row], holdings, read = []] = await runInOneTrip(tx, [
    lock({ userId }),
    holdingsOf({ userId }),
    ...(also ? [also] : []),
  ])
  return row ? { wallet: opened(row), holdings: holdingsIn(holdings), also: read } : null
}

const lockOf = defineStatement((tx: Kysely<BillingTables>, { id }: { id: string }) =>
  tx
    .selectFrom('wallets')
    .innerJoin('reservations', 'reservations.user_id', 'wallets.user_id')
    .select(['wallets.user_id', 'wallets.version', heldAccount])
    .where('reservations.id', '=', id)
    .forUpdate('wallets'),
)

/** A reservation, and the lock of the wallet that it is of; null: there is no such reservation. */
export async function lockReservation(
  tx: Transaction<BillingTables>,
  id: string,
): Promise<{ reservation: Reservation; hold: Hold } | null> {
  // Sent with the lock, read once that is had: another may have ended it meanwhile.
  const [[held], [row]] = await runInOneTrip(tx, [lockOf({ id }), reservationOf({ id })])
  if (held === undefined || row === undefined) return null
  const { user_id: userId, version, held_account: account } = held
  return { reservation: openedReservation(row), hold: { userId, version, heldAccount: account } }
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
  const row = await ofUser(db, userId).executeTakeFirst()
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

/** The statement that notes that clients have something new to see, points among it. */
export const newVersion = defineStatement(
  (tx: Kysely<BillingTables>, { userId, points }: { userId: string; points: number }) =>
    tx
      .updateTable('wallets')
      .set((eb) => ({
        version: eb('version', '+', 1),
        vip_points: eb('vip_points', '+', points),
      }))
      .where('user_id', '=', userId)
      .returning('version'),
)

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

/** Notes what an administrator gave, or that it is over. */
export async function setGiven(
  tx: Transaction<BillingTables>,
  userId: string,
  given: Wallet['given'],
): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({ given_plan: given?.plan ?? null, given_until: given?.until ?? null })
    .where('user_id', '=', userId)
    .execute()
}

/** Forgets a plan that was given and whose time is over. */
export async function clearEndedGiven(
  tx: Transaction<BillingTables>,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({ given_plan: null, given_until: null })
    .where('user_id', '=', userId)
    .where('given_until', '<=', now)
    .execute()
}

/** Wallets whose month or given plan is over, or that hold credits whose time is over; a page after `after`. */
export async function walletsToRenew(
  db: Kysely<BillingTables>,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('wallets')
    .select('user_id')
    .where((eb) => eb.or([eb('renews_at', '<=', now), eb('given_until', '<=', now)]))
    .where('user_id', '>', after)
    .union(
      db
        .selectFrom('accounts')
        .select((eb) => eb.ref('user_id').$notNull().as('user_id'))
        .where('user_id', '>', after)
        .where('expires_at', '<=', now)
        .where(sql<boolean>`accounts.open`),
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
