import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { expiredLots, type Holdings, type Lot } from '../domain/holdings.ts'
import { monthAround, type Period } from '../domain/period.ts'
import { planInForce } from '../domain/plan-in-force.ts'
import { planOf } from '../domain/quota.ts'
import { move, readHoldings } from '../store/ledger.ts'
import type { BillingTables } from '../store/tables.ts'
import {
  findWallet,
  insertWallet,
  lockWallet,
  lockWalletIfFree,
  setRenewal,
  type Wallet,
} from '../store/wallets.ts'
import { grantCredits } from './grant-credits.ts'

/** `plan` is the one that counts. */
export type OpenWallet = Wallet & { month: Period }

/** With what is in it, until something moves. */
type Opened = OpenWallet & { holdings: Holdings }

/**
 * The wallet of a user, locked until the transaction ends and up to date: made when there was none,
 * without what has expired, with the credits of this month.
 */
export async function openWallet(
  { config }: Pick<BillingContext, 'config'>,
  tx: Transaction<BillingTables>,
  userId: string,
  now: Date,
): Promise<Opened> {
  const plan = config.LUMEN_DEFAULT_PLAN
  const wallet =
    (await lockWallet(tx, userId)) ??
    (await insertWallet(tx, { userId, plan, anchor: now }), await lockWallet(tx, userId))
  if (wallet === null) throw new Error(`The wallet of ${userId} was not made`)
  return renewed(tx, inForce(wallet, config), now)
}

const inForce = (wallet: Wallet, config: BillingContext['config']): Wallet => ({
  ...wallet,
  plan: planInForce(wallet, config.LUMEN_DEFAULT_PLAN),
})

async function renewed(tx: Transaction<BillingTables>, wallet: Wallet, now: Date): Promise<Opened> {
  const { userId } = wallet
  const month = monthAround(wallet.anchor, now)
  const holdings = await readHoldings(tx, userId)
  const expired = expiredLots(holdings, now)
  await expireCredits(tx, userId, expired, now)
  const granted = await grantMonth(tx, wallet, month, now)
  const moved = granted || expired.length > 0
  return { ...wallet, month, holdings: moved ? await readHoldings(tx, userId) : holdings }
}

/**
 * The wallet of a user and what is in it, without waiting for whoever changes it. Where there is none
 * it is made; where its month is over it is renewed, unless somebody holds it: who does renews it.
 */
export async function viewWallet(
  context: Pick<BillingContext, 'config' | 'db' | 'clock'>,
  userId: string,
): Promise<{ wallet: OpenWallet; holdings: Holdings; now: Date }> {
  const { config, db, clock } = context
  const now = clock.now()
  const found = await findWallet(db, userId)
  if (found === null) {
    const wallet = await db.transaction().execute((tx) => openWallet(context, tx, userId, now))
    return { wallet, holdings: wallet.holdings, now }
  }
  const wallet = { ...inForce(found, config), month: monthAround(found.anchor, now) }
  const holdings = await readHoldings(db, userId)
  if (found.renewsAt > now && expiredLots(holdings, now).length === 0)
    return { wallet, holdings, now }
  const renewal = await db.transaction().execute(async (tx) => {
    const free = await lockWalletIfFree(tx, userId)
    return free === null ? null : renewed(tx, inForce(free, config), now)
  })
  return renewal === null
    ? { wallet, holdings, now }
    : { wallet: renewal, holdings: renewal.holdings, now }
}

async function expireCredits(
  tx: Transaction<BillingTables>,
  userId: string,
  expired: readonly Lot[],
  now: Date,
): Promise<void> {
  for (const { accountId, balance, source } of expired) {
    await move(
      tx,
      {
        userId,
        kind: 'expire',
        key: `expire:${accountId}`,
        subject: source,
        amount: -balance,
        at: now,
      },
      [
        { accountId, amount: -balance },
        { accountId: 'expired', amount: balance },
      ],
    )
  }
}

async function grantMonth(
  tx: Transaction<BillingTables>,
  wallet: Wallet,
  month: Period,
  now: Date,
): Promise<boolean> {
  const { userId, plan, renewsAt, paidUntil } = wallet
  // Looked at before. A clock that went back is compared by the key below.
  if (renewsAt.getTime() === month.end.getTime()) return false
  if (renewsAt < month.end) await setRenewal(tx, userId, month.end)
  // Whoever pays for the plan gets the month's credits when that month is paid.
  if (paidUntil !== null && month.start >= paidUntil) return false
  return grantCredits(tx, {
    userId,
    key: monthKey(wallet, month),
    source: 'plan',
    subject: `plan:${plan}`,
    credits: planOf(plan).credits,
    expiresAt: month.end,
    reference: monthReference(wallet, month),
    at: now,
  })
}

type Payer = Pick<Wallet, 'subscriptionId'>

/** What the lot of a month's credits is known by, and whose payment it came with. */
export const monthReference = ({ subscriptionId }: Payer, { start }: Period): string =>
  `${subscriptionId ?? 'plan'}:${start.toISOString()}`

/** Key of a month's credits: they come once from whoever pays, whatever the plan becomes. */
export const monthKey = ({ subscriptionId }: Payer, { start }: Period): string =>
  subscriptionId === null
    ? `plan:${start.toISOString()}`
    : `plan:${subscriptionId}:${start.toISOString()}`
