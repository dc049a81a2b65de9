import { billingRequests, type WalletFrame } from '@lumen/contracts/billing/bus'
import { subjects } from '@lumen/contracts/bus'
import { erasureRequests } from '@lumen/contracts/erasure'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readAccount } from '../src/use-cases/read-account.ts'
import { reserve } from '../src/use-cases/reserve.ts'
import { releaseByKey, settle } from '../src/use-cases/end-reservation.ts'
import { creditsOf } from './billing-service.ts'
import { startTestBilling, type TestBilling } from './start-billing.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startTestBilling()
})
afterAll(() => billing?.close())
beforeEach(() => {
  billing.time.now = new Date('2026-03-15T12:00:00Z')
})

const keys = [
  'GET /api/wallet/balance',
  'GET /api/wallet/usage-stats',
  'GET /api/enterprise/subscription/current',
] as const
const readAll = async (userId: string) => {
  const answers = await Promise.all([
    ...keys.map((key) => billing.call(userId, key)),
    billing.call(userId, 'GET /api/wallet/quote', { query: { kind: 'image' } }),
  ])
  return { statuses: answers.map(({ status }) => status), balance: answers[0]?.body }
}

/** Holds the wallet while something else is done. */
const whileHeld = <T>(userId: string, act: () => Promise<T>): Promise<T> =>
  billing.db.transaction().execute(async (tx) => {
    await tx.selectFrom('wallets').selectAll().where('user_id', '=', userId).forUpdate().execute()
    return act()
  })

it('answers everybody who reads while somebody changes the wallet', async () => {
  const userId = billing.user()
  await readAccount(billing.context, userId)
  await whileHeld(userId, async () => {
    // More than the pool has connections.
    const all = await Promise.all(Array.from({ length: 12 }, () => readAll(userId)))
    for (const { statuses } of all) expect(statuses).toEqual([200, 200, 200, 200])
    expect(await readAccount(billing.context, userId)).toMatchObject({ credits: 100 })
  })
})

it('shows no credits whose time is over, and leaves renewing to who holds the wallet', async () => {
  const userId = billing.user()
  await readAccount(billing.context, userId)
  billing.time.now = new Date('2026-04-15T12:00:00Z')
  const held = await whileHeld(userId, () => readAll(userId))
  expect(held.balance).toMatchObject({ usableBalance: 0, pendingExpiry: 0, expiryDate: null })
  // Alone: of several readers one renews, and the others do not wait for it.
  expect((await billing.call(userId, 'GET /api/wallet/balance')).body).toMatchObject({
    usableBalance: 100,
    expiryDate: '2026-05-15T12:00:00.000Z',
  })
})

it('opens a wallet once for many who look at first', async () => {
  const userId = billing.user()
  await Promise.all(Array.from({ length: 8 }, () => readAll(userId)))
  expect(await creditsOf(billing.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
})

it.each(['image', 'voice', 'video'] as const)('quotes and describes %s', async (kind) => {
  const userId = billing.user()
  const query = { kind, units: 2 }
  const cost = { image: 20, voice: 10, video: 100 }[kind]
  expect((await billing.call(userId, 'GET /api/wallet/quote', { query })).body).toEqual({
    credits: cost,
    usableBalance: 100,
    obstacle: null,
    localTextFree: false,
  })
  const { context } = billing
  const held = await reserve(context, { userId, key: 'one', kind, units: 2, holdSeconds: 60 })
  if (held.outcome !== 'reserved') throw new Error('refused')
  await settle(context, held)
  const { body } = await billing.call(userId, 'GET /api/wallet/transactions')
  expect(body[0]).toMatchObject({
    amount: cost,
    type: 'spent',
    description: { image: '图像生成', voice: '语音', video: '视频生成' }[kind],
    use: kind,
  })
})

it('gives back by its key what nobody knows the id of', async () => {
  const userId = billing.user()
  const { bus } = billing.context
  const release = () => bus.request(billingRequests, 'billing.release', { userId, key: 'lost' })
  expect(await release()).toEqual({ outcome: 'unknown' })
  const asked = { userId, key: 'lost', kind: 'video', units: 1, holdSeconds: 3_600 } as const
  await bus.request(billingRequests, 'billing.reserve', asked)
  expect(await creditsOf(billing.db, userId)).toMatchObject({ open: 50, held: 50 })
  expect(await releaseByKey(billing.context, { userId: billing.user(), key: 'lost' })).toEqual({
    outcome: 'unknown',
  })
  expect(await release()).toEqual({ outcome: 'released' })
  expect(await release()).toEqual({ outcome: 'unknown' })
  expect(await creditsOf(billing.db, userId)).toEqual({ open: 100, held: 0, debt: 0 })
})

it('tells devices of what is reserved and given back', async () => {
  const userId = billing.user()
  const { bus } = billing.context
  await readAccount(billing.context, userId)
  const versions: number[] = []
  const listening = bus.listen(subjects.liveUser(userId), (frame) => {
    versions.push((frame as WalletFrame).version)
  })
  await bus.flush()
  const before = (await readAccount(billing.context, userId)).version
  const asked = { userId, key: 'shown', kind: 'image', units: 1, holdSeconds: 60 } as const
  await bus.request(billingRequests, 'billing.reserve', asked)
  await expect.poll(() => versions).toEqual([before + 1])
  await bus.request(billingRequests, 'billing.release', { userId, key: 'shown' })
  await expect.poll(() => versions).toEqual([before + 1, before + 2])
  listening.stop()
})

it('erases a user: the wallet goes, payments stay under nobody’s name', async () => {
  const userId = billing.user()
  const bystander = billing.user()
  await readAccount(billing.context, bystander)
  const begin = await billing.call(userId, 'POST /api/stripe/create-checkout-session', {
    body: { planId: 'basic' },
  })
  const checkoutId = begin.body.url.split('/').at(-1)
  await billing.call(userId, 'POST /api/stripe/test-checkouts/:checkoutId', {
    params: { checkoutId },
    body: { action: 'pay' },
  })
  const { bus, db, payments } = billing.context
  const [payment] = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  // More than one step removes.
  await sql`insert into movements (id, user_id, kind, idempotency_key, subject, amount, created_at)
    select gen_random_uuid(), ${userId}, 'reserve', 'many:' || n, 'text', 0, now()
    from generate_series(1, 4500) n`.execute(db)
  await bus.request(erasureRequests.billing, 'billing.erase-user', { userId })
  await bus.request(erasureRequests.billing, 'billing.erase-user', { userId })
  for (const table of [
    'wallets',
    'accounts',
    'lots',
    'movements',
    'customers',
    'checkouts',
    'subscriptions',
  ] as const)
    expect(
      await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute(),
      table,
    ).toEqual([])
  const kept = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment?.id ?? '')
    .execute()
  expect(kept).toMatchObject([
    { amount_cents: 1_299, currency: 'usd', subscription_id: null, url: null },
  ])
  expect(kept[0]?.user_id).not.toBe(userId)
  expect(kept[0]?.erased_at).toEqual(billing.time.now)
  expect(await payments.provider?.readPayment(payment?.payment_id ?? '')).toBeNull()
  expect(await readAccount(billing.context, bystander)).toMatchObject({ credits: 100 })
})
