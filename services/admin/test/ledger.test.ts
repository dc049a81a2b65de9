import { connectBus, type Bus } from '@lumen/bus/connect'
import { authOfficeRequests, type Account } from '@lumen/contracts/auth/office-bus'
import { authRequests } from '@lumen/contracts/auth/bus'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { OfficePayment } from '@lumen/contracts/billing/office-schema'
import type { PlanId } from '@lumen/contracts/plans'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
const owners: Bus[] = []
const operator = { ...someCaller(), role: 'admin' as const }
const at = '2026-11-23T08:00:00.000Z'
const ann: Account = {
  id: newId(),
  email: 'ann@example.com',
  username: 'Ann',
  role: 'user',
  createdAt: at,
  lastLoginAt: null,
  suspendedAt: null,
}
const payment: OfficePayment = {
  id: newId(),
  userId: ann.id,
  erased: false,
  kind: 'pack',
  item: 'starter',
  amountCents: 999,
  currency: 'usd',
  refundedCents: 0,
  pending: false,
  disputed: false,
  test: false,
  paidAt: at,
  refundable: true,
}
const gone = { ...payment, id: newId(), userId: newId(), erased: true }
/** What billing was asked, as far as it moves something. */
const moved: unknown[] = []
let stripeIsAway = false
/** What billing says that an administrator gave. */
let gift: { givenPlan: PlanId; givenUntil: string } | null = null
let changed = false

/** Accounts and books, as their owners tell of them. */
async function serveOwners() {
  const log = createLogger({ service: 'test', level: 'silent' })
  const busOf = async (service: string) => {
    const bus = await connectBus({ ...stack.environment.nats, service, log })
    owners.push(bus)
    return bus
  }
  const auth = await busOf('auth')
  const { 'auth.list-accounts': list, 'auth.read-account': read } = authOfficeRequests
  auth.serve(
    {
      'auth.list-accounts': list,
      'auth.read-account': read,
      'auth.notify': authRequests['auth.notify'],
    },
    {
      'auth.list-accounts': async ({ query }) => ({
        accounts: ann.email.includes(query) ? [ann] : [],
      }),
      'auth.read-account': async ({ userId }) => ({ account: userId === ann.id ? ann : null }),
      'auth.notify': async () => ({ outcome: 'created' }),
    },
  )
  const billing = await busOf('billing')
  const ofThem = (userIds: readonly string[] | null) =>
    [payment, gone].filter(({ userId }) => userIds === null || userIds.includes(userId))
  const { 'billing.read-account': readAccount } = billingRequests
  billing.serve(
    { ...billingOfficeRequests, 'billing.read-account': readAccount },
    {
      'billing.give-plan': async ({ plan, until }) => {
        gift = { givenPlan: plan, givenUntil: until }
        return { outcome: 'given' }
      },
      'billing.end-given-plan': async () => {
        const plan = gift === null ? null : 'free'
        gift = null
        return { plan }
      },
      'billing.read-account': async () => ({
        credits: 0,
        vipPoints: 0,
        plan: 'free',
        companions: 5,
        version: 1,
        ...gift,
      }),
      'billing.read-revenue': async () => ({ totalCents: 0, sinceCents: 0 }),
      'billing.list-movements': async ({ userIds, kind, before }) => ({
        lines:
          before !== null || (kind !== null && kind !== 'grant')
            ? []
            : ofThem(userIds).map(({ id, userId }) => ({
                id,
                userId,
                kind: 'grant',
                subject: 'pack:starter',
                amount: 100,
                at,
              })),
      }),
      'billing.list-payments': async ({ userIds }) => ({ payments: ofThem(userIds) }),
      'billing.list-subscriptions': async () => ({ subscriptions: [] }),
      'billing.read-payment': async ({ paymentId }) => ({
        payment: paymentId === payment.id ? payment : null,
      }),
      'billing.read-payment-state': async () => ({
        provider: null,
        lastEvent: null,
        failures: [],
        openRefunds: 0,
      }),
      'billing.preview-office-refund': async ({ paymentId, cents }) =>
        paymentId === payment.id
          ? {
              outcome: 'possible',
              preview: {
                cents,
                refundableCents: 999,
                refundedCents: 0,
                creditsTaken: 10,
                creditsOwed: 0,
                endsPlan: false,
              },
            }
          : { outcome: 'unknown' },
      'billing.give-back': async (wanted) => {
        if (stripeIsAway) throw new AppError('payment_unavailable', 'Stripe does not answer')
        if (changed) return { outcome: 'changed' }
        moved.push(wanted)
        return { outcome: 'done', creditsTaken: 10, pending: false }
      },
      'billing.adjust-credits': async (wanted) => {
        if (wanted.credits < -40) return { outcome: 'too_much', balance: 40 }
        moved.push(wanted)
        return { outcome: 'done', balance: 40 + wanted.credits }
      },
    },
  )
}

beforeAll(async () => {
  stack = await openAdminStack()
  await stack.bus.ensureStreams(['auth', 'chat'])
  await serveOwners()
  admin = await stack.start()
})
afterAll(async () => {
  await Promise.all(owners.map((bus) => bus.close()))
  await stack?.close()
})

const call = (method: string, path: string, body?: object) =>
  stack.call(admin, method, `/api/admin/${path}`, {
    caller: operator,
    ...(body !== undefined && { body }),
  })
const lastDeed = async () => (await call('GET', 'audit')).body.entries[0]

it('finds the books of an account by a part of its address or its id, and names whose they are', async () => {
  const account = { username: 'Ann', email: 'ann@example.com' }
  const all = (await call('GET', 'payments')).body
  expect(all.payments.map((row: OfficePayment & { account: unknown }) => row.account)).toEqual([
    account,
    null,
  ])
  for (const asked of ['ann%40exam', ann.id]) {
    const { body } = await call('GET', `payments/ledger?account=${asked}&kind=grant`)
    expect(body).toEqual({ lines: [expect.objectContaining({ amount: 100, account })], next: null })
  }
  expect((await call('GET', 'payments?account=bob')).body.payments).toEqual([])
  expect((await call('GET', 'payments/ledger?kind=settle')).body.lines).toEqual([])
  expect((await call('GET', 'payments/subscriptions')).body.subscriptions).toEqual([])
  expect((await call('GET', 'payments/ledger?kind=theft')).status).toBe(400)
  expect((await call('GET', 'payments/ledger?cursor=here')).status).toBe(400)
  expect((await call('GET', 'payments/state')).body).toMatchObject({ provider: null })
})

describe('a refund', () => {
  const refund = (change: object = {}) =>
    call('POST', `payments/${payment.id}/refund`, {
      id: newId(),
      cents: 250,
      credits: 'take',
      refundedCents: 0,
      reason: 'Paid twice',
      ...change,
    })

  it('is shown before, given with a reason and written down', async () => {
    const preview = await call('GET', `payments/${payment.id}/refund?cents=250&credits=take`)
    expect(preview.body).toMatchObject({ cents: 250, creditsTaken: 10 })
    expect((await refund()).body).toEqual({ creditsTaken: 10, pending: false })
    expect(moved.at(-1)).toMatchObject({ paymentId: payment.id, cents: 250, credits: 'take' })
    expect(await lastDeed()).toMatchObject({
      actor: operator.userId,
      action: 'refund-payment',
      subject: ann.id,
      reason: 'Paid twice',
      detail: `pack:starter 2.5 USD, take, ${payment.id}`,
    })
    expect((await refund({ reason: ' ' })).status).toBe(400)
  })

  it('says what stands in its way, and what was tried stands in the log', async () => {
    changed = true
    expect((await refund()).body.code).toBe('conflict')
    changed = false
    stripeIsAway = true
    const away = await refund({ reason: 'Once more' })
    stripeIsAway = false
    expect([away.status, away.body.code]).toEqual([503, 'payment_unavailable'])
    expect(await lastDeed()).toMatchObject({ reason: 'Once more' })
    const path = `payments/${newId()}/refund`
    expect((await call('GET', `${path}?cents=1&credits=keep`)).status).toBe(404)
  })
})

it('writes down which plan was given and taken back, and until which day', async () => {
  const body = { plan: 'premium', until: '2026-12-24T23:59:59.000Z', reason: 'For the outage' }
  expect((await call('POST', `users/${ann.id}/plan`, { id: newId(), ...body })).status).toBe(200)
  const written = { subject: ann.id, detail: 'premium, 2026-12-24' }
  expect(await lastDeed()).toMatchObject({ action: 'grant-plan', ...written })
  const end = () => call('POST', `users/${ann.id}/plan/end`, { reason: 'A mistake' })
  expect((await end()).status).toBe(200)
  expect(await lastDeed()).toMatchObject({ action: 'end-plan', ...written })
  expect((await end()).status).toBe(409)
  expect(await lastDeed()).toMatchObject({ action: 'end-plan', subject: ann.id, detail: null })
})

it('gives and takes credits of accounts that are there, with a reason', async () => {
  const adjust = (credits: number, userId = ann.id) =>
    call('POST', `users/${userId}/credits`, { id: newId(), credits, reason: 'An apology' })
  expect((await adjust(100)).body).toEqual({ balance: 140 })
  expect(await lastDeed()).toMatchObject({
    action: 'grant-credits',
    subject: ann.id,
    reason: 'An apology',
    detail: '100',
  })
  expect((await adjust(-20)).body).toEqual({ balance: 20 })
  expect(await lastDeed()).toMatchObject({ action: 'take-credits', detail: '20' })
  expect((await adjust(-41)).body.code).toBe('conflict')
  expect((await adjust(0)).status).toBe(400)
  expect((await adjust(100, newId())).status).toBe(404)
})
