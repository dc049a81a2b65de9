import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { choosePayments } from '../src/adapters/choose-payments.ts'
import { startBilling } from '../src/server.ts'
import { removePaymentsBefore } from '../src/store/erasure.ts'
import { settle } from '../src/use-cases/end-reservation.ts'
import { readInvoices } from '../src/use-cases/read-payments.ts'
import { readSubscription } from '../src/use-cases/manage-subscription.ts'
import { readAccount } from '../src/use-cases/read-account.ts'
import { reserve } from '../src/use-cases/reserve.ts'
import { creditsOf, silent } from './billing-service.ts'
import { faultsOf } from './ledger-faults.ts'
import { startTestBilling, type TestBilling } from './start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startTestBilling()
})
afterAll(() => billing?.close())

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
  // Nobody answers there.
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  PUBLIC_URL: 'https://lumen.test',
}

/** The same service on the same data with other settings. */
const settings = (env: Record<string, string>) => loadConfig({ ...billing.settings, ...env })

const buy = async (userId: string, path: string, body: object) => {
  const begun = await billing.call(userId, `POST /api/stripe/${path}` as never, { body })
  const checkoutId = begun.body.url.split('/').at(-1)
  await billing.call(userId, 'POST /api/stripe/test-checkouts/:checkoutId', {
    params: { checkoutId },
    body: { action: 'pay' },
  })
}

it('ends what was bought without money when Stripe is switched on', async () => {
  const userId = billing.user()
  await buy(userId, 'create-credit-checkout', { packageId: 'starter' })
  await buy(userId, 'create-checkout-session', { planId: 'premium' })
  const use = { userId, key: 'use', kind: 'video', units: 4, holdSeconds: 600 } as const
  const held = await reserve(billing.context, use)
  if (held.outcome === 'reserved') await settle(billing.context, held)
  const late = await reserve(billing.context, { ...use, key: 'late', units: 1 })
  expect(await creditsOf(billing.db, userId)).toEqual({ open: 7_450, held: 50, debt: 0 })

  const time = { now: () => new Date(billing.time.now) }
  const config = settings(stripe)
  const service = await startBilling(config, { log: silent, clock: time })
  await service.close()
  const { context, closer } = await createContext(config, { log: silent, clock: time })
  try {
    expect(await readAccount(context, userId)).toMatchObject({ plan: 'free', credits: 0 })
    expect(await creditsOf(context.db, userId)).toEqual({ open: 0, held: 50, debt: 0 })
    expect(await readInvoices(context, userId, 'zh')).toEqual([])
    if (late.outcome === 'reserved') await settle(context, late)
    expect(await faultsOf(context.db)).toEqual([])
    // The next month is the free one’s.
    billing.time.now = new Date('2026-05-20T12:00:00Z')
    expect(await readAccount(context, userId)).toMatchObject({ plan: 'free', credits: 100 })
  } finally {
    await closer.close()
  }
})

it.each([
  [{ NODE_ENV: 'production' }, null],
  [{ PUBLIC_URL: 'https://lumen.example' }, null],
  [{ BILLING_TEST_CHECKOUT: 'off' }, null],
  [{ PUBLIC_URL: 'https://localhost:8443' }, 'local'],
  [{ PUBLIC_URL: 'http://192.168.0.5:8080' }, 'local'],
  [{ NODE_ENV: 'production', BILLING_TEST_CHECKOUT: 'on' }, 'local'],
  [{ ...stripe, BILLING_TEST_CHECKOUT: 'on' }, 'stripe'],
])('takes payments with %j by %s', async (env, expected) => {
  const { db, clock } = billing.context
  const payments = await choosePayments(settings(env), { db, clock })
  expect(payments.provider?.name ?? null).toBe(expected)
})

it('lets the better of the two count, what everybody has and what is bought', async () => {
  const userId = billing.user()
  await buy(userId, 'create-checkout-session', { planId: 'basic' })
  const { context, closer } = await createContext(settings({ LUMEN_DEFAULT_PLAN: 'enterprise' }), {
    log: silent,
    clock: billing.context.clock,
  })
  try {
    expect(await readAccount(context, userId)).toMatchObject({ plan: 'enterprise' })
    expect(await readAccount(billing.context, userId)).toMatchObject({ plan: 'basic' })
    // What is paid for stays what can be changed.
    expect((await readSubscription(context, userId)).plan.tier).toBe('basic')
    const text = { userId, key: 'text', kind: 'text', units: 1, holdSeconds: 60 } as const
    expect(await reserve(context, text)).toMatchObject({ outcome: 'reserved', credits: 0 })
    // Who has a wallet from before gets what everybody has now.
    const other = billing.user()
    expect(await readAccount(billing.context, other)).toMatchObject({ plan: 'free' })
    expect(await readAccount(context, other)).toMatchObject({ plan: 'enterprise' })
  } finally {
    await closer.close()
  }
})

it('removes records of payments after the years that they are kept', async () => {
  const userId = billing.user()
  await buy(userId, 'create-checkout-session', { planId: 'basic', interval: 'year' })
  const count = async () =>
    (await billing.db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute())
      .length
  const after = (years: number, days = 0) => {
    const at = new Date(billing.time.now)
    at.setUTCFullYear(at.getUTCFullYear() + years, at.getUTCMonth(), at.getUTCDate() + days)
    return at
  }
  // Paid before, but it covers more: it stays until that is over as well.
  await removePaymentsBefore(billing.db, after(0, 1))
  expect(await count()).toBe(1)
  await removePaymentsBefore(billing.db, after(1, 1))
  expect(await count()).toBe(0)
})
