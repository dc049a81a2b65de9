import type { PlanChangePreview, Subscription } from '@lumen/contracts/billing/payment-schema'
import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'
import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import { creditsForRest, whenToChange } from '../domain/plan-change.ts'
import { centsOf } from '../domain/prices.ts'
import { planOf } from '../domain/quota.ts'
import type { PaidInterval, PaymentProvider } from '../domain/payment-provider.ts'
import { findCustomer } from '../store/customers.ts'
import { liveSubscriptions, type SubscriptionRow } from '../store/subscriptions.ts'
import { findProvider } from './find-provider.ts'
import { viewWallet } from './open-wallet.ts'
import { reconcileSubscription } from './reconcile.ts'

/** The plan of a user, and until when it is paid. */
export async function readSubscription(
  context: BillingContext,
  userId: string,
): Promise<Subscription> {
  const { provider } = context.payments
  const { wallet } = await viewWallet(context, userId)
  const [row] = provider ? await liveSubscriptions(context.db, provider.name, userId) : []
  // What is paid for, also where everybody has a better one: that is what can be changed.
  const plan = row?.plan ?? wallet.plan
  return {
    plan: { tier: plan, credits: planOf(plan).credits },
    currentPeriodEnd:
      (row?.status === 'past_due' ? row.paid_until : row?.period_end)?.toISOString() ?? null,
    status: row?.status === 'past_due' ? 'past_due' : row ? 'active' : 'none',
    interval: row?.interval ?? null,
    cancelAtPeriodEnd: row?.cancel_at_period_end ?? false,
    next:
      row?.next_plan && row.next_interval
        ? { tier: row.next_plan, interval: row.next_interval }
        : null,
    provider: provider === null ? 'none' : provider.name === 'local' ? 'local' : 'stripe',
    portal: provider?.portal ?? false,
  }
}

async function changed(
  context: BillingContext,
  userId: string,
  /** @returns where its user goes on, when something is left to do */
  act: (provider: PaymentProvider, row: SubscriptionRow) => Promise<string | null | void>,
): Promise<Subscription> {
  const provider = findProvider(context)
  const [row] = await liveSubscriptions(context.db, provider.name, userId)
  if (row === undefined) throw new AppError('not_subscribed', 'There is no plan to change')
  const at = context.clock.now()
  let url: string | null = null
  try {
    url = (await act(provider, row)) ?? null
  } finally {
    // Also after a failure: what the provider says now is what holds.
    await reconcileSubscription({ context, provider }, row.id, at).catch((error: unknown) =>
      context.log.warn({ err: error, subscription: row.id }, 'could not look at a subscription'),
    )
  }
  return { ...(await readSubscription(context, userId)), ...(url !== null && { url }) }
}

/** Ends the plan at the end of what is paid. */
export const cancelSubscription = (context: BillingContext, userId: string) =>
  changed(context, userId, async (provider, row) => {
    if (!row.cancel_at_period_end) await provider.cancelAtPeriodEnd(row.id)
  })

/** Lets a plan go on that was to end or to change. */
export const resumeSubscription = (context: BillingContext, userId: string) =>
  changed(context, userId, async (provider, row) => {
    if (row.cancel_at_period_end || row.next_plan !== null) await provider.resume(row.id)
  })

/**
 * Moves to another plan or interval: up at once, or when a payment is confirmed that its bank asks
 * about, else at the end of what is paid.
 */
export const changeSubscription = (
  context: BillingContext,
  userId: string,
  to: { planId: PlanId; interval?: PaidInterval },
) =>
  changed(context, userId, async (provider, row) => {
    const terms = { plan: to.planId, interval: to.interval ?? row.interval }
    const when = whenToChange(row, terms)
    const isPending = row.cancel_at_period_end || row.next_plan !== null
    if (when === 'now') {
      if (row.status === 'past_due')
        throw new AppError('conflict', 'The last payment failed; mend it before you move up')
      return provider.upgrade(row.id, terms, `${terms.plan}-${terms.interval}-${row.revision}`)
    }
    if (when === 'at-period-end') {
      if (row.next_plan !== terms.plan || row.next_interval !== terms.interval)
        await provider.changeAtPeriodEnd(row.id, terms)
    } else if (isPending) await provider.resume(row.id)
    return null
  })

/**
 * What a change would cost now and next; nothing is changed.
 * @throws AppError `not_subscribed`
 */
export async function previewChange(
  context: BillingContext,
  userId: string,
  to: { planId: PlanId; interval?: PaidInterval },
): Promise<PlanChangePreview> {
  const provider = findProvider(context)
  const { db, clock } = context
  const [row] = await liveSubscriptions(db, provider.name, userId)
  if (row === undefined) throw new AppError('not_subscribed', 'There is no plan to change')
  const terms = { plan: to.planId, interval: to.interval ?? row.interval }
  const when = whenToChange(row, terms)
  const price = { kind: 'plan', id: terms.plan, interval: terms.interval } as const
  const next = { when, nextCents: centsOf(price) }
  if (when !== 'now') {
    const end = row.period_end.toISOString()
    const none = { dueNowCents: 0, creditsNow: 0, creditedCents: 0 }
    return { ...next, ...none, effectiveAt: end, nextAt: end }
  }
  const now = clock.now()
  const { dueCents, creditedCents, nextAt } = await provider.previewUpgrade(row.id, terms)
  const { wallet } = await viewWallet(context, userId)
  return {
    ...next,
    effectiveAt: now.toISOString(),
    dueNowCents: dueCents,
    creditsNow: creditsForRest(wallet.plan, terms.plan, wallet.month, now),
    creditedCents,
    nextAt: nextAt.toISOString(),
  }
}

/** The provider's page for cards and invoices. */
export async function openPortal(
  context: BillingContext,
  userId: string,
  language: Language,
): Promise<{ url: string }> {
  const provider = findProvider(context)
  const customerId = await findCustomer(context.db, provider.name, userId)
  if (customerId === null) throw new AppError('not_subscribed', 'Nothing was bought yet')
  return { url: await provider.openPortal(customerId, language) }
}
