import { connectBus, type Bus } from '@lumen/bus/connect'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { newId } from '@lumen/database/ids'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freeRepliesPerDay } from '../src/domain/free-replies.ts'
import { replyCharges } from '../src/adapters/reply-charges.ts'

const log = createLogger({ service: 'chat', level: 'silent' })
let environment: TestEnvironment
let chat: Bus
let billing: Bus
let metrics: Metrics
const connect = (service: string) => connectBus({ ...environment.nats, service, log })
beforeAll(async () => {
  environment = await openTestEnvironment('chat')
  chat = await connect('chat')
})
beforeEach(async () => {
  billing = await connect('billing')
  metrics = createMetrics({ service: 'chat' })
})
afterEach(() => billing?.close())
afterAll(async () => {
  await chat?.close()
  await environment?.close()
})

const charges = () =>
  replyCharges(chat, { log, metrics, clock: { now: () => new Date('2026-03-15') } })
const message = (key: string, userId: string) =>
  ({ userId, key, kind: 'text', local: false, timeZone: null }) as const

it('gives back by its key what was reserved too late to hear of it', async () => {
  const userId = newId()
  const released: unknown[] = []
  let reserved = false
  const answer = Promise.withResolvers<void>()
  billing.serve(billingRequests, {
    'billing.reserve': async () => {
      // Longer than whoever asked waits.
      await answer.promise
      reserved = true
      return { outcome: 'reserved', reservationId: newId(), credits: 1 }
    },
    'billing.settle': async () => ({ outcome: 'unknown', credits: 0 }),
    'billing.release': async (request) => {
      released.push(request)
      return { outcome: reserved ? 'released' : 'unknown' }
    },
    'billing.read-account': () => Promise.reject(new Error('not asked here')),
  })
  await billing.flush()
  expect(await charges().reserve(message('late', userId))).toEqual({
    ok: true,
    reservation: null,
    credits: 0,
  })
  await expect.poll(() => released).toEqual([{ userId, key: 'late' }])
  answer.resolve()
  await expect.poll(() => released.length).toBe(2)
  expect(reserved).toBe(true)
})

it('answers some replies a day for nothing while nobody counts credits, then says so', async () => {
  const userId = newId()
  const port = charges()
  const ask = (index: number) => port.reserve(message(`away-${index}`, userId))
  const answers = await Promise.all(Array.from({ length: freeRepliesPerDay }, (_, at) => ask(at)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await ask(freeRepliesPerDay)).toMatchObject({ ok: false, code: 'unavailable' })
  expect(await port.reserve(message('other', newId()))).toMatchObject({ ok: true })
  const told = await metrics.registry.metrics()
  expect(told).toMatch(/chat_uncharged_replies_total\{.*outcome="given".*\} 21/)
  expect(told).toMatch(/chat_uncharged_replies_total\{.*outcome="refused".*\} 1/)
})
