import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { whenToChange } from '../domain/plan-change.ts'
import { creditsOf } from '../domain/prices.ts'
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from '../domain/payment-provider.ts'
import { endCheckout, findCheckout } from '../store/checkouts.ts'
import { findUserOf } from '../store/customers.ts'
import { lotsWith } from '../store/lots.ts'
import {
  findPayment,
  insertPayment,
  markSurplus,
  paymentsOfSubscription,
  type PaymentRow,
} from '../store/payments.ts'
import {
  findSubscription,
  liveSubscriptions,
  saveSubscription,
  type SubscriptionRow,
} from '../store/subscriptions.ts'
import type { BillingTables } from '../store/tables.ts'
import { tellWallet } from './end-reservation.ts'
import { grantCredits } from './grant-credits.ts'
import { openWallet } from './open-wallet.ts'
import { settlePlan } from './settle-plan.ts'
import { followPayment, packReference } from './take-back.ts'
import { boughtOf, tellOfMoney } from './tell-of-money.ts'

/**
 * What is here is made what the provider says it is now. Each of these can be asked at any time, in
 * any order and as often as one likes: events only say when to.
 */
type Asked = { context: BillingContext; provider: PaymentProvider }

const attempts = 5

/** An older reading must not win over a newer one: whoever was overtaken reads again. */
async function readAndApply(apply: () => Promise<'done' | 'overtaken'>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) if ((await apply()) === 'done') return
  throw new AppError('unavailable', 'This changes just now; try again', { retryAfter: 5 })
}

/** A purchase: what was paid is credited. */
export async function reconcileCheckout(asked: Asked, sessionId: string): Promise<void> {
  const { context, provider } = asked
  const state = await provider.readCheckout(sessionId)
  const row = state?.checkoutId ? await findCheckout(context.db, state.checkoutId) : null
  if (state === null || row === null) return
  if (state.status === 'expired') await endCheckout(context.db, row.id, 'abandoned')
  if (state.status !== 'complete') return
  if (state.subscriptionId !== null) await reconcileSubscription(asked, state.subscriptionId)
  if (state.paymentId !== null) await reconcilePayment(asked, state.paymentId)
  await endCheckout(context.db, row.id, 'complete', { subscriptionId: state.subscriptionId })
}

/** A subscription: the plan of its user, and the credits of what is paid. */
export async function reconcileSubscription(
  asked: Asked,
  id: string,
  happenedAt?: Date,
): Promise<void> {
  const { context, provider } = asked
  const { db } = context
  let paymentIds: readonly string[] = []
  let user: string | null = null
  await readAndApply(async () => {
    const before = await findSubscription(db, id)
    const state = await provider.readSubscription(id)
    const userId = state && (await findUserOf(db, provider.name, state.customerId))
    if (state === null || userId === null) return 'done'
    const outcome = await db.transaction().execute(async (tx) => {
      const now = context.clock.now()
      await openWallet(context, tx, userId, now)
      if ((await findSubscription(tx, id))?.revision !== before?.revision) return 'overtaken'
      if (before !== null && isMovedUp(before, state)) return 'moved-up'
      await saveSubscription(tx, provider.name, userId, state)
      if (before?.status === 'active' && state.status === 'past_due')
        await tellOfMoney(tx, userId, {
          kind: 'renewal-failed',
          params: { bought: { kind: 'plan', id: state.plan } },
        })
      await settlePlan(context, tx, { userId, provider: provider.name, at: happenedAt ?? now })
      ;({ paymentIds } = state)
      user = userId
      return 'done'
    })
    if (outcome !== 'moved-up') return outcome
    // Before anything of it is stored: should this fail, whoever asks again still sees it.
    try {
      await provider.resume(id)
    } catch (error) {
      // Two events tell of the same payment at once: what one took back cannot be taken back again.
      if ((await provider.readSubscription(id))?.next !== null) throw error
    }
    return 'overtaken'
  })
  context.eventsCommitted()
  for (const paymentId of paymentIds) await reconcilePayment(asked, paymentId)
  if (user !== null) await endSurplus(asked, user, id)
}

/**
 * Whether a move up was paid, on the provider's page, while the plan was to become a lower one at its
 * end: that was put aside until the payment came, and whoever pays for more means to keep it.
 */
const isMovedUp = (before: SubscriptionRow, now: ProviderSubscription): boolean =>
  now.next !== null &&
  before.next_plan === now.next.plan &&
  before.next_interval === now.next.interval &&
  whenToChange(before, now) === 'now'

/** A payment: its credits, or what of them must go again. */
export async function reconcilePayment(asked: Asked, id: string): Promise<void> {
  const { context, provider } = asked
  const { db } = context
  let ended: string | null = null
  await readAndApply(async () => {
    const before = await findPayment(db, id)
    const state = await provider.readPayment(id)
    const userId = state && (await findUserOf(db, provider.name, state.customerId))
    if (state === null || userId === null) return 'done'
    const item = await itemOf(asked, state)
    if (item === null) return 'done'
    return db.transaction().execute(async (tx) => {
      const now = context.clock.now()
      const { month } = await openWallet(context, tx, userId, now)
      if ((await findPayment(tx, id))?.revision !== before?.revision) return 'overtaken'
      const isNew = await insertPayment(tx, { provider: provider.name, userId, item, state })
      const row = await findPayment(tx, id)
      if (row === null) throw new Error(`The payment ${id} was not entered`)
      let changed = false
      if (state.of.kind === 'pack') {
        const checkout = await findCheckout(tx, state.of.checkoutId)
        changed = await grantCredits(tx, {
          userId,
          key: `pack:${state.of.checkoutId}`,
          source: 'pack',
          subject: `pack:${item}`,
          credits: checkout?.credits ?? creditsOf({ kind: 'pack', id: item }),
          expiresAt: null,
          reference: packReference(id),
          at: now,
        })
        await endCheckout(tx, state.of.checkoutId, 'complete')
      }
      await tellOfPayment(tx, row, state, isNew)
      const followed = await followPayment(tx, row, state, { at: now, monthEnd: month.end })
      if (followed && state.of.kind === 'plan')
        await settlePlan(context, tx, { userId, provider: provider.name, at: now })
      if (changed || followed) await tellWallet(tx, userId)
      ended = isOver(state, row, now) ? row.subscription_id : null
      return 'done'
    })
  })
  context.eventsCommitted()
  if (ended !== null) await endSubscription(asked, ended)
}

/** Tells of money that came, and of what went back since `row` was read. */
async function tellOfPayment(
  tx: Transaction<BillingTables>,
  row: PaymentRow,
  state: ProviderPayment,
  isNew: boolean,
): Promise<void> {
  const { user_id: userId, surplus: automatic } = row
  const { currency } = state
  const bought = boughtOf(row.kind, row.item)
  const backCents = state.refundedCents - row.refunded_cents
  if (bought === null) return
  if (isNew && state.amountCents > 0) {
    const params = { bought, cents: state.amountCents, currency }
    await tellOfMoney(tx, userId, { kind: 'payment-received', params })
  }
  if (backCents > 0) {
    const params = { bought, cents: backCents, currency, automatic }
    await tellOfMoney(tx, userId, { kind: 'payment-refunded', params })
  }
}

/**
 * A plan is over whose payment for the running period was given back, or was asked back here, and
 * one that a bank takes back: whoever does not want to have paid is not charged again.
 */
const isOver = (
  { of, refundedCents, amountCents, disputed }: ProviderPayment,
  { refund_asked_at: askedAt, refund_cents: askedCents }: PaymentRow,
  now: Date,
): boolean => {
  if (of.kind !== 'plan') return false
  // What an administrator gave back in part leaves the plan.
  if (disputed || (askedAt !== null && refundedCents >= (askedCents ?? 0))) return true
  const isWhole = !of.upgrade && amountCents > 0 && refundedCents === amountCents
  return isWhole && of.from <= now && now < of.to
}

/** Id of the plan or pack that a payment was for; null: of nothing we know. */
async function itemOf(asked: Asked, { of }: ProviderPayment): Promise<string | null> {
  const { db } = asked.context
  if (of.kind === 'pack') return (await findCheckout(db, of.checkoutId))?.item ?? null
  if ((await findSubscription(db, of.subscriptionId)) === null)
    await reconcileSubscription(asked, of.subscriptionId)
  return (await findSubscription(db, of.subscriptionId))?.plan ?? null
}

/** An invoice: whatever it was for. */
export async function reconcileInvoice(asked: Asked, id: string, at: Date): Promise<void> {
  const invoice = await asked.provider.readInvoice(id)
  if (invoice?.subscriptionId) await reconcileSubscription(asked, invoice.subscriptionId, at)
  if (invoice?.paymentId) await reconcilePayment(asked, invoice.paymentId)
}

/** Ends a subscription at the provider, at once. */
export async function endSubscription(asked: Asked, id: string): Promise<void> {
  const row = await findSubscription(asked.context.db, id)
  if (row === null || row.status === 'ended') return
  await asked.provider.end(id)
  await reconcileSubscription(asked, id)
}

/**
 * Who bought two plans in two tabs keeps the first and gets the money of the others back: that first,
 * then they end, so that a failure on the way finds them again.
 * @param seen the subscription that was just looked at
 */
async function endSurplus(asked: Asked, userId: string, seen: string): Promise<void> {
  const { context, provider } = asked
  const [first, ...surplus] = await liveSubscriptions(context.db, provider.name, userId)
  for (const { id } of surplus) {
    context.log.warn({ subscription: id, userId }, 'a second plan was bought; it is given back')
    await giveBackPlan(asked, id)
    await provider.end(id)
    await reconcileSubscription(asked, id)
  }
  const row = await findSubscription(context.db, seen)
  const endedBeside =
    row?.status === 'ended' && first !== undefined && first.started_at <= row.started_at
  // One that brought no credits never counted: whatever ended it, its money is owed.
  if (endedBeside && (await lotsWith(context.db, userId, seen)).length === 0)
    await giveBackPlan(asked, seen)
}

/** Gives back what was paid for a subscription and is not given back yet. */
async function giveBackPlan(asked: Asked, id: string): Promise<void> {
  const { context, provider } = asked
  const told = (await provider.readSubscription(id))?.paymentIds ?? []
  const rows = await paymentsOfSubscription(context.db, id)
  const payments = new Set([...rows.map((row) => row.payment_id), ...told])
  for (const paymentId of payments) {
    const payment = await provider.readPayment(paymentId)
    if (payment === null || payment.disputed || payment.refundedCents >= payment.amountCents)
      continue
    await markSurplus(context.db, paymentId)
    await provider.refund(paymentId)
    await reconcilePayment(asked, paymentId)
  }
}
