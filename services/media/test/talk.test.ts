import { mediaRequests } from '@lumen/contracts/media/bus'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'

let stack: MediaStack
/** Nobody works on what it makes. */
let api: Instance
let context: MediaContext

beforeAll(async () => {
  stack = await openMediaStack()
  api = await stack.start({ MEDIA_ROLE: 'api' })
  context = await stack.context()
})
beforeEach(() => {
  stack.talk.afterStoring.current = () => Promise.resolve()
})
afterAll(() => stack?.close())

const sweep = () => sweepJobs(context, new AbortController().signal)
const jobsOf = (userId: string) =>
  stack.db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** Somebody with a companion, and what media tells of their jobs. */
async function person() {
  const user = stack.user()
  const companionId = newId()
  stack.talk.companions.add(companionId)
  const events = await stack.events(user.userId)
  return {
    user,
    events,
    wish: (clientMessageId: string) =>
      user.call(api, 'POST', '/api/generate-image', {
        prompt: 'A lighthouse in the snow',
        companionId,
        clientMessageId,
      }),
    ends: () =>
      events
        .filter(({ name }) => name === 'media.job-ended')
        .map(({ payload }) => payload as { jobId: string; messageId: string; status: string }),
  }
}

describe('a message that stands for a job', () => {
  it('hears of its end when the request dies before the job could begin, once', async () => {
    const { user, wish, ends } = await person()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { promise: stored, resolve: store } = Promise.withResolvers<void>()
    stack.talk.afterStoring.current = () => {
      store()
      return answered
    }
    const asked = wish('wish-1')
    await stored
    const [job] = await jobsOf(user.userId)
    expect(job).toMatchObject({ status: 'queued', charge_state: 'reserving' })
    // Whoever asked is dead, as far as anybody can tell.
    await stack.db
      .updateTable('jobs')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', job!.id)
      .execute()
    await Promise.all([sweep(), sweep()])
    const messageId = stack.talk.messages.get(job!.id)
    expect(messageId).toBeDefined()
    await until(() => ends().length > 0)
    expect(ends()).toMatchObject([{ jobId: job!.id, messageId, status: 'failed' }])
    const told = await stack.bus.request(mediaRequests, 'media.read-job', {
      userId: user.userId,
      jobId: job!.id,
    })
    expect(told.media).toMatchObject({ status: 'failed', errorCode: 'timeout', credits: 0 })
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])

    answer()
    expect((await asked).status).toBeGreaterThanOrEqual(400)
    expect(await jobsOf(user.userId)).toMatchObject([{ status: 'failed', message_id: messageId }])
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])
    const again = await user.call(api, 'POST', `/api/media/jobs/${job!.id}/retry`)
    expect(again).toMatchObject({ status: 201, body: { status: 'queued', messageId } })
  })

  it('hears of its end when chat dies before it could answer, and offers to try again', async () => {
    const { user, wish, ends } = await person()
    stack.talk.afterStoring.current = () => Promise.reject(new Error('the process is gone'))
    expect(await wish('wish-1')).toMatchObject({ status: 500, body: { code: 'internal' } })
    const [job] = await jobsOf(user.userId)
    const messageId = stack.talk.messages.get(job!.id)!
    await until(() => ends().length > 0)
    expect(ends()).toMatchObject([{ jobId: job!.id, messageId, status: 'failed' }])
    expect(job).toMatchObject({ error_code: 'internal', charge_state: 'closed', deleted: false })
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])

    stack.talk.afterStoring.current = () => Promise.resolve()
    const again = await user.call(api, 'POST', `/api/media/jobs/${job!.id}/retry`)
    expect(again).toMatchObject({ status: 201, body: { status: 'queued', messageId } })
    await user.call(api, 'DELETE', `/api/media/jobs/${again.body.id}`)
    // Sent once more by a client that heard nothing, it is a new job in the same message.
    void wish('wish-1').catch(() => {})
    const newest = await until(async () => {
      const last = (await jobsOf(user.userId)).at(-1)
      return last?.id !== again.body.id && last?.charge_state === 'reserved' && last
    })
    expect(newest.message_id).toBe(messageId)
  })

  it('is none where chat refuses it, and nothing of the job is left', async () => {
    const user = stack.user()
    const body = { prompt: 'A lighthouse', companionId: newId(), clientMessageId: 'wish-1' }
    expect((await user.call(api, 'POST', '/api/generate-image', body)).status).toBe(404)
    expect(await jobsOf(user.userId)).toMatchObject([{ deleted: true, charge_state: 'closed' }])
    expect((await user.call(api, 'GET', '/api/media/gallery')).body.items).toEqual([])
  })
})
