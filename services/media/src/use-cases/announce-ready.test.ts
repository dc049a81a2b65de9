import { newId } from '@lumen/database/ids'
import { expect, it, vi } from 'vitest'
import { announceReady } from './announce-ready.ts'

const now = new Date('2026-11-21T12:00:00Z')

function announce(secondsAgo: number, request = vi.fn(async () => ({ outcome: 'created' }))) {
  const warn = vi.fn()
  const job = {
    id: newId(),
    user_id: newId(),
    kind: 'video' as const,
    created_at: new Date(now.getTime() - secondsAgo * 1_000),
  }
  const context = { bus: { request }, clock: { now: () => now }, log: { warn } }
  const announced = announceReady(context as unknown as Parameters<typeof announceReady>[0], job)
  return { announced, job, request, warn }
}

it('tells of what took longer than its caller waited', async () => {
  const { announced, job, request } = announce(21)
  await announced
  expect(request).toHaveBeenCalledWith(expect.anything(), 'auth.notify', {
    userId: job.user_id,
    id: job.id,
    notification: { kind: 'media-ready', params: { jobId: job.id, media: 'video' } },
  })
})

it('says nothing of what was handed over at once', async () => {
  const { announced, request } = announce(5)
  await announced
  expect(request).not.toHaveBeenCalled()
})

it('does not fail when nobody hears it', async () => {
  const deaf = vi.fn(async () => {
    throw new Error('nobody listens')
  })
  const { announced, warn } = announce(60, deaf)
  await announced
  expect(warn).toHaveBeenCalledOnce()
})
