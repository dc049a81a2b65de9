import { subjects } from '@lumen/contracts/bus'
import type { User } from '@lumen/contracts/auth/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack()
  await stack.bus.ensureStreams(['media'])
})
afterAll(() => stack?.close())

const changed = (userId: string, objectId: string | null) =>
  stack.bus.publishEvent({
    id: newId(),
    name: 'media.user-avatar-changed',
    occurredAt: '2026-11-21T12:00:00.000Z',
    requestId: 'test-request',
    payload: { userId, objectId },
  })

it('shows the picture that service media says the user wears, and tells their devices', async () => {
  const { token, userId } = await stack.person()
  const other = await stack.person()
  const frames: unknown[] = []
  stack.bus.listen(subjects.liveUser(userId), (frame) => {
    frames.push(frame)
  })
  await stack.bus.flush()
  const me = async (whose = token) =>
    (await stack.call('GET', '/api/auth/me', { token: whose })).body as User
  const wears = (objectId: string | null) =>
    vi.waitFor(async () =>
      expect((await me()).profileImageUrl).toBe(
        objectId === null ? null : `/api/media/objects/${objectId}`,
      ),
    )
  await wears(null)
  const [first, second] = [newId(), newId()]
  await changed(userId, first)
  await wears(first)
  await vi.waitFor(() => expect(frames).toContainEqual({ kind: 'user-changed' }))
  await changed(userId, second)
  await changed(newId(), newId())
  await wears(second)
  expect((await me(other.token)).profileImageUrl).toBeNull()
  await changed(userId, null)
  await wears(null)
})
