import { connectBus } from '@lumen/bus/connect'
import { outboxRequest, replayRequest } from '@lumen/contracts/outbox'
import { newId } from '@lumen/database/ids'
import { createJobs } from '@lumen/jobs/queues'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { startAdmin } from '../src/server.ts'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
const operator = { ...someCaller(), role: 'admin' as const }
const log = createLogger({ service: 'test', level: 'silent' })

const call = (method: string, path: string, body?: object, instance = admin) =>
  stack.call(instance, method, `/api/admin/${path}`, {
    caller: operator,
    ...(body !== undefined && { body }),
  })
const lastDeed = async () => (await call('GET', 'audit')).body.entries[0]

beforeAll(async () => {
  stack = await openAdminStack()
  await stack.bus.ensureStreams(['auth', 'chat'])
  admin = await stack.start()
})
afterAll(() => stack?.close())

describe('queues', () => {
  it('show a job that failed, which is put back, done and gone; both are written down', async () => {
    const metrics = createMetrics({ service: 'models' })
    const { redisUrl } = stack.environment
    const jobs = createJobs({ redisUrl, log, metrics, service: 'models' })
    let broken = true
    await jobs.work({
      'models.look-at-servers': async ({ id }) => {
        if (broken && id === 'look-1') throw new TypeError('http://10.0.0.7 says no')
      },
      'models.clean-inbox': async () => undefined,
    })
    try {
      await jobs.enqueue('models.look-at-servers', {}, { id: 'look-1' })
      const failed = async () => (await call('GET', 'system/queues')).body.failed
      await vi.waitFor(async () => expect(await failed()).toHaveLength(1))
      const queues = (await call('GET', 'system/queues')).body
      expect(queues.queues).toContainEqual(expect.objectContaining({ queue: 'models', failed: 1 }))
      expect(queues.failed[0]).toMatchObject({
        id: 'look-1',
        job: 'models.look-at-servers',
        error: 'TypeError',
        attempts: 1,
      })
      expect(JSON.stringify(queues)).not.toContain('10.0.0.7')
      const retry = { queue: 'models', id: 'look-1' }
      broken = false
      expect((await call('POST', 'system/jobs/retry', retry)).body).toEqual({ retried: 1 })
      await vi.waitFor(async () => expect(await failed()).toEqual([]))
      expect((await call('POST', 'system/jobs/retry', retry)).status).toBe(404)
      expect(await lastDeed()).toMatchObject({
        actor: operator.userId,
        action: 'retry-job',
        detail: 'models look-1',
      })
      const all = await call('POST', 'system/jobs/retry', { queue: 'models', id: null })
      expect(all.body).toEqual({ retried: 0 })
      expect(await lastDeed()).toMatchObject({ action: 'retry-jobs', detail: 'models' })
    } finally {
      await jobs.close()
    }
  })
})

describe('events', () => {
  it('tell what waits, and of services that do not answer that they do not', async () => {
    const billing = await connectBus({ ...stack.environment.nats, service: 'billing', log })
    billing.serve(outboxRequest('billing'), {
      'billing.read-outbox': async () => ({ waiting: 3, oldestSeconds: 12.5 }),
    })
    const { status, body } = await call('GET', 'system/events')
    await billing.close()
    expect(status).toBe(200)
    expect(body.outboxes).toContainEqual({
      service: 'billing',
      backlog: { waiting: 3, oldestSeconds: 12.5 },
    })
    expect(body.outboxes).toContainEqual({ service: 'chat', backlog: null })
    expect(body.consumers).toContainEqual(
      expect.objectContaining({ source: 'auth', consumer: 'admin-people-auth' }),
    )
  })

  it('that were given up are replayed once, or thrown away with a reason', async () => {
    let broken = true
    const handled: string[] = []
    const consuming = await stack.bus.consume({
      durable: 'poisoned',
      filter: 'event.auth.poisoned',
      maxDeliver: 1,
      handler: async ({ id }) => {
        if (broken) throw new TypeError('Ann was born in Rome')
        handled.push(id)
      },
    })
    const auth = await connectBus({ ...stack.environment.nats, service: 'auth', log })
    auth.serve(replayRequest('auth'), {
      'auth.replay-event': async ({ sequence }) => ({
        outcome: await auth.deadLetters.replay(sequence),
      }),
    })
    const publish = async () => {
      const id = newId()
      const occurredAt = new Date().toISOString()
      const event = { id, name: 'auth.poisoned', occurredAt, requestId: 'request-1', payload: {} }
      await stack.bus.publishEvent(event)
      return id
    }
    const letters = async () => (await call('GET', 'system/dead-letters')).body.letters
    const ids = [await publish(), await publish(), await publish()]
    await vi.waitFor(async () => expect(await letters()).toHaveLength(3))
    const figures = await (await fetch(`${admin.url}/metrics`)).text()
    expect(figures).toMatch(/bus_dead_letters\{.*\} 3/)
    expect(figures).toMatch(/bus_events_behind\{source="auth",consumer="poisoned",.*\} 0/)
    const [third, second, first] = await letters()
    expect(first).toMatchObject({
      consumer: 'poisoned',
      error: { name: 'TypeError', code: null },
      event: { id: ids[0], name: 'auth.poisoned', requestId: 'request-1' },
    })
    expect(JSON.stringify(first)).not.toContain('Rome')
    broken = false
    const replay = `system/dead-letters/${first.sequence}/replay`
    const both = await Promise.all([call('POST', replay), call('POST', replay)])
    expect(both.map(({ status }) => status)).toContain(404)
    await vi.waitFor(() => expect(handled).toEqual([ids[0]]))
    expect((await call('POST', replay)).status).toBe(404)
    expect(await lastDeed()).toMatchObject({
      action: 'replay-event',
      detail: `poisoned auth.poisoned ${ids[0]}`,
    })
    const discard = `system/dead-letters/${second.sequence}/discard`
    expect((await call('POST', discard, { reason: 'A test' })).status).toBe(200)
    expect((await call('POST', discard, { reason: 'A test' })).status).toBe(404)
    expect(await lastDeed()).toMatchObject({ action: 'discard-event', reason: 'A test' })
    expect((await call('POST', 'system/dead-letters/replay')).body).toEqual({ replayed: 1 })
    await vi.waitFor(() => expect(handled).toEqual([ids[0], third.event.id]))
    expect(await letters()).toEqual([])
    await consuming.close()
    await auth.close()
  })

  it('take no place in the list that is none', async () => {
    expect((await call('GET', 'system/dead-letters?cursor=here')).body.code).toBe('invalid_input')
    expect((await call('POST', 'system/dead-letters/0/replay')).status).toBe(400)
  })
})

describe('logs', () => {
  it('are found by the id of a request, and that they were read is written down', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lumen-admin-logs-'))
    const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const config = loadConfig({ ...stack.env, LOG_LEVEL: 'warn', LOG_DIR: folder })
    const own = await startAdmin(config)
    try {
      // Nobody answers for service models here, which is a failure under the request's id.
      const failed = await call('GET', 'system/providers', undefined, own)
      expect(failed.status).toBe(503)
      const { requestId } = failed.body
      const path = `system/logs?requestId=${requestId}`
      const { body } = await call('GET', path, undefined, own)
      expect(body).toMatchObject({ source: 'files', complete: true })
      expect(body.lines[0]).toMatchObject({ service: 'admin', level: expect.any(String) })
      expect(await lastDeed()).toMatchObject({ action: 'read-logs', detail: requestId })
      expect((await call('GET', 'system/logs?requestId=x', undefined, own)).status).toBe(400)
    } finally {
      await own.close()
      told.mockRestore()
      await rm(folder, { recursive: true })
    }
  })

  it('are said not to be kept where they are not', async () => {
    const { body } = await call('GET', 'system/logs?requestId=request-1')
    expect(body).toEqual({ source: 'none', lines: [], complete: true })
  })
})

it('keeps lines of the log as they are, but for whom they were about', async () => {
  const { db } = stack
  const about = newId()
  const line = { at: new Date(), actor: operator.userId, action: 'refund-payment' as const }
  await db
    .insertInto('audit_log')
    .values({ ...line, id: newId(), subject: about, reason: 'A mistake', detail: '500' })
    .execute()
  const change = (values: object) => db.updateTable('audit_log').set(values)
  await expect(change({ detail: '1' }).where('subject', '=', about).execute()).rejects.toThrow(
    'only added to',
  )
  await expect(change({ reason: 'x' }).where('subject', 'is', null).execute()).rejects.toThrow(
    'only added to',
  )
  const blank = { subject: null, reason: null, detail: null }
  await change(blank).where('subject', '=', about).execute()
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only added to')
})
