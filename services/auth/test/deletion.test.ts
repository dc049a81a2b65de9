import { connectBus, type Bus } from '@lumen/bus/connect'
import { erasingServices, erasureRequests, type ErasingService } from '@lumen/contracts/erasure'
import { createJobs } from '@lumen/jobs/queues'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '../src/domain/totp.ts'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const password = 'correct horse battery'
const path = '/api/enterprise/privacy/delete-account'
const dayMs = 86_400_000
let stack: AuthStack
let buses: Bus[]
let jobs: ReturnType<typeof createJobs<'auth'>>
/** Services that do not answer, and what the others were asked. */
let down: Set<ErasingService>
let asked: { service: ErasingService; userId: string }[]
/** Answers of `done: false` before the last one. */
let parts: number
/** Before this no service answers. */
let answersFrom: Promise<void>

beforeAll(async () => {
  stack = await openAuthStack({ ACCOUNT_ERASURE_SETTLE_SECONDS: '60' })
  buses = await Promise.all(
    erasingServices.map((service) => connectBus({ ...stack.environment.nats, service, log })),
  )
  for (const [index, service] of erasingServices.entries()) answer(buses[index]!, service)
  jobs = createJobs({
    redisUrl: stack.environment.redisUrl,
    log,
    metrics: createMetrics({ service: 'test' }),
    service: 'auth',
  })
})
afterAll(async () => {
  await jobs?.close()
  for (const bus of buses ?? []) await bus.close()
  await stack?.close()
})
beforeEach(() => {
  down = new Set()
  asked = []
  parts = 0
  answersFrom = Promise.resolve()
})

/** Stands for the other services, which this test has nothing of. */
function answer(bus: Bus, service: ErasingService): void {
  const table = erasureRequests[service] as typeof erasureRequests.chat
  bus.serve(table, {
    [`${service}.erase-user`]: async ({ userId }: { userId: string }) => {
      if (down.has(service)) throw new Error('away')
      asked.push({ service, userId })
      await answersFrom
      return { done: parts-- <= 0, erased: { rows: 2 } }
    },
  } as never)
}

const due = () => stack.setNow(new Date(stack.now().getTime() + 7 * dayMs))
const later = (ms: number) => stack.setNow(new Date(stack.now().getTime() + ms))
const runJob = () => jobs.enqueue('auth.erase-accounts', {})
const rowOf = (userId: string) =>
  stack.db
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
const request = (token: string, given = password) =>
  stack.call('POST', path, { token, body: { password: given } })
const revoke = (token: string) => stack.call('POST', `${path}/revoke`, { token })
const receipt = async (token: string) =>
  (await stack.call('POST', '/api/erasure-receipts', { body: { token } })).body

describe('a deletion', () => {
  it('asks for the password, or a fresh sign-in', async () => {
    const { token } = await stack.person()
    const wrong = await request(token, 'another password')
    expect([wrong.status, wrong.body.details]).toMatchObject([400, [{ path: '/password' }]])
    later(11 * 60_000)
    const stale = await stack.call('DELETE', path, { token })
    expect([stale.status, stale.body.code]).toEqual([403, 'reauthentication_required'])
    expect((await stack.call('GET', path, { token })).body).toEqual({ deletion: null })
    const fresh = await stack.person()
    expect((await stack.call('DELETE', path, { token: fresh.token })).status).toBe(200)
  })

  it('asks for the code too where there is an authenticator app, or for a recovery code', async () => {
    const { token } = await stack.person()
    const { secret } = (await stack.call('POST', '/api/auth/totp', { token })).body
    const code = totpCode(secret, totpStep(stack.now()))
    const { body } = await stack.call('POST', '/api/auth/totp/confirm', { token, body: { code } })
    const without = await request(token)
    expect([without.status, without.body.code]).toEqual([403, 'second_factor_required'])
    const given = (more: string) =>
      stack.call('POST', path, { token, body: { password, code: more } })
    expect((await given('000000')).body.code).toBe('code_invalid')
    expect((await stack.call('GET', path, { token })).body).toEqual({ deletion: null })
    expect((await given(body.recoveryCodes[0])).status).toBe(200)
    expect((await revoke(token)).status).toBe(200)
  })

  it('waits seven days, is told of, and is the same when asked for again', async () => {
    const { token, userId, email, frames } = await stack.person()
    const first = await request(token)
    expect(first.body).toMatchObject({
      requestedAt: stack.now().toISOString(),
      dueAt: new Date(stack.now().getTime() + 7 * dayMs).toISOString(),
    })
    later(1_000)
    expect((await request(token)).body).toEqual(first.body)
    expect((await stack.call('GET', path, { token })).body).toEqual({ deletion: first.body })
    expect((await stack.call('GET', '/api/auth/me', { token })).body.deletionDueAt).toBe(
      first.body.dueAt,
    )
    const told = frames.filter(({ kind }) => kind === 'notification')
    expect(told).toMatchObject([{ notification: { kind: 'account-deletion' } }])
    expect(await receipt(first.body.receiptToken)).toEqual({
      state: 'pending',
      dueAt: first.body.dueAt,
      receipt: null,
    })
    // Who signs in finds it, and can keep the account.
    const again = await stack.signIn(email)
    expect(again.body.user.deletionDueAt).toBe(first.body.dueAt)
    expect((await revoke(again.token)).status).toBe(200)
    expect((await stack.call('GET', '/api/auth/me', { token })).body.deletionDueAt).toBeUndefined()
    expect((await revoke(again.token)).status).toBe(409)
    due()
    await runJob()
    expect(await rowOf(userId)).toBeUndefined()
    expect(asked.filter((each) => each.userId === userId)).toEqual([])
    expect((await receipt(first.body.receiptToken)).code).toBe('not_found')
  })

  it('is taken back in the last second, or erased: never both', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => stack.person()))
    for (const { token } of people) await request(token)
    due()
    const run = runJob()
    const answers = await Promise.all(people.map(({ token }) => revoke(token)))
    await run
    await expect
      .poll(
        async () => {
          const rows = await Promise.all(people.map(({ userId }) => rowOf(userId)))
          return rows.every((row) => row === undefined || row.settled_from !== null)
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    for (const [index, { userId }] of people.entries()) {
      const wasErased = asked.some((each) => each.userId === userId)
      expect(answers[index]?.status === 200, 'revoked').toBe(!wasErased)
    }
  })
})

describe('the erasure', () => {
  it('goes on later with a service that was down, and is over with a receipt', async () => {
    const { token, userId, email } = await stack.person()
    const { body } = await request(token)
    due()
    down.add('media')
    parts = 3
    await runJob()
    const progress = async () => (await rowOf(userId))?.progress ?? {}
    await expect.poll(progress, { timeout: 60_000 }).toMatchObject({ billing: { done: true } })
    expect(await progress()).not.toHaveProperty('media')
    expect((await receipt(body.receiptToken)).state).toBe('erasing')
    // Nobody gets in while it goes on.
    expect(await stack.identify(token)).toBeNull()
    expect((await stack.signIn(email)).body.code).toBe('bad_credentials')
    expect(asked.filter(({ service }) => service === 'chat')).toHaveLength(4)

    down.clear()
    await runJob()
    await expect.poll(async () => (await rowOf(userId))?.settled_from).not.toBeNull()
    // All have confirmed; what was on its way is looked for once more, a minute later.
    expect((await receipt(body.receiptToken)).state).toBe('erasing')
    later(61_000)
    await runJob()
    await expect.poll(async () => (await receipt(body.receiptToken)).state).toBe('done')
    const { record } = (await receipt(body.receiptToken)).receipt
    expect(record.services.find(({ service }: any) => service === 'chat').erased).toEqual({
      rows: 10,
    })
    expect(await rowOf(userId)).toBeUndefined()
    // The address is free again, for somebody who is new.
    const { status } = await stack.call('POST', '/api/auth/register', {
      body: { email, password, username: 'New', birthDate: '1990-05-01' },
    })
    expect(status).toBe(201)
  })

  it('is one process’s at a time, so that nothing of it is counted by another', async () => {
    const { token, userId } = await stack.person()
    const { body } = await request(token)
    const questions = () => asked.filter((each) => each.userId === userId)
    const { promise, resolve } = Promise.withResolvers<void>()
    const other = await stack.anotherCopy()
    try {
      due()
      answersFrom = promise
      await runJob()
      await expect.poll(() => questions().length).toBe(1)
      // The copy that is free looks meanwhile, and leaves it alone.
      const { id } = await runJob()
      await expect.poll(() => jobs.isPending('auth.erase-accounts', id)).toBe(false)
      expect(questions()).toHaveLength(1)
      resolve()
      await expect.poll(async () => (await rowOf(userId))?.lease_until).toBeNull()
    } finally {
      resolve()
      await other.close()
    }
    later(61_000)
    await runJob()
    await expect.poll(async () => (await receipt(body.receiptToken)).state).toBe('done')
    const { record } = (await receipt(body.receiptToken)).receipt
    for (const service of erasingServices)
      expect(record.services.find((each: any) => each.service === service).erased).toEqual({
        rows: 4,
      })
  })
})
