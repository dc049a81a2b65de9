import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { expiredLots } from '../domain/holdings.ts'
import { monthAround, type Period } from '../domain/period.ts'
import { planOf } from '../domain/quota.ts'
import { houseAccount, move, readHoldings } from '../store/ledger.ts'
import type { BillingTables } from '../store/tables.ts'
import { insertWallet, lockWallet, setRenewal, type Wallet } from '../store/wallets.ts'
import { grantCredits } from './grant-credits.ts'

export type OpenWallet = Wallet & { month: Period }

/**
 * The wallet of a user, locked until the transaction ends and up to date: made when there was none,
 * without what has expired, with the credits of this month.
 */
export async function openWallet(
  { config }: Pick<BillingContext, 'config'>,
  tx: Transaction<BillingTables>,
  userId: string,
  now: Date,
): Promise<OpenWallet> {
  const plan = config.LUMEN_DEFAULT_PLAN
  const wallet =
    (await lockWallet(tx, userId)) ??
    (await insertWallet(tx, { userId, plan, anchor: now }), await lockWallet(tx, userId))
  if (wallet === null) throw new Error(`The wallet of ${userId} was not made`)
  const month = monthAround(wallet.anchor, now)
  await expireCredits(tx, userId, now)
  await grantMonth(tx, wallet, month, now)
  return { ...wallet, month }
}

async function expireCredits(tx: Transaction<BillingTables>, userId: string, now: Date) {
  const expired = expiredLots(await readHoldings(tx, userId), now)
  if (expired.length === 0) return
  const house = await houseAccount(tx, 'expired')
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
        { accountId: house, amount: balance },
      ],
    )
  }
}

async function grantMonth(
  tx: Transaction<BillingTables>,
  wallet: Wallet,
  month: Period,
  now: Date,
) {
  const { userId, plan, renewsAt, paidUntil } = wallet
  if (renewsAt < month.end) await setRenewal(tx, userId, month.end)
  // Whoever pays for the plan gets the month's credits when that month is paid.
  if (paidUntil !== null && month.start >= paidUntil) return
  await grantCredits(tx, {
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
