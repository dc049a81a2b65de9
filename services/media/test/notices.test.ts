import { authRequests, type NewNotification } from '@lumen/contracts/auth/bus'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'

let stack: MediaStack
let api: Instance
beforeAll(async () => {
  stack = await openMediaStack()
  api = await stack.start({ MEDIA_ROLE: 'api' })
})
afterAll(() => stack?.close())

type Told = { userId: string; id: string; notification: NewNotification }

it('tells of what took longer than its caller waited once auth is there, though it was away when that was made', async () => {
  const user = stack.user()
  const events = await stack.events(user.userId)
  // For the worker it is 21 seconds later.
  const later = { now: () => new Date(Date.now() + 21_000) }
  await stack.start({ MEDIA_ROLE: 'worker' }, { clock: later })
  const wish = { prompt: 'A lake under the moon', style: 'anime' }
  const { body } = await user.call(api, 'POST', '/api/generate-image', wish)
  await until(() => events.some(({ name }) => name === 'media.job-ended'))
  const told: Told[] = []
  const { 'auth.notify': declared } = authRequests
  const auth = await stack.connect('auth')
  auth.serve(
    { 'auth.notify': declared },
    {
      'auth.notify': (asked) => {
        told.push(asked)
        return Promise.resolve({ outcome: 'created' as const })
      },
    },
  )
  await until(() => told.length > 0)
  await auth.close()
  const { jobId } = body
  expect(told).toEqual([
    {
      userId: user.userId,
      id: jobId,
      notification: { kind: 'media-ready', params: { jobId, media: 'image' } },
    },
  ])
})
