import type { PlanId } from '@lumen/contracts/plans'
import { monthsAfter } from '../../domain/period.ts'
import { centsOf } from '../../domain/prices.ts'
import type {
  Item,
  PaidInterval,
  ProviderPayment,
  ProviderSubscription,
} from '../../domain/payment-provider.ts'

/** What is kept of each, as JSON: times are texts. */
export type LocalCheckout = {
  customerId: string
  item: Item
  amountCents: number
  status: 'open' | 'complete' | 'expired'
  expiresAt: string
  paymentId: string | null
  subscriptionId: string | null
}

export type LocalSubscription = {
  id: string
  customerId: string
  plan: PlanId
  interval: PaidInterval
  status: 'active' | 'ended'
  startedAt: string
  periodStart: string
  periodEnd: string
  cancelAtPeriodEnd: boolean
  next: { plan: PlanId; interval: PaidInterval } | null
  paymentId: string
  /** Payments before that one, the last ones of them. */
  earlier?: readonly string[]
  /** When periods began that have another length than the first; none: `startedAt`. */
  anchor?: string
}

/** Far more than can come before somebody looks. */
const earlierPayments = 24
const withPayment = (state: LocalSubscription, paymentId: string) => ({
  paymentId,
  earlier: [...(state.earlier ?? []), state.paymentId].slice(-earlierPayments),
})

export type LocalPayment = {
  id: string
  customerId: string
  amountCents: number
  refundedCents: number
  paidAt: string
  of:
    | { kind: 'pack'; checkoutId: string }
    | { kind: 'plan'; subscriptionId: string; upgrade: boolean; from: string; to: string }
}

const renewalCents = ({ plan, interval, next }: LocalSubscription): number =>
  centsOf({ kind: 'plan', id: next?.plan ?? plan, interval: next?.interval ?? interval })

export const localSubscription = (state: LocalSubscription): ProviderSubscription => ({
  id: state.id,
  customerId: state.customerId,
  plan: state.plan,
  interval: state.interval,
  status: state.status,
  startedAt: new Date(state.startedAt),
  periodEnd: new Date(state.periodEnd),
  paidUntil: new Date(state.periodEnd),
  cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  next: state.next,
  renewal: { cents: renewalCents(state), currency: 'usd' },
  paymentIds: [...(state.earlier ?? []), state.paymentId],
})

export const localPayment = (state: LocalPayment): ProviderPayment => ({
  id: state.id,
  customerId: state.customerId,
  amountCents: state.amountCents,
  currency: 'usd',
  refundedCents: state.refundedCents,
  disputed: false,
  disputeLost: false,
  paidAt: new Date(state.paidAt),
  url: null,
  of:
    state.of.kind === 'pack'
      ? state.of
      : { ...state.of, from: new Date(state.of.from), to: new Date(state.of.to) },
})

/** The end of a period that begins then. */
export const periodEnd = (start: Date, interval: PaidInterval): Date =>
  monthsAfter(start, interval === 'year' ? 12 : 1)

/** The payment of a subscription's whole period. */
export function periodPayment(
  subscription: LocalSubscription,
  id: string,
  upgrade = false,
): LocalPayment {
  const { plan, interval, customerId, periodStart } = subscription
  return {
    id,
    customerId,
    amountCents: centsOf({ kind: 'plan', id: plan, interval }),
    refundedCents: 0,
    paidAt: periodStart,
    of: {
      kind: 'plan',
      subscriptionId: subscription.id,
      upgrade,
      from: periodStart,
      to: subscription.periodEnd,
    },
  }
}

/**
 * What a move to another plan or interval costs: the new price for what is left of the period, or for
 * one that begins now, less what is not used up of the old one.
 */
export function prorated(
  state: LocalSubscription,
  { plan, interval }: { plan: PlanId; interval: PaidInterval },
  at: Date,
): { due: number; credited: number; start: Date; end: Date } {
  const goesOn = interval === state.interval
  const [start, end] = [new Date(state.periodStart), new Date(state.periodEnd)]
  const left = Math.max(0, end.getTime() - at.getTime()) / (end.getTime() - start.getTime())
  const unused = centsOf({ kind: 'plan', id: state.plan, interval: state.interval }) * left
  const price = centsOf({ kind: 'plan', id: plan, interval }) * (goesOn ? left : 1)
  return {
    due: Math.max(0, Math.round(price - unused)),
    credited: Math.round(unused),
    start: goesOn ? start : at,
    end: goesOn ? end : periodEnd(at, interval),
  }
}

/**
 * A subscription moved to another plan or interval at once, and what that costs. Asked again with a
 * key it is the same as before.
 */
export function upgraded(
  state: LocalSubscription,
  terms: { plan: PlanId; interval: PaidInterval },
  { at, key }: { at: Date; key: string },
): { state: LocalSubscription; payment: LocalPayment } | null {
  const { id, customerId } = state
  const paymentId = `${id}-${key}`
  if (state.paymentId === paymentId || state.earlier?.includes(paymentId)) return null
  const { due, start, end } = prorated(state, terms, at)
  const goesOn = terms.interval === state.interval
  return {
    payment: {
      id: paymentId,
      customerId,
      amountCents: due,
      refundedCents: 0,
      paidAt: at.toISOString(),
      of: {
        kind: 'plan',
        subscriptionId: id,
        upgrade: goesOn,
        from: at.toISOString(),
        to: end.toISOString(),
      },
    },
    state: {
      ...state,
      ...terms,
      next: null,
      cancelAtPeriodEnd: false,
      periodStart: start.toISOString(),
      periodEnd: end.toISOString(),
      ...(!goesOn && { anchor: at.toISOString() }),
      ...withPayment(state, paymentId),
    },
  }
}

/**
 * A subscription as it is at a moment: what was to happen at the end of a period has happened, and
 * each further period is paid.
 */
export function rolledOn(
  from: LocalSubscription,
  now: Date,
): { state: LocalSubscription; payments: LocalPayment[] } {
  let state = from
  const payments: LocalPayment[] = []
  while (state.status === 'active' && new Date(state.periodEnd) <= now) {
    state = afterPeriod(state)
    if (state.status === 'active') payments.push(periodPayment(state, state.paymentId))
  }
  return { state, payments }
}

function afterPeriod(state: LocalSubscription): LocalSubscription {
  if (state.cancelAtPeriodEnd) return { ...state, status: 'ended' }
  const { plan, interval } = state.next ?? state
  // Counted from the first day, so that the 31st comes back after a short month.
  const start = new Date(state.periodEnd)
  const anchor = new Date(state.anchor ?? state.startedAt)
  const months =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    start.getUTCMonth() -
    anchor.getUTCMonth()
  return {
    ...state,
    plan,
    interval,
    next: null,
    periodStart: state.periodEnd,
    periodEnd: monthsAfter(anchor, months + (interval === 'year' ? 12 : 1)).toISOString(),
    ...withPayment(state, `${state.id}-${state.periodEnd}`),
  }
}
