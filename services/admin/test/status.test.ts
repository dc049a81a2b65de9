import { gatewayRequests, type ServiceCheck } from '@lumen/contracts/gateway/bus'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServiceChecks } from '../src/adapters/service-checks.ts'
import { insertIncident, updateIncident } from '../src/store/incidents.ts'
import { insertSamples } from '../src/store/samples.ts'
import { sampleServices } from '../src/use-cases/sample-services.ts'
import { createContext } from '../src/context.ts'
import { loadConfig } from '../src/config.ts'
import { openAdminStack, type AdminStack, type Instance } from './support/admin-stack.ts'
import { newId } from '@lumen/database/ids'

let stack: AdminStack
let admin: Instance
let answers: readonly ServiceCheck[] | null = []
const now = new Date('2026-11-21T12:34:56Z')
const checks = {
  latest: () => Promise.resolve(answers),
  measure: () => Promise.resolve(answers),
}
beforeAll(async () => {
  stack = await openAdminStack()
  // Its own job, each minute, would add to what a test reckons from.
  const quiet = { ...checks, measure: () => Promise.resolve([]) }
  admin = await stack.start({ checks: quiet, clock: { now: () => now } })
})
afterAll(() => stack?.close())
beforeEach(async () => {
  await stack.db.deleteFrom('samples').execute()
  await stack.db.deleteFrom('service_days').execute()
  await stack.db.deleteFrom('incidents').execute()
  answers = [
    { id: 'gateway', status: 'ready', responseMs: 0 },
    { id: 'auth', status: 'ready', responseMs: 4 },
    { id: 'chat', status: 'ready', responseMs: 7 },
  ]
})

const read = async () => (await stack.call(admin, 'GET', '/api/status')).body

describe('GET /api/status', () => {
  it('shows no data where nothing was measured', async () => {
    const status = await read()
    expect(status).toMatchObject({ status: 'operational', incidents: [] })
    expect(status.services.map(({ id }: { id: string }) => id)).toEqual(['gateway', 'auth', 'chat'])
    const [gateway, auth] = status.services
    expect(auth).toMatchObject({
      name: 'Accounts',
      status: 'operational',
      responseTime: 4,
      uptime: null,
    })
    expect(gateway.days).toHaveLength(90)
    expect(gateway.days.every((day: { uptime: unknown }) => day.uptime === null)).toBe(true)
    expect([gateway.days[0].date, gateway.days[89].date]).toEqual(['2026-08-24', '2026-11-21'])
  })

  it.each([
    ['degraded', 'degraded', 'degraded', 7],
    ['down', 'outage', 'outage', null],
  ] as const)('tells that a service is %s', async (state, expected, overall, responseMs) => {
    answers = [
      { id: 'auth', status: 'ready', responseMs: 4 },
      { id: 'chat', status: state, responseMs },
    ]
    const status = await read()
    expect(status.status).toBe(overall)
    expect(status.services[1]).toMatchObject({ status: expected, responseTime: responseMs })
  })

  it('names what a service does not offer on this server', async () => {
    answers = [{ id: 'media', status: 'ready', responseMs: 4, off: ['video'] }]
    const status = await read()
    expect(status.status).toBe('operational')
    expect(status.services[0]).toMatchObject({ status: 'operational', off: ['video'] })
  })

  it('shows everything out when no gateway answers', async () => {
    answers = null
    const status = await read()
    expect(status.status).toBe('outage')
    expect(status.services.length).toBeGreaterThanOrEqual(4)
  })

  it('reckons uptime from samples, a minute counted once', async () => {
    const at = (minute: string) => new Date(`2026-11-20T10:${minute}:00Z`)
    const sample = (state: 'operational' | 'degraded' | 'outage') => [
      { service: 'chat', state, responseMs: null },
    ]
    await insertSamples(stack.db, at('00'), sample('operational'))
    await insertSamples(stack.db, at('01'), sample('degraded'))
    await insertSamples(stack.db, at('02'), sample('outage'))
    await insertSamples(stack.db, at('03'), sample('operational'))
    await Promise.all(
      Array.from({ length: 5 }, () => insertSamples(stack.db, at('03'), sample('outage'))),
    )
    // A copy of the job that knows of one service more.
    await insertSamples(stack.db, at('03'), [
      ...sample('outage'),
      { service: 'gateway', state: 'operational', responseMs: 1 },
    ])
    const { services } = await read()
    expect(services[0].uptime).toBe(100)
    expect(services[2].uptime).toBe(75)
    expect(services[2].days[88]).toEqual({ date: '2026-11-20', uptime: 75 })
    expect(services[2].days[89].uptime).toBeNull()
    expect(services[1].uptime).toBeNull()
  })

  it('shows incidents with their updates, open ones first', async () => {
    const add = async (title: string, beganAt: string) => {
      const id = newId()
      await insertIncident(stack.db, {
        id,
        title,
        description: 'What happened',
        language: 'en',
        severity: 'major',
        beganAt: new Date(beganAt),
      })
      return id
    }
    const change = (id: string, message: string | null, resolve: boolean, at: string) =>
      stack.db
        .transaction()
        .execute((tx) => updateIncident(tx, id, { message, resolve, now: new Date(at) }))
    const open = await add('Slow replies', '2026-11-01T00:00:00Z')
    const ended = await add('No replies', '2026-11-20T00:00:00Z')
    const old = await add('Long ago', '2026-01-01T00:00:00Z')
    await change(old, null, true, '2026-01-02T00:00:00Z')
    await change(ended, 'We are looking', false, '2026-11-20T00:10:00Z')
    expect(await change(ended, 'It works again', true, '2026-11-20T01:00:00Z')).toBe(true)
    expect(await change(ended, 'Once more', false, '2026-11-20T02:00:00Z')).toBe(false)
    const { incidents } = await read()
    expect(incidents).toEqual([
      {
        id: open,
        title: 'Slow replies',
        description: 'What happened',
        language: 'en',
        status: 'investigating',
        severity: 'major',
        timestamp: '2026-11-01T00:00:00.000Z',
        resolvedAt: null,
        updates: [],
      },
      expect.objectContaining({
        id: ended,
        status: 'resolved',
        resolvedAt: '2026-11-20T01:00:00.000Z',
        updates: [
          { time: '2026-11-20T01:00:00.000Z', message: 'It works again' },
          { time: '2026-11-20T00:10:00.000Z', message: 'We are looking' },
        ],
      }),
    ])
  })
})

describe('the sampler', () => {
  const sampled = async () => {
    const { context, closer } = await createContext(loadConfig(stack.env), {
      checks,
      clock: { now: () => now },
      log: createLogger({ service: 'test', level: 'silent' }),
    })
    await sampleServices(context, AbortSignal.timeout(60_000))
    await closer.close()
    return stack.db
      .selectFrom('samples')
      .select(['service', 'minute', 'state', 'response_ms'])
      .orderBy('service')
      .execute()
  }
  const minute = new Date('2026-11-21T12:34:00Z')

  it('stores how every service is, under its minute', async () => {
    expect(await sampled()).toEqual([
      { service: 'auth', minute, state: 'operational', response_ms: 4 },
      { service: 'chat', minute, state: 'operational', response_ms: 7 },
      { service: 'gateway', minute, state: 'operational', response_ms: 0 },
    ])
  })

  it('knows only of the gateway when that does not answer', async () => {
    answers = null
    expect(await sampled()).toEqual([
      { service: 'gateway', minute, state: 'outage', response_ms: null },
    ])
  })
})

describe('checks over the bus', () => {
  const log = createLogger({ service: 'test', level: 'silent' })

  it('ask a gateway once for many readers, and find it after a restart', async () => {
    const checking = createServiceChecks({ bus: stack.bus, log, pauseMs: 50 })
    const measuring = checking.measure(AbortSignal.timeout(60_000))
    const asked = vi.fn()
    const serving = stack.bus.serve(gatewayRequests, {
      'gateway.check-services': () => {
        asked()
        return Promise.resolve({ services: [{ id: 'chat', status: 'ready', responseMs: 3 }] })
      },
    })
    await stack.bus.flush()
    const expected = [{ id: 'chat', status: 'ready', responseMs: 3 }]
    expect(await measuring).toEqual(expected)
    asked.mockClear()
    const readers = await Promise.all(Array.from({ length: 50 }, () => checking.latest()))
    expect(readers.every((each) => each?.length === 1)).toBe(true)
    expect(asked).toHaveBeenCalledTimes(1)
    await serving.close()
  })

  it('give up after three tries', async () => {
    const checking = createServiceChecks({ bus: stack.bus, log, pauseMs: 5 })
    expect(await checking.measure(AbortSignal.timeout(60_000))).toBeNull()
    expect(await checking.latest()).toBeNull()
  })
})
