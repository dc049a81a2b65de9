import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { monthKey, monthReference, upgradeKey } from '../domain/month-keys.ts'
import { monthAround } from '../domain/period.ts'
import { planInForce } from '../domain/plan-in-force.ts'
import { creditsForRest } from '../domain/plan-change.ts'
import type { ProviderName } from '../domain/payment-provider.ts'
import { isMoved, move } from '../store/ledger.ts'
import { paymentsOfSubscription, type PaymentRow } from '../store/payments.ts'
import { liveSubscriptions, type SubscriptionRow } from '../store/subscriptions.ts'
import type { BillingTables } from '../store/tables.ts'
import { lockWallet, setPlan, type Wallet } from '../store/wallets.ts'
import { tellWallet } from './end-reservation.ts'
import { grantCredits } from './grant-credits.ts'
import { givenCredits } from './grant-given.ts'
import { openWallet } from './open-wallet.ts'

/**
 * Puts a wallet on the plan that is paid for, or back on the default one, and gives the credits that
 * come with it. The one place where a plan changes; asked again it changes nothing.
 * @param at when the change happened, for the credits of a month that has begun
 */
export async function settlePlan(
  context: BillingContext,
  tx: Transaction<BillingTables>,
  { userId, provider, at }: { userId: string; provider: ProviderName; at: Date },
): Promise<void> {
  const now = context.clock.now()
  await openWallet(context, tx, userId, now)
  const locked = await lockWallet(tx, userId)
  if (locked === null) throw new Error(`The wallet of ${userId} is gone`)
  const { wallet } = locked
  const [subscription] = await liveSubscriptions(tx, provider, userId)
  if (subscription === undefined) {
    if (wallet.subscriptionId === null) return
    await closeMonth(context, tx, wallet, now)
    await setPlan(tx, userId, {
      plan: context.config.LUMEN_DEFAULT_PLAN,
      interval: 'month',
      anchor: wallet.anchor,
      subscriptionId: null,
      paidUntil: null,
    })
  } else {
    const isNew = wallet.subscriptionId !== subscription.id
    const terms = {
      plan: subscription.plan,
      interval: subscription.interval,
      anchor: isNew ? subscription.started_at : wallet.anchor,
      subscriptionId: subscription.id,
      paidUntil: paidUntil(subscription, await paymentsOfSubscription(tx, subscription.id), now),
    }
    if (!isNew) await giveDifference(context, tx, wallet, subscription, at, now)
    if (!isNew && isSame(wallet, terms)) return
    await setPlan(tx, userId, terms)
  }
  await openWallet(context, tx, userId, now)
  await tellWallet(tx, userId)
}

/**
 * The months go on as they were, and one that had credits of the ended plan gets none of the default
 * one: whoever buys and gives back again and again gains nothing.
 */
async function closeMonth(
  { config }: BillingContext,
  tx: Transaction<BillingTables>,
  wallet: Wallet,
  now: Date,
): Promise<void> {
  const { userId } = wallet
  const month = monthAround(wallet.anchor, now)
  const key = monthKey({ subscriptionId: null }, month)
  const brought =
    (await isMoved(tx, userId, monthKey(wallet, month))) ||
    (await givenCredits(tx, wallet, month)) > 0
  if (!brought || (await isMoved(tx, userId, key))) return
  const subject = `plan:${config.LUMEN_DEFAULT_PLAN}`
  await move(tx, { userId, kind: 'grant', key, subject, amount: 0, at: now }, [])
}

type Terms = Pick<Wallet, 'plan' | 'interval' | 'paidUntil'>
const isSame = (one: Terms, other: Terms): boolean =>
  one.plan === other.plan &&
  one.interval === other.interval &&
  one.paidUntil?.getTime() === other.paidUntil?.getTime()

const isTakenBack = ({ disputed, refunded_cents, amount_cents }: PaymentRow): boolean =>
  disputed || (amount_cents > 0 && refunded_cents === amount_cents)

/** Until when months have credits: not while the payment that covers now was taken back. */
function paidUntil(
  { paid_until }: SubscriptionRow,
  payments: readonly PaymentRow[],
  now: Date,
): Date {
  const spoiled = payments.find(
    (payment) =>
      !payment.upgrade &&
      isTakenBack(payment) &&
      payment.covers_from !== null &&
      payment.covers_to !== null &&
      payment.covers_from <= now &&
      now < payment.covers_to,
  )
  const from = spoiled?.covers_from
  return from && from < paid_until ? from : paid_until
}

/** Credits more for the rest of a month whose credits came under a lower plan. */
async function giveDifference(
  { config }: BillingContext,
  tx: Transaction<BillingTables>,
  wallet: Wallet,
  { id, plan: paid }: SubscriptionRow,
  at: Date,
  now: Date,
): Promise<void> {
  const month = monthAround(wallet.anchor, now)
  const { given } = wallet
  const plan = planInForce(
    { plan: paid, subscriptionId: id, given },
    config.LUMEN_DEFAULT_PLAN,
    now,
  )
  const had = planInForce(wallet, config.LUMEN_DEFAULT_PLAN, now)
  const credits = creditsForRest(had, plan, month, at < now ? at : now)
  if (credits === 0 || !(await isMoved(tx, wallet.userId, monthKey(wallet, month)))) return
  await grantCredits(tx, {
    userId: wallet.userId,
    key: upgradeKey(wallet, month, plan),
    source: 'plan',
    subject: `upgrade:${plan}`,
    credits,
    expiresAt: month.end,
    reference: `${monthReference(wallet, month)}:upgrade`,
    at: now,
  })
}
