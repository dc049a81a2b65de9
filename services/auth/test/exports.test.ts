import { connectBus, type Bus } from '@lumen/bus/connect'
import { exportRequests, type ExportInput, type ExportStep } from '@lumen/contracts/exports'
import { createJobs } from '@lumen/jobs/queues'
import { openDiskStore } from '@lumen/objects/disk-store'
import { ObjectStoreError, type ObjectStore } from '@lumen/objects/object-store'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const path = '/api/enterprise/privacy'
const nothing: ExportStep = { parts: [], cursor: null, done: 1 }

let stack: AuthStack
let folder: string
let full = false
/** So many files cannot be removed when somebody tries next. */
let stuck = 0
const buses: Bus[] = []
/** What chat was asked, and how it answers. */
const asked: ExportInput[] = []
let chat: (input: ExportInput) => Promise<ExportStep> = () => Promise.resolve(nothing)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-exports-'))
  const disk = await openDiskStore(folder)
  const objects: ObjectStore = {
    ...disk,
    put: (key, bytes) =>
      full ? Promise.reject(new ObjectStoreError('storage_full', 'no room')) : disk.put(key, bytes),
    delete: (key) => {
      if (stuck === 0) return disk.delete(key)
      stuck -= 1
      return Promise.reject(new ObjectStoreError('unavailable', 'away'))
    },
  }
  stack = await openAuthStack({}, { objects })
  for (const [service, requests] of Object.entries(exportRequests)) {
    const bus = await connectBus({ ...stack.environment.nats, service, log })
    buses.push(bus)
    const answer = (input: ExportInput) => {
      if (service !== 'chat') return Promise.resolve(nothing)
      asked.push(input)
      return chat(input)
    }
    bus.serve(requests, { [`${service}.export-user`]: answer } as never)
  }
})
afterAll(async () => {
  await stack.close()
  await Promise.all(buses.map((bus) => bus.close()))
  await rm(folder, { recursive: true })
})

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
const statusOf = async (token: string) =>
  (await stack.call('GET', `${path}/exports`, { token })).body[0]

it('says that there is no room, and leaves nothing behind', async () => {
  const { token } = await stack.person()
  full = true
  const { status, body } = await stack.call('POST', `${path}/export-data`, { token })
  full = false
  expect([status, body.code]).toEqual([507, 'storage_full'])
  expect(await statusOf(token)).toMatchObject({
    status: 'failed',
    error: 'storage_full',
    url: null,
  })
  expect(await files()).toEqual([])
})

it('goes on where a killed worker stopped; the one that was thought dead changes nothing', async () => {
  const { token } = await stack.person()
  const jobs = createJobs({
    redisUrl: stack.environment.redisUrl,
    log,
    metrics: createMetrics({ service: 'test' }),
    service: 'auth',
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  asked.length = 0
  chat = async ({ step }) => {
    if (step === 0) return { parts: [], cursor: 'further', done: 0.5 }
    // The first worker that asks for it hears nothing.
    if (asked.filter((each) => each.step === 1).length === 1) await held
    return nothing
  }
  await stack.call('POST', `${path}/exports`, { token, body: { format: 'kit' } })
  await vi.waitFor(() => expect(asked.map(({ step }) => step)).toEqual([0, 1]))
  // Its lease is over: no sign of life came.
  await stack.db
    .updateTable('exports')
    .set({ lease_until: new Date(0) })
    .execute()
  await jobs.enqueue('auth.sweep-exports', {})
  await vi.waitFor(async () => expect(await statusOf(token)).toMatchObject({ status: 'ready' }))
  release()
  expect(asked.map(({ step, cursor }) => [step, cursor])).toEqual([
    [0, null],
    [1, 'further'],
    [1, 'further'],
  ])
  const row = await stack.db.selectFrom('exports').select(['status']).execute()
  expect(row.filter(({ status }) => status === 'ready')).toHaveLength(1)
  await jobs.close()
})

it('is told, and can be fetched, when what it was made of cannot be removed', async () => {
  const { token } = await stack.person()
  chat = () => Promise.resolve(nothing)
  stuck = 1
  expect((await stack.call('POST', `${path}/export-data`, { token })).status).toBe(200)
  await vi.waitFor(() => expect(stuck).toBe(0))
  const { status, url } = await statusOf(token)
  const { body } = await stack.call('GET', '/api/notifications', { token })
  expect(body.notifications[0]).toMatchObject({ kind: 'export-ready' })
  expect([status, (await stack.call('GET', url, { token })).status]).toEqual(['ready', 200])
})

it('is gone after seven days', async () => {
  const { token } = await stack.person()
  chat = () => Promise.resolve(nothing)
  expect((await stack.call('POST', `${path}/export-data`, { token })).status).toBe(200)
  const { url } = await statusOf(token)
  const before = stack.now()
  stack.setNow(new Date(before.getTime() + 7 * 86_400_000 + 1_000))
  const jobs = createJobs({
    redisUrl: stack.environment.redisUrl,
    log,
    metrics: createMetrics({ service: 'test' }),
    service: 'auth',
  })
  await jobs.enqueue('auth.sweep-exports', {})
  await vi.waitFor(async () => expect(await files()).toEqual([]))
  await jobs.close()
  stack.setNow(before)
  expect((await stack.call('GET', url, { token })).status).toBe(404)
})
