import { authRequests, type NewNotification } from '@lumen/contracts/auth/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { appendResultReady } from '../src/store/result-ready.ts'
import {
  openMediaStack,
  until,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'

let stack: MediaStack
let api: Instance
beforeAll(async () => {
  stack = await openMediaStack()
  api = await stack.start({ MEDIA_ROLE: 'api' })
  // For the worker it is 21 seconds later: whatever it makes took longer than its caller waited.
  const later = { now: () => new Date(Date.now() + 21_000) }
  await stack.start({ MEDIA_ROLE: 'worker' }, { clock: later })
})
afterAll(() => stack?.close())

/** Has a picture made while auth is away. @returns the id of its job */
async function made(user: TestUser): Promise<string> {
  const events = await stack.events(user.userId)
  const wish = { prompt: 'A lake under the moon', style: 'anime' }
  const { body } = await user.call(api, 'POST', '/api/generate-image', wish)
  await until(() => events.some(({ name }) => name === 'media.job-ended'))
  return body.jobId
}

type Told = { userId: string; id: string; notification: NewNotification }

/** Auth is there until the test ends. @returns what it is told */
async function startAuth(): Promise<Told[]> {
  const told: Told[] = []
  const { 'auth.notify': declared } = authRequests
  const auth = await stack.connect('auth')
  onTestFinished(() => auth.close())
  auth.serve(
    { 'auth.notify': declared },
    {
      'auth.notify': (asked) => {
        told.push(asked)
        return Promise.resolve({ outcome: 'created' as const })
      },
    },
  )
  return told
}

it('tells of what took longer than its caller waited once auth is there, though it was away when that was made', async () => {
  const user = stack.user()
  const jobId = await made(user)
  const told = await startAuth()
  await until(() => told.length > 0)
  expect(told).toEqual([
    {
      userId: user.userId,
      id: jobId,
      notification: { kind: 'media-ready', params: { jobId, media: 'image' } },
    },
  ])
})

it('tells of nothing that was deleted while auth was away', async () => {
  const user = stack.user()
  const jobId = await made(user)
  expect((await user.call(api, 'DELETE', `/api/media/gallery/${jobId}`)).status).toBe(200)
  const told = await startAuth()
  await until(async () => {
    const { durable } = eventConsumers.media.notices
    const lag = (await stack.bus.consumerLag()).find(({ consumer }) => consumer === durable)
    return lag?.pending === 0 && lag.unsettled === 0
  })
  expect(told).toEqual([])
})

it('has nothing told that was handed over at once', async () => {
  const { userId } = stack.user()
  const events = await stack.events(userId)
  const [quick, slow] = [newId(), newId()]
  const asked = Date.now()
  await stack.db.transaction().execute(async (tx) => {
    const end = (id: string, tookMs: number) => {
      const job = { id, user_id: userId, kind: 'image' as const, created_at: new Date(asked) }
      return appendResultReady(tx, job, new Date(asked + tookMs))
    }
    const waitMs = mediaLimits.waitSeconds * 1_000
    await end(quick, waitMs - 1)
    await end(slow, waitMs)
  })
  await until(() => events.length > 0)
  expect(events).toMatchObject([{ name: 'media.result-ready', payload: { jobId: slow } }])
})
