import type { Refund, RefundPreview } from '@lumen/contracts/billing/payment-schema'
import { planRefundEveryDays, refundDays } from '@lumen/contracts/plans'
import { AppError } from '@lumen/http/app-error'
import type { Static } from 'typebox'
import type { Transaction } from 'kysely'
import type { BillingContext } from '../context.ts'
import { givenBackWith, refundOf } from '../domain/refund.ts'
import { readHoldings } from '../store/ledger.ts'
import {
  askRefund,
  askedBackWith,
  findOwnPayment,
  openRefunds,
  paymentsAt,
  type PaymentRow,
} from '../store/payments.ts'
import { findSubscription } from '../store/subscriptions.ts'
import type { BillingTables } from '../store/tables.ts'
import { clawBack } from './claw-back.ts'
import { tellWallet } from './end-reservation.ts'
import { findProvider } from './find-provider.ts'
import { openWallet } from './open-wallet.ts'
import { endSubscription, reconcilePayment } from './reconcile.ts'
import { lotsOf } from './take-back.ts'

type Share = ReturnType<typeof refundOf> & { row: PaymentRow; references: string[] }

const notRefundable = () =>
  new AppError(
    'not_refundable',
    `Payments are given back for ${refundDays} days, a plan only after its first payment and once in ${planRefundEveryDays} days`,
  )

/** What would come back of a payment, and of those that go with it. @throws AppError */
async function sharesOf(
  tx: Transaction<BillingTables>,
  { userId, id, provider, now }: { userId: string; id: string; provider: string; now: Date },
): Promise<Share[]> {
  const payment = await findOwnPayment(tx, userId, id)
  if (payment === null) throw new AppError('not_found', 'There is no such payment')
  const rows = await paymentsAt(tx, userId, payment.provider)
  const together = payment.provider === provider ? givenBackWith(payment, rows, now) : null
  if (together === null) throw notRefundable()
  const shares: Share[] = []
  for (const row of together) {
    const lots = await lotsOf(tx, row)
    const usable = lots.map((lot) =>
      lot.expiresAt !== null && lot.expiresAt <= now
        ? { ...lot, expired: lot.balance, balance: 0 }
        : lot,
    )
    shares.push({
      row,
      references: lots.map(({ reference }) => reference),
      ...refundOf(row, usable),
    })
  }
  return shares
}

const total = <Part>(parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0)

/**
 * What giving a payment back would do; nothing is changed.
 * @throws AppError `not_found`, `not_refundable`
 */
export async function previewRefund(
  context: BillingContext,
  userId: string,
  id: string,
): Promise<RefundPreview> {
  const { name: provider } = findProvider(context)
  const now = context.clock.now()
  return context.db.transaction().execute(async (tx) => {
    const shares = await sharesOf(tx, { userId, id, provider, now })
    const subscriptionId = shares[0]?.row.subscription_id ?? null
    const subscription = subscriptionId === null ? null : await findSubscription(tx, subscriptionId)
    return {
      refundCents: total(shares, ({ cents }) => cents),
      keptCents: total(shares, ({ row, cents }) => row.amount_cents - cents),
      creditsSpent: total(shares, ({ spent }) => spent),
      creditsTakenBack: total(shares, ({ takenBack }) => takenBack),
      debt: (await readHoldings(tx, userId)).debt,
      endsPlan: subscription === null || subscription.status === 'ended' ? null : subscription.plan,
      payments: shares.length,
    }
  })
}

/**
 * Gives a payment back, less the share of its credits that were spent, and with a plan all that was
 * paid for it in the last days; the plan ends. What is unspent goes at once, so that nobody spends it
 * meanwhile; the money follows, by the hourly job where the provider is away. Whoever asks again, at
 * once or later, is answered as the first time.
 * @param expectedCents what was shown before; when it is less by now, nothing is done
 * @throws AppError `not_found`, `not_refundable`, `conflict`
 */
export async function refundPayment(
  context: BillingContext,
  userId: string,
  { paymentId, expectedCents = 0 }: { paymentId: string; expectedCents?: number },
): Promise<Static<typeof Refund>> {
  const asked = { context, provider: findProvider(context) }
  const { db, clock, log } = context
  const before = await findOwnPayment(db, userId, paymentId)
  if (before === null) throw new AppError('not_found', 'There is no such payment')
  if (before.provider !== asked.provider.name) throw notRefundable()
  // The provider may have given it back by a page of its own, and nobody told us yet.
  await reconcilePayment(asked, before.payment_id)
  const now = await findOwnPayment(db, userId, paymentId)
  const isGivenBack = now !== null && now.refunded_cents === now.amount_cents
  if (isGivenBack && now.refund_asked_at === null)
    return { refundedCents: now.refunded_cents, creditsTakenBack: now.taken_back, pending: false }

  const given = await db.transaction().execute(async (tx) => {
    const at = clock.now()
    await openWallet(context, tx, userId, at)
    // Of many at once the first gives back, and the others wait for it at the wallet.
    const before = await askedBackWith(tx, userId, paymentId)
    if (before.length > 0)
      return before.map(({ id, refund_cents: cents, refund_credits: takenBack }) => ({
        id,
        cents: cents ?? 0,
        takenBack: takenBack ?? 0,
      }))
    const provider = asked.provider.name
    const found = await sharesOf(tx, { userId, id: paymentId, provider, now: at })
    const cents = total(found, (share) => share.cents)
    if (cents === 0) throw new AppError('not_refundable', 'All its credits were spent')
    if (cents < expectedCents)
      throw new AppError('conflict', 'Credits were spent meanwhile; less would be given back')
    for (const share of found) await takeUnspent(tx, userId, share, at)
    await tellWallet(tx, userId)
    return found.map(({ row: { id }, cents: share, takenBack }) => ({
      id,
      cents: share,
      takenBack,
    }))
  })
  context.eventsCommitted()
  const rows = given.map(({ id }) => id)
  log.info({ payments: rows }, 'giving payments back')
  const pending = !(await completed(asked, rows))
  return {
    refundedCents: total(given, ({ cents }) => cents),
    creditsTakenBack: total(given, ({ takenBack }) => takenBack),
    pending,
  }
}

async function takeUnspent(
  tx: Transaction<BillingTables>,
  userId: string,
  { row, references, cents, takenBack }: Share,
  at: Date,
): Promise<void> {
  if (takenBack > 0)
    await clawBack(tx, {
      userId,
      key: `refund-asked:${row.id}`,
      subject: `${row.kind}:${row.item}`,
      references,
      credits: takenBack,
      at,
    })
  await askRefund(tx, row.id, { at, cents, credits: takenBack })
}

type Asked = Parameters<typeof endSubscription>[0]

/** Has the provider do what was asked for. @returns whether all was done */
export async function completed(asked: Asked, ids: readonly string[]): Promise<boolean> {
  const { db, log } = asked.context
  let all = true
  for (const row of await openRefunds(db, { ids }))
    try {
      await completeRefund(asked, row)
    } catch (error) {
      all = false
      log.error({ err: error, payment: row.id }, 'a refund is on its way still')
    }
  return all
}

async function completeRefund(asked: Asked, row: PaymentRow): Promise<void> {
  const cents = row.refund_cents ?? 0
  if (row.refunded_cents < cents) await asked.provider.refund(row.payment_id, cents)
  // Who asks for their money does not want the plan; an administrator may give back a part of it.
  if (row.subscription_id !== null && row.refund_asked_at !== null)
    await endSubscription(asked, row.subscription_id)
  await reconcilePayment(asked, row.payment_id)
}

/** Completes refunds that the provider could not be asked for. @returns how many are still open */
export async function completeRefunds(context: BillingContext): Promise<number> {
  const { provider } = context.payments
  if (provider === null) return 0
  const rows = await openRefunds(context.db, { provider: provider.name })
  await completed(
    { context, provider },
    rows.map(({ id }) => id),
  )
  return (await openRefunds(context.db, { provider: provider.name })).length
}
