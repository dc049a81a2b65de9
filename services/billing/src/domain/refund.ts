import { planRefundEveryDays, refundDays, type PlanId } from '@lumen/contracts/plans'
import { planOf } from './quota.ts'

const dayMs = 24 * 3_600_000
/** Mean length of a month, to count those that a payment covers. */
const monthMs = 30.4375 * dayMs

/** What is known of a payment where its refund is decided. */
export type Refundable = {
  id: string
  kind: 'plan' | 'pack'
  item: string
  subscription_id: string | null
  upgrade: boolean
  covers_from: Date | null
  covers_to: Date | null
  amount_cents: number
  refunded_cents: number
  disputed: boolean
  paid_at: Date
  refund_asked_at: Date | null
  /** What was asked to come back of it in all, by its user or an administrator. */
  refund_cents: number | null
}

/** Until when a payment could be given back without a reason; null: not any more. */
function windowOf(payment: Refundable, now: Date): Date | null {
  const until = new Date(payment.paid_at.getTime() + refundDays * dayMs)
  const isWhole =
    payment.refunded_cents === 0 &&
    !payment.disputed &&
    payment.amount_cents > 0 &&
    payment.refund_cents === null
  return isWhole && now <= until ? until : null
}

const isBefore = (one: Refundable, other: Refundable): boolean =>
  one.paid_at < other.paid_at ||
  (one.paid_at.getTime() === other.paid_at.getTime() && one.id < other.id)

/**
 * The payments that are given back with one, without a reason: of a pack it alone. Of a plan all that
 * was paid for the subscription in the last days, but only when the first payment that its user ever
 * made for that plan is among them, and no plan was given back to them within a year.
 * @param all of that user at that provider
 * @returns null: it is not given back
 */
export function givenBackWith<P extends Refundable>(
  payment: P,
  all: readonly P[],
  now: Date,
): P[] | null {
  if (windowOf(payment, now) === null) return null
  if (payment.subscription_id === null) return [payment]
  const plans = all.filter(({ kind }) => kind === 'plan')
  const since = now.getTime() - planRefundEveryDays * dayMs
  if (plans.some(({ refund_asked_at: asked }) => asked !== null && asked.getTime() > since))
    return null
  const together = plans.filter(
    (each) => each.subscription_id === payment.subscription_id && windowOf(each, now) !== null,
  )
  const isFirst = (each: P) =>
    !plans.some((other) => other.item === each.item && isBefore(other, each))
  return together.some(isFirst) ? together : null
}

/** Until when a payment is given back without a reason; null: it is not. */
export const refundableUntil = <P extends Refundable>(
  payment: P,
  all: readonly P[],
  now: Date,
): Date | null => (givenBackWith(payment, all, now) === null ? null : windowOf(payment, now))

/** A lot that came with a payment. `balance`: what is there of it. */
export type PaidLot = { granted: number; expired: number; balance: number; expiresAt: Date | null }

/** Credits that a payment brings in all: those of later months are not there yet. */
function creditsOf(payment: Refundable, lots: readonly PaidLot[]): number {
  const granted = lots.reduce((sum, lot) => sum + lot.granted, 0)
  const { covers_from: from, covers_to: to } = payment
  if (from === null || to === null) return granted
  if (!payment.upgrade) {
    const months = Math.max(1, Math.round((to.getTime() - from.getTime()) / monthMs))
    return Math.max(granted, months * planOf(payment.item as PlanId).credits)
  }
  // The difference of the running month, as long as it lasts, and as much for what is left of the year.
  const end = Math.max(...lots.map(({ expiresAt }) => expiresAt?.getTime() ?? 0))
  const rest = end - from.getTime()
  return rest > 0 ? Math.max(granted, (granted * (to.getTime() - from.getTime())) / rest) : granted
}

/**
 * What comes back of a payment: its money less the share of its credits that were spent, and the
 * unspent ones go. Rounded in favour of who paid.
 */
export function refundOf(
  payment: Refundable,
  lots: readonly PaidLot[],
): { cents: number; spent: number; takenBack: number } {
  const spent = lots.reduce(
    (sum, { granted, expired, balance }) => sum + granted - expired - balance,
    0,
  )
  const takenBack = lots.reduce((sum, { balance }) => sum + balance, 0)
  const credits = creditsOf(payment, lots)
  const kept = credits === 0 ? 0 : Math.floor(payment.amount_cents * Math.min(1, spent / credits))
  return { cents: payment.amount_cents - kept, spent, takenBack }
}
