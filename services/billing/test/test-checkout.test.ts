import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcileDue } from '../src/use-cases/reconcile-due.ts'
import { faultsOf } from './ledger-faults.ts'
import { startTestBilling, type TestBilling } from './start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startTestBilling()
})
afterAll(() => billing?.close())
beforeEach(() => {
  billing.time.now = new Date('2026-03-15T12:00:00Z')
})

const checkoutOf = (url: string) => url.split('/').at(-1) ?? ''

async function begin(userId: string, body: object) {
  const key =
    'planId' in body
      ? ('POST /api/stripe/create-checkout-session' as const)
      : ('POST /api/stripe/create-credit-checkout' as const)
  const answer = await billing.call(userId, key, { body })
  expect(answer.status).toBe(200)
  return checkoutOf(answer.body.url)
}

const act = (userId: string, checkoutId: string, action: string) =>
  billing.call(userId, 'POST /api/stripe/test-checkouts/:checkoutId', {
    params: { checkoutId },
    body: { action },
  })

const buy = async (userId: string, body: object) => {
  const id = await begin(userId, body)
  expect((await act(userId, id, 'pay')).body.url).toBe(`/checkout/success?checkout=${id}`)
  return id
}

const balance = async (userId: string) =>
  (await billing.call(userId, 'GET /api/wallet/balance')).body
const subscription = async (userId: string) =>
  (await billing.call(userId, 'GET /api/enterprise/subscription/current')).body
const invoices = async (userId: string) =>
  (await billing.call(userId, 'GET /api/wallet/invoices')).body

describe('a pack', () => {
  it('is credited once it is paid, and never goes', async () => {
    const userId = billing.user()
    const id = await buy(userId, { packageId: 'standard', price: 0.01 })
    expect(await balance(userId)).toMatchObject({ usableBalance: 450, pendingExpiry: 100 })
    const params = { checkoutId: id }
    expect(
      (await billing.call(userId, 'GET /api/stripe/checkouts/:checkoutId', { params })).body,
    ).toMatchObject({ kind: 'pack', item: 'standard', status: 'complete', amountCents: 2_999 })
    expect(await invoices(userId)).toMatchObject([
      {
        description: '购买标准包',
        amountCents: 2_999,
        status: 'paid',
        currency: 'usd',
        test: true,
      },
    ])
    // The answer may have been lost: asked again, it is the same, and nothing is paid or credited twice.
    expect((await act(userId, id, 'pay')).body.url).toBe(`/checkout/success?checkout=${id}`)
    expect(await balance(userId)).toMatchObject({ usableBalance: 450 })
    expect(await invoices(userId)).toHaveLength(1)
    expect((await act(userId, id, 'abandon')).status).toBe(409)
  })

  it('is not credited when the card is declined or the purchase given up', async () => {
    const userId = billing.user()
    const id = await begin(userId, { packageId: 'starter' })
    const declined = await act(userId, id, 'decline')
    expect([declined.status, declined.body.code]).toEqual([402, 'payment_declined'])
    expect((await act(userId, id, 'abandon')).body.url).toBe(`/checkout/cancelled?checkout=${id}`)
    expect((await act(userId, id, 'pay')).body.code).toBe('conflict')
    expect(await balance(userId)).toMatchObject({ usableBalance: 100 })
    expect(await begin(userId, { packageId: 'starter' })).not.toBe(id)
  })

  it('is bought once by two tabs, and again afterwards', async () => {
    const userId = billing.user()
    const tabs = await Promise.all(
      Array.from({ length: 6 }, () => begin(userId, { packageId: 'starter' })),
    )
    expect(new Set(tabs).size).toBe(1)
    await Promise.all(tabs.map((id) => act(userId, id, 'pay')))
    expect(await balance(userId)).toMatchObject({ usableBalance: 200 })
    await buy(userId, { packageId: 'starter' })
    expect(await balance(userId)).toMatchObject({ usableBalance: 300 })
  })

  it('is either paid or given up when one tab pays and another gives up', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = billing.user()
      const id = await begin(userId, { packageId: 'starter' })
      const actions = ['pay', 'abandon', 'abandon', 'pay'].map((action) => act(userId, id, action))
      const answers = await Promise.all(actions)
      const done = answers.filter(({ status }) => status === 200)
      const paid = done[0]?.body.url.startsWith('/checkout/success')
      // Both who paid are told so.
      expect(new Set(done.map(({ body }) => body.url)).size).toBe(1)
      expect(done).toHaveLength(paid ? 2 : 1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(paid ? 2 : 3)
      expect(await balance(userId)).toMatchObject({ usableBalance: paid ? 200 : 100 })
      expect(await invoices(userId)).toHaveLength(paid ? 1 : 0)
    }
  })

  it('is given back within seven days, once', async () => {
    const userId = billing.user()
    await buy(userId, { packageId: 'starter' })
    const [invoice] = await invoices(userId)
    const refund = (paymentId: string, who = userId) =>
      billing.call(who, 'POST /api/stripe/refund', { body: { paymentId } })
    expect((await refund(invoice.id, billing.user())).status).toBe(404)
    const given = { refundedCents: 999, creditsTakenBack: 100, pending: false }
    expect((await refund(invoice.id)).body).toEqual(given)
    // The answer may have been lost: asked again, it is the same, and nothing goes twice.
    expect((await refund(invoice.id)).body).toEqual(given)
    expect(await balance(userId)).toMatchObject({ usableBalance: 100, debt: 0 })
    await buy(userId, { packageId: 'starter' })
    billing.time.now = new Date('2026-03-22T12:00:01Z')
    const [later] = await invoices(userId)
    expect(later.refundableUntil).toBeNull()
    expect((await refund(later.id)).body.code).toBe('not_refundable')
  })

  it('refuses what is not sold, with the list of what is', async () => {
    const answer = await billing.call(billing.user(), 'POST /api/stripe/create-credit-checkout', {
      body: { packageId: 'mega' },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect(answer.body.error).toContain('ultimate')
    for (const planId of ['free', 'enterprise', 'gold']) {
      const body = { planId }
      const plan = await billing.call(billing.user(), 'POST /api/stripe/create-checkout-session', {
        body,
      })
      expect([plan.status, plan.body.error]).toEqual([400, expect.stringContaining('premium')])
    }
  })
})

describe('a plan', () => {
  it('brings its credits each month that is paid', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'basic' })
    expect(await balance(userId)).toMatchObject({ usableBalance: 2_600 })
    expect(await subscription(userId)).toEqual({
      plan: { tier: 'basic', credits: 2_500 },
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
      status: 'active',
      interval: 'month',
      cancelAtPeriodEnd: false,
      next: null,
      provider: 'local',
      portal: false,
    })
    const again = await billing.call(userId, 'POST /api/stripe/create-checkout-session', {
      body: { planId: 'premium' },
    })
    expect(again.body.code).toBe('already_subscribed')
  })

  it('says what goes on one day together, with what was there before the plan', async () => {
    const userId = billing.user()
    await balance(userId)
    billing.time.now = new Date('2026-03-15T20:00:00Z')
    await buy(userId, { planId: 'basic' })
    expect(await balance(userId)).toMatchObject({
      pendingExpiry: 2_600,
      expiryDate: '2026-04-15T12:00:00.000Z',
    })
  })

  it('by the year costs twelve months and gives credits by the month', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'basic', interval: 'year' })
    expect(await invoices(userId)).toMatchObject([{ amountCents: 15_588 }])
    billing.time.now = new Date('2026-06-20T00:00:00Z')
    expect(await balance(userId)).toMatchObject({
      usableBalance: 2_500,
      expiryDate: '2026-07-15T12:00:00.000Z',
    })
    expect((await subscription(userId)).currentPeriodEnd).toBe('2027-03-15T12:00:00.000Z')
  })

  it('moves up at once for the difference, down at the end', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'basic' })
    billing.time.now = new Date('2026-03-31T00:00:00Z')
    const change = (body: object) =>
      billing.call(userId, 'POST /api/enterprise/subscription/change', { body })
    expect((await change({ planId: 'premium' })).body).toMatchObject({
      plan: { tier: 'premium' },
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
    })
    // Half a month of 5,000 more.
    expect(await balance(userId)).toMatchObject({ usableBalance: 2_600 + 2_500 })
    expect((await invoices(userId))[0]).toMatchObject({
      description: '升级到高级版的差价',
      amountCents: 600,
    })
    expect((await change({ planId: 'basic' })).body).toMatchObject({
      plan: { tier: 'premium' },
      next: { tier: 'basic', interval: 'month' },
    })
    const resumed = await billing.call(userId, 'POST /api/enterprise/subscription/resume')
    expect(resumed.body.next).toBeNull()
    expect((await change({ planId: 'basic' })).body.next).toMatchObject({ tier: 'basic' })
    expect(await faultsOf(billing.db)).toEqual([])
  })

  it('is one plan, with an invoice for all that was paid, after many changes at once', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'basic' })
    const change = (body: object) =>
      billing.call(userId, 'POST /api/enterprise/subscription/change', { body })
    await Promise.all([
      change({ planId: 'premium' }),
      billing.call(userId, 'POST /api/enterprise/subscription/cancel'),
      change({ planId: 'basic', interval: 'year' }),
      change({ planId: 'premium', interval: 'year' }),
      billing.call(userId, 'POST /api/enterprise/subscription/resume'),
      change({ planId: 'premium' }),
    ])
    const paid = (await invoices(userId)).length
    const { rows } = await sql<{ made: number }>`select count(*)::int as made from test_objects
      where kind = 'payment' and state->>'customerId' = ${userId}`.execute(billing.db)
    expect(paid).toBe(rows[0]?.made)
    expect(await faultsOf(billing.db)).toEqual([])
  })

  it('begins its months anew when months become a year', async () => {
    billing.time.now = new Date('2026-01-31T12:00:00Z')
    const userId = billing.user()
    await buy(userId, { planId: 'basic' })
    billing.time.now = new Date('2026-02-10T12:00:00Z')
    await billing.call(userId, 'POST /api/enterprise/subscription/change', {
      body: { planId: 'basic', interval: 'year' },
    })
    billing.time.now = new Date('2027-02-10T12:00:00Z')
    await reconcileDue(billing.context, AbortSignal.timeout(60_000))
    expect(await subscription(userId)).toMatchObject({
      currentPeriodEnd: '2028-02-10T12:00:00.000Z',
      interval: 'year',
    })
  })

  it('ends at the end of what is paid when it is cancelled, or goes on when resumed', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'basic' })
    const post = async (what: 'cancel' | 'resume') =>
      (await billing.call(userId, `POST /api/enterprise/subscription/${what}`)).body
    expect(await post('cancel')).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
    expect(await post('resume')).toMatchObject({ cancelAtPeriodEnd: false })
    const other = await billing.call(billing.user(), 'POST /api/enterprise/subscription/cancel')
    expect([other.status, other.body.code]).toEqual([409, 'not_subscribed'])
  })

  it('given back within seven days ends at once and takes its credits along', async () => {
    const userId = billing.user()
    await buy(userId, { planId: 'premium' })
    const [invoice] = await invoices(userId)
    const body = { paymentId: invoice.id }
    const { status, body: refund } = await billing.call(userId, 'POST /api/stripe/refund', { body })
    expect([status, refund]).toEqual([
      200,
      { refundedCents: 2_499, creditsTakenBack: 7_500, pending: false },
    ])
    expect(await subscription(userId)).toMatchObject({ plan: { tier: 'free' }, status: 'none' })
    expect(await balance(userId)).toMatchObject({ usableBalance: 100, debt: 0 })
    expect(await faultsOf(billing.db)).toEqual([])
  })
})

describe('others', () => {
  it('find nothing of it', async () => {
    const id = await begin(billing.user(), { packageId: 'starter' })
    const stranger = billing.user()
    const params = { checkoutId: id }
    for (const key of [
      'GET /api/stripe/checkouts/:checkoutId',
      'GET /api/stripe/test-checkouts/:checkoutId',
    ] as const)
      expect((await billing.call(stranger, key, { params })).status).toBe(404)
    expect((await act(stranger, id, 'pay')).status).toBe(404)
  })

  it('cannot invent events', async () => {
    const event = { id: 'x', type: 'checkout.completed', at: new Date(), about: null }
    for (const signature of ['', 't=1,v1=00', `t=${Date.now()},v1=${'0'.repeat(64)}`]) {
      const response = await fetch(`${billing.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: JSON.stringify(event),
      })
      expect(response.status).toBe(403)
    }
  })
})

it('writes the statement as a file', async () => {
  const userId = billing.user()
  await buy(userId, { packageId: 'starter' })
  const { body, headers } = await billing.call(userId, 'GET /api/wallet/transactions/export')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('lumen-credits-2026-03-15.csv')
  expect(body.split('\r\n').map((line: string) => line.split(',').slice(0, 5))).toEqual([
    ['日期 (UTC)', '类型', '说明', '积分', '余额'],
    ['2026-03-15 12:00:00', '获得', '购买入门包', '100', '200'],
    ['2026-03-15 12:00:00', '获得', '免费版每月积分', '100', '100'],
    [''],
  ])
})

it('sells nothing in production without keys, and says so', async () => {
  const closed = await startTestBilling({ NODE_ENV: 'production' })
  try {
    const userId = closed.user()
    const body = { packageId: 'starter' }
    const pack = await closed.call(userId, 'POST /api/stripe/create-credit-checkout', { body })
    expect([pack.status, pack.body.code]).toEqual([503, 'payments_not_configured'])
    const page = await closed.call(userId, 'GET /api/stripe/test-checkouts/:checkoutId', {
      params: { checkoutId: userId },
    })
    expect([page.status, page.body.code]).toEqual([404, 'not_found'])
    const current = await closed.call(userId, 'GET /api/enterprise/subscription/current')
    expect(current.body).toMatchObject({ plan: { tier: 'free' }, provider: 'none' })
    const event = await closed.call(userId, 'POST /api/stripe/webhook', { body: {} })
    expect(event.body.code).toBe('payments_not_configured')
  } finally {
    await closed.close()
  }
})
