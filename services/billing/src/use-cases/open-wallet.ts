import type { PlanId } from '@lumen/contracts/plans'
import type { Statement } from '@lumen/database/statements'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { expiredLots, type Holdings, type Lot } from '../domain/holdings.ts'
import { monthKey, monthReference } from '../domain/month-keys.ts'
import { monthAround, type Period } from '../domain/period.ts'
import { ownPlan, planInForce } from '../domain/plan-in-force.ts'
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
import { givenCredits, grantGiven } from './grant-given.ts'

/** `plan` is the one that counts; `own`: the one without what was given. */
type InForce = Wallet & { own: PlanId }
export type OpenWallet = InForce & { month: Period }

/** With what is in it, until something moves. */
type Opened = OpenWallet & { holdings: Holdings }

/**
 * The wallet of a user, locked until the transaction ends and up to date: made when there was none,
 * without what has expired, with the credits of this month.
 * @param also what to read under the lock besides
 */
export async function openWallet<Row = never>(
  { config }: Pick<BillingContext, 'config'>,
  tx: Transaction<BillingTables>,
  userId: string,
  now: Date,
  also?: Statement<Row>,
): Promise<Opened & { also: Row[] }> {
  const plan = config.LUMEN_DEFAULT_PLAN
  const locked =
    (await lockWallet(tx, userId, also)) ??
    (await insertWallet(tx, { userId, plan, anchor: now }), await lockWallet(tx, userId, also))
  if (locked === null) throw new Error(`The wallet of ${userId} was not made`)
  const wallet = await renewed(tx, inForce(locked.wallet, config, now), locked.holdings, now)
  return { ...wallet, also: locked.also }
}

const inForce = (wallet: Wallet, config: BillingContext['config'], now: Date): InForce => ({
  ...wallet,
  own: ownPlan(wallet, config.LUMEN_DEFAULT_PLAN),
  plan: planInForce(wallet, config.LUMEN_DEFAULT_PLAN, now),
})

async function renewed(
  tx: Transaction<BillingTables>,
  wallet: InForce,
  holdings: Holdings,
  now: Date,
): Promise<Opened> {
  const { userId } = wallet
  const month = monthAround(wallet.anchor, now)
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
  const wallet = { ...inForce(found, config, now), month: monthAround(found.anchor, now) }
  const holdings = await readHoldings(db, userId)
  if (found.renewsAt > now && expiredLots(holdings, now).length === 0)
    return { wallet, holdings, now }
  const renewal = await db.transaction().execute(async (tx) => {
    const free = await lockWalletIfFree(tx, userId)
    if (free === null) return null
    return renewed(tx, inForce(free, config, now), await readHoldings(tx, userId), now)
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

/** The credits of a month: those of the plan that is paid for once it is, and more where one was given. */
async function grantMonth(
  tx: Transaction<BillingTables>,
  wallet: InForce,
  month: Period,
  now: Date,
): Promise<boolean> {
  const { userId, renewsAt, paidUntil } = wallet
  // Looked at before. A clock that went back is compared by the key below.
  if (renewsAt.getTime() === month.end.getTime()) return false
  if (renewsAt < month.end) await setRenewal(tx, userId, month.end)
  // Whoever pays for the plan gets the month's credits when that month is paid.
  const isDue = paidUntil === null || month.start < paidUntil
  const came = isDue && (await grantOwn(tx, wallet, month, now))
  const more = await grantGiven(tx, wallet, { month, from: month.start, now })
  return came || more
}

async function grantOwn(
  tx: Transaction<BillingTables>,
  wallet: InForce,
  month: Period,
  now: Date,
): Promise<boolean> {
  const { userId, own, subscriptionId } = wallet
  // Before it was paid, a given plan may have brought them.
  const brought = subscriptionId === null ? 0 : await givenCredits(tx, wallet, month)
  const credits = planOf(own).credits - brought
  if (credits <= 0) return false
  return grantCredits(tx, {
    userId,
    key: monthKey(wallet, month),
    source: 'plan',
    subject: `plan:${own}`,
    credits,
    expiresAt: month.end,
    reference: monthReference(wallet, month),
    at: now,
  })
}
