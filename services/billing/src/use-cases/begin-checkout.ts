import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import { centsOf, creditsOf } from '../domain/prices.ts'
import type { Item, PaymentProvider } from '../domain/payment-provider.ts'
import {
  endCheckout,
  openCheckout,
  openCheckouts,
  setSession,
  type CheckoutRow,
} from '../store/checkouts.ts'
import { findCustomer, insertCustomer } from '../store/customers.ts'
import { liveSubscriptions } from '../store/subscriptions.ts'
import { findProvider } from './find-provider.ts'
import { reconcileCheckout } from './reconcile.ts'

/** How long a begun purchase can be paid. Stripe takes 30 minutes to a day. */
const openForMs = 60 * 60_000
/** One that ends so soon is not offered again; one that the provider does not know needs longer. */
const leastLeftMs = 5 * 60_000
const leastNewMs = 35 * 60_000
const attempts = 4

/**
 * Begins a purchase, or leads to the one that is begun: whoever asks in two tabs pays once.
 * @throws AppError `already_subscribed` for a plan beside a plan
 */
export async function beginCheckout(
  context: BillingContext,
  { userId, language, item }: { userId: string; language: Language; item: Item },
): Promise<{ url: string }> {
  const provider = findProvider(context)
  if (item.kind === 'plan') await clearWayForPlan(context, provider, userId, item)
  const customerId = await customerOf(context, provider, userId)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const at = context.clock.now()
    const row = await openCheckout(context.db, {
      id: newId(),
      userId,
      provider: provider.name,
      item,
      amountCents: centsOf(item),
      credits: creditsOf(item),
      at,
      expiresAt: new Date(at.getTime() + openForMs),
    })
    if (await isStale(context, provider, row, centsOf(item))) continue
    const session =
      row.session_id === null
        ? await createSession(context, provider, row, { customerId, language, item })
        : await provider.readCheckout(row.session_id)
    if (session?.status === 'open' && session.url !== null) return { url: session.url }
    // Paid or given up in the meantime, and nobody told us yet.
    if (session === null) await endCheckout(context.db, row.id, 'abandoned')
    else await reconcileCheckout({ context, provider }, session.id)
    if (item.kind === 'plan') await clearWayForPlan(context, provider, userId, item)
  }
  throw new AppError('payment_unavailable', 'The purchase could not be begun; nothing was charged')
}

/** Ends a begun purchase that can no longer be paid, or not at this price. @returns whether it did */
async function isStale(
  { db, clock }: BillingContext,
  provider: PaymentProvider,
  row: CheckoutRow,
  amountCents: number,
): Promise<boolean> {
  const left = row.expires_at.getTime() - clock.now().getTime()
  const least = row.session_id === null ? leastNewMs : leastLeftMs
  if (row.provider === provider.name && row.amount_cents === amountCents && left > least)
    return false
  if (row.provider === provider.name && row.session_id !== null)
    await provider.expireCheckout(row.session_id)
  await endCheckout(db, row.id, 'abandoned')
  return true
}

async function createSession(
  { db }: BillingContext,
  provider: PaymentProvider,
  row: CheckoutRow,
  order: { customerId: string; language: Language; item: Item },
) {
  try {
    const session = await provider.createCheckout({
      ...order,
      checkoutId: row.id,
      amountCents: row.amount_cents,
      expiresAt: row.expires_at,
    })
    await setSession(db, row.id, session.id)
    return session
  } catch (error) {
    // The next attempt is a purchase of its own: a provider may answer the same again to this one.
    await endCheckout(db, row.id, 'abandoned')
    throw error
  }
}

/** One plan at a time: what else was begun is ended first, unless it was paid. */
async function clearWayForPlan(
  context: BillingContext,
  provider: PaymentProvider,
  userId: string,
  item: Extract<Item, { kind: 'plan' }>,
): Promise<void> {
  const others = (await openCheckouts(context.db, userId)).filter(
    (row) =>
      row.kind === 'plan' &&
      row.provider === provider.name &&
      (row.item !== item.id || row.interval !== item.interval),
  )
  for (const { id, session_id } of others) {
    if (session_id === null) {
      await endCheckout(context.db, id, 'abandoned')
      continue
    }
    await provider.expireCheckout(session_id)
    await reconcileCheckout({ context, provider }, session_id)
  }
  const running = await liveSubscriptions(context.db, provider.name, userId)
  if (running.length > 0)
    throw new AppError('already_subscribed', 'There is a plan already; change it instead')
}

async function customerOf(
  { db }: BillingContext,
  provider: PaymentProvider,
  userId: string,
): Promise<string> {
  const known = await findCustomer(db, provider.name, userId)
  if (known !== null) return known
  await insertCustomer(db, provider.name, userId, await provider.createCustomer(userId))
  const customerId = await findCustomer(db, provider.name, userId)
  if (customerId === null) throw new Error(`The customer of ${userId} was not entered`)
  return customerId
}
