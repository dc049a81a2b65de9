import { randomBytes } from 'node:crypto'
import { checkoutPaths } from '@lumen/contracts/billing/checkout-paths'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Clock } from '@lumen/runtime/clock'
import type { Kysely } from 'kysely'
import { findTestObject, removeTestObjects, saveTestObject } from '../../store/test-objects.ts'
import type { BillingTables } from '../../store/tables.ts'
import type {
  PaymentProvider,
  ProviderCheckout,
  ProviderEvent,
} from '../../domain/payment-provider.ts'
import { isSigned, signEvent } from './event-signature.ts'
import {
  localPayment,
  localSubscription,
  periodEnd,
  periodPayment,
  prorated,
  rolledOn,
  upgraded,
  type LocalCheckout,
  type LocalPayment,
  type LocalSubscription,
} from './local-states.ts'

export type TestAction = 'pay' | 'decline' | 'abandon'
export type SignedEvent = { body: Buffer; signature: string }

/** Payments without money, with what a person does on the page of the test checkout. */
export type LocalPayments = PaymentProvider & {
  readonly name: 'local'
  /** @returns what the provider would send, of a paid checkout once more; null when it is no longer open */
  act(checkoutId: string, action: TestAction): Promise<SignedEvent | null>
}

type States = {
  checkout: LocalCheckout
  subscription: LocalSubscription
  payment: LocalPayment
}
type Kind = keyof States
/** Keeps the object that is held, and others that come of it. */
type Keep = {
  changed(state: States[Kind]): Promise<void>
  made(kind: Exclude<Kind, 'checkout'>, state: LocalSubscription | LocalPayment): Promise<void>
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
  const read = async <K extends Kind>(kind: K, id: string) =>
    (await findTestObject(db, kind, id)) as States[K] | null
  /** Changes an object as it is, one after the other: two tabs may act at once. */
  const withObject = <K extends Kind, T>(
    kind: K,
    id: string,
    act: (state: States[K] | null, keep: Keep) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const state = (await findTestObject(tx, kind, id, { locked: true })) as States[K] | null
      return act(state, {
        changed: (changed) => saveTestObject(tx, kind, id, changed),
        made: (madeKind, made) => saveTestObject(tx, madeKind, made.id, made, { ifNew: true }),
      })
    })

  /** A subscription as it is now: what was to happen meanwhile has happened. */
  const brought = async (kept: LocalSubscription | null, keep: Keep) => {
    if (kept === null) return null
    const { state, payments } = rolledOn(kept, clock.now())
    if (state === kept) return kept
    for (const payment of payments) await keep.made('payment', payment)
    await keep.changed(state)
    return state
  }
  const subscriptionNow = async (id: string): Promise<LocalSubscription | null> => {
    const kept = await read('subscription', id)
    if (kept === null || rolledOn(kept, clock.now()).state === kept) return kept
    return withObject('subscription', id, brought)
  }
  const running = (state: LocalSubscription | null): LocalSubscription => {
    if (state?.status !== 'active') throw gone()
    return state
  }
  const change = (id: string, changes: Partial<LocalSubscription>) =>
    withObject('subscription', id, async (kept, keep) =>
      keep.changed({ ...running(await brought(kept, keep)), ...changes }),
    )

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

  const pay = async (id: string, checkout: LocalCheckout, keep: Keep): Promise<LocalCheckout> => {
    const paymentId = `payment-${id}`
    const { customerId, item, amountCents } = checkout
    if (item.kind === 'pack') {
      const of = { kind: 'pack' as const, checkoutId: id }
      const payment = {
        id: paymentId,
        customerId,
        amountCents,
        refundedCents: 0,
        paidAt: now(),
        of,
      }
      await keep.made('payment', payment)
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
    await keep.made('payment', periodPayment(subscription, paymentId))
    await keep.made('subscription', subscription)
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
    expireCheckout: (id) =>
      withObject('checkout', id, async (state, keep) => {
        if (state?.status === 'open') await keep.changed({ ...state, status: 'expired' })
      }),
    openPortal: async () => {
      throw new AppError('conflict', 'The test checkout has no customer portal')
    },
    async previewUpgrade(id, to) {
      const { due, credited, end } = prorated(running(await subscriptionNow(id)), to, clock.now())
      return { dueCents: due, creditedCents: credited, nextAt: end }
    },
    upgrade: (id, to, key) =>
      withObject('subscription', id, async (kept, keep) => {
        const before = running(await brought(kept, keep))
        const done = upgraded(before, to, { at: clock.now(), key })
        if (done === null) return null
        await keep.made('payment', done.payment)
        await keep.changed(done.state)
        return null
      }),
    changeAtPeriodEnd: (id, next) => change(id, { next, cancelAtPeriodEnd: false }),
    cancelAtPeriodEnd: (id) => change(id, { next: null, cancelAtPeriodEnd: true }),
    resume: (id) => change(id, { next: null, cancelAtPeriodEnd: false }),
    end: (id) =>
      withObject('subscription', id, async (kept, keep) => {
        const state = await brought(kept, keep)
        if (state?.status === 'active') await keep.changed({ ...state, status: 'ended' })
      }),
    refund: (paymentId, untilCents) =>
      withObject('payment', paymentId, async (payment, keep) => {
        if (payment === null) throw gone()
        const refundedCents = Math.max(payment.refundedCents, untilCents ?? payment.amountCents)
        await keep.changed({ ...payment, refundedCents })
      }),
    eraseCustomer: (customerId) => removeTestObjects(db, customerId),
    readEvent(body, signature) {
      if (!isSigned(body, signature, secret, clock.now()))
        throw new AppError('forbidden', 'The signature is not the payment provider’s')
      const event = JSON.parse(Buffer.from(body).toString()) as ProviderEvent
      return { ...event, at: new Date(event.at) }
    },
    async readCheckout(id) {
      const state = await read('checkout', id)
      return state && openedCheckout(id, state)
    },
    async readSubscription(id) {
      const state = await subscriptionNow(id)
      return state && localSubscription(state)
    },
    async readPayment(id) {
      const state = await read('payment', id)
      return state && localPayment(state)
    },
    readInvoice: async () => null,
    act: (checkoutId, action) =>
      withObject('checkout', checkoutId, async (state, keep) => {
        const status = state && openedCheckout(checkoutId, state).status
        // Whoever paid and heard no answer asks again: nothing is paid twice, and they are told the same.
        const again = action === 'pay' && status === 'complete'
        if (state === null || (status !== 'open' && !again)) return null
        if (action === 'pay' && !again) await keep.changed(await pay(checkoutId, state, keep))
        if (action === 'abandon') await keep.changed({ ...state, status: 'expired' })
        const type = { pay: 'completed', decline: 'payment_failed', abandon: 'expired' }[action]
        return signed({
          id: newId(),
          type: `checkout.${type}`,
          at: clock.now(),
          about: { kind: 'checkout', id: checkoutId },
        })
      }),
  }
}
