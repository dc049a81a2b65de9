import { randomBytes } from 'node:crypto'
import { checkoutPaths } from '@lumen/contracts/billing/checkout-paths'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Clock } from '@lumen/runtime/clock'
import type { Kysely } from 'kysely'
import { findTestObject, removeTestObjects, saveTestObject } from '../../store/test-objects.ts'
import type { BillingTables } from '../../store/tables.ts'
import type { PaymentProvider, ProviderCheckout, ProviderEvent } from '../payment-provider.ts'
import { isSigned, signEvent } from './event-signature.ts'
import {
  localPayment,
  localSubscription,
  periodEnd,
  periodPayment,
  prorated,
  rolledOn,
  type LocalCheckout,
  type LocalPayment,
  type LocalSubscription,
} from './local-states.ts'

export type TestAction = 'pay' | 'decline' | 'abandon'
export type SignedEvent = { body: Buffer; signature: string }

/** Payments without money, with what a person does on the page of the test checkout. */
export type LocalPayments = PaymentProvider & {
  readonly name: 'local'
  /** @returns what the provider would send; null when the checkout is no longer open */
  act(checkoutId: string, action: TestAction): Promise<SignedEvent | null>
}

const gone = () => new AppError('not_found', 'There is no such subscription or payment')

/** A payment provider in our own database, for machines without keys. Never for production. */
export function createLocalPayments({
  db,
  clock,
}: {
  db: Kysely<BillingTables>
  clock: Clock
}): LocalPayments {
  const secret = randomBytes(32).toString('hex')
  const now = () => clock.now().toISOString()
  const read = async <T>(kind: 'checkout' | 'subscription' | 'payment', id: string) =>
    (await findTestObject(db, kind, id)) as T | null
  const keepPayment = (payment: LocalPayment) =>
    saveTestObject(db, 'payment', payment.id, payment, { ifNew: true })
  const keepSubscription = (state: LocalSubscription) =>
    saveTestObject(db, 'subscription', state.id, state)

  const subscriptionNow = async (id: string): Promise<LocalSubscription | null> => {
    const kept = await read<LocalSubscription>('subscription', id)
    if (kept === null) return null
    const { state, payments } = rolledOn(kept, clock.now())
    if (state === kept) return kept
    for (const payment of payments) await keepPayment(payment)
    await keepSubscription(state)
    return state
  }
  const running = async (id: string): Promise<LocalSubscription> => {
    const state = await subscriptionNow(id)
    if (state?.status !== 'active') throw gone()
    return state
  }
  const change = async (id: string, changes: Partial<LocalSubscription>) =>
    keepSubscription({ ...(await running(id)), ...changes })

  const openedCheckout = (id: string, state: LocalCheckout): ProviderCheckout => ({
    id,
    checkoutId: id,
    status:
      state.status === 'open' && new Date(state.expiresAt) <= clock.now()
        ? 'expired'
        : state.status,
    url: `${checkoutPaths.test}/${id}`,
    paymentId: state.paymentId,
    subscriptionId: state.subscriptionId,
  })

  const signed = (event: ProviderEvent): SignedEvent => {
    const body = Buffer.from(JSON.stringify(event))
    return { body, signature: signEvent(body, secret, clock.now()) }
  }

  const pay = async (id: string, checkout: LocalCheckout): Promise<LocalCheckout> => {
    const paymentId = `payment-${id}`
    const { customerId, item, amountCents } = checkout
    if (item.kind === 'pack') {
      const of = { kind: 'pack' as const, checkoutId: id }
      const paidAt = now()
      await keepPayment({ id: paymentId, customerId, amountCents, refundedCents: 0, paidAt, of })
      return { ...checkout, status: 'complete', paymentId }
    }
    const start = clock.now()
    const subscription: LocalSubscription = {
      id: `subscription-${id}`,
      customerId,
      plan: item.id,
      interval: item.interval,
      status: 'active',
      startedAt: start.toISOString(),
      periodStart: start.toISOString(),
      periodEnd: periodEnd(start, item.interval).toISOString(),
      cancelAtPeriodEnd: false,
      next: null,
      paymentId,
    }
    await keepPayment(periodPayment(subscription, paymentId))
    await saveTestObject(db, 'subscription', subscription.id, subscription, { ifNew: true })
    return { ...checkout, status: 'complete', paymentId, subscriptionId: subscription.id }
  }

  return {
    name: 'local',
    portal: false,
    createCustomer: async (userId) => userId,
    async createCheckout({ checkoutId, customerId, item, amountCents, expiresAt }) {
      const state: LocalCheckout = {
        customerId,
        item,
        amountCents,
        status: 'open',
        expiresAt: expiresAt.toISOString(),
        paymentId: null,
        subscriptionId: null,
      }
      await saveTestObject(db, 'checkout', checkoutId, state, { ifNew: true })
      return openedCheckout(checkoutId, state)
    },
    async expireCheckout(id) {
      const state = await read<LocalCheckout>('checkout', id)
      if (state?.status === 'open')
        await saveTestObject(db, 'checkout', id, { ...state, status: 'expired' })
    },
    openPortal: async () => {
      throw new AppError('conflict', 'The test checkout has no customer portal')
    },
    async previewUpgrade(id, to) {
      const { due, credited, end } = prorated(await running(id), to, clock.now())
      return { dueCents: due, creditedCents: credited, nextAt: end }
    },
    async upgrade(id, { plan, interval }, key) {
      const state = await running(id)
      const at = clock.now()
      const { due, start, end } = prorated(state, { plan, interval }, at)
      const paymentId = `${id}-${key}`
      await keepPayment({
        id: paymentId,
        customerId: state.customerId,
        amountCents: due,
        refundedCents: 0,
        paidAt: at.toISOString(),
        of: {
          kind: 'plan',
          subscriptionId: id,
          upgrade: interval === state.interval,
          from: at.toISOString(),
          to: end.toISOString(),
        },
      })
      await keepSubscription({
        ...state,
        plan,
        interval,
        next: null,
        cancelAtPeriodEnd: false,
        periodStart: start.toISOString(),
        periodEnd: end.toISOString(),
        paymentId,
      })
    },
    changeAtPeriodEnd: (id, next) => change(id, { next, cancelAtPeriodEnd: false }),
    cancelAtPeriodEnd: (id) => change(id, { next: null, cancelAtPeriodEnd: true }),
    resume: (id) => change(id, { next: null, cancelAtPeriodEnd: false }),
    async end(id) {
      const state = await subscriptionNow(id)
      if (state?.status === 'active') await keepSubscription({ ...state, status: 'ended' })
    },
    async refund(paymentId, cents) {
      const payment = await read<LocalPayment>('payment', paymentId)
      if (payment === null) throw gone()
      const refundedCents = Math.max(payment.refundedCents, cents ?? payment.amountCents)
      await saveTestObject(db, 'payment', paymentId, { ...payment, refundedCents })
    },
    eraseCustomer: (customerId) => removeTestObjects(db, customerId),
    readEvent(body, signature) {
      if (!isSigned(body, signature, secret, clock.now()))
        throw new AppError('forbidden', 'The signature is not the payment provider’s')
      const event = JSON.parse(Buffer.from(body).toString()) as ProviderEvent
      return { ...event, at: new Date(event.at) }
    },
    async readCheckout(id) {
      const state = await read<LocalCheckout>('checkout', id)
      return state && openedCheckout(id, state)
    },
    async readSubscription(id) {
      const state = await subscriptionNow(id)
      return state && localSubscription(state)
    },
    async readPayment(id) {
      const state = await read<LocalPayment>('payment', id)
      return state && localPayment(state)
    },
    readInvoice: async () => null,
    async act(checkoutId, action) {
      const state = await read<LocalCheckout>('checkout', checkoutId)
      if (state === null || openedCheckout(checkoutId, state).status !== 'open') return null
      const after =
        action === 'pay'
          ? await pay(checkoutId, state)
          : action === 'abandon'
            ? { ...state, status: 'expired' as const }
            : state
      await saveTestObject(db, 'checkout', checkoutId, after)
      const type = { pay: 'completed', decline: 'payment_failed', abandon: 'expired' }[action]
      return signed({
        id: newId(),
        type: `checkout.${type}`,
        at: clock.now(),
        about: { kind: 'checkout', id: checkoutId },
      })
    },
  }
}
