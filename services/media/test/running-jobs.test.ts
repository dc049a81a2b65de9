import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { faultyPainter, heldUntilAborted } from './support/faulty-painter.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { testProviders } from './support/providers.ts'

let stack: MediaStack
let media: Instance
const { faults, image } = faultyPainter()

beforeAll(async () => {
  stack = await openMediaStack()
  media = await stack.start({ MEDIA_IMAGE_CONCURRENCY: '8' }, { providers: testProviders(image) })
})
afterAll(() => stack?.close())

const wish = (change: object = {}) => ({
  prompt: 'A lake under the moon',
  style: 'anime',
  ...change,
})
const jobOf = (user: ReturnType<MediaStack['user']>, id: string) =>
  user.call(media, 'GET', `/api/media/jobs/${id}`)
const keptFiles = (userId: string) =>
  stack.db.selectFrom('objects').selectAll().where('user_id', '=', userId).execute()

describe('a running job', () => {
  it('is cancelled: its work stops, it costs nothing, and again is as once', async () => {
    const user = stack.user()
    const stopped: unknown[] = []
    faults.set('held', (signal) =>
      heldUntilAborted(signal).catch((reason: unknown) => {
        stopped.push(reason)
        throw reason
      }),
    )
    const asked = user.call(media, 'POST', '/api/generate-image', wish({ prompt: 'held' }))
    const { items } = await until(async () => {
      const { body } = await user.call(media, 'GET', '/api/media/gallery')
      return body.items[0]?.status === 'running' && body
    })
    const cancelled = await user.call(media, 'DELETE', `/api/media/jobs/${items[0].id}`)
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
    await until(() => stopped.length === 1)
    expect((await asked).body.code).toBe('conflict')
    const again = await user.call(media, 'DELETE', `/api/media/jobs/${items[0].id}`)
    expect([again.status, again.body.status]).toEqual([200, 'cancelled'])
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 0, status: 'released' }])
    expect(await keptFiles(user.userId)).toEqual([])
    expect(user.frames.at(-1)).toMatchObject({ status: 'cancelled', stage: null })
  })

  it('cannot be cancelled once it is done, nor by anybody else', async () => {
    const user = stack.user()
    const { body } = await user.call(media, 'POST', '/api/generate-image', wish())
    const own = await user.call(media, 'DELETE', `/api/media/jobs/${body.jobId}`)
    expect([own.status, own.body.code]).toEqual([409, 'job_not_cancellable'])
    for (const [method, path] of [
      ['GET', `/api/media/jobs/${body.jobId}`],
      ['DELETE', `/api/media/jobs/${body.jobId}`],
      ['POST', `/api/media/jobs/${body.jobId}/retry`],
      ['DELETE', `/api/media/gallery/${body.jobId}`],
    ] as const) {
      const foreign = await stack.user().call(media, method, path)
      expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
    }
  })

  it('is deleted while its request waits, and is not made anew', async () => {
    const user = stack.user()
    faults.set('deleted', heldUntilAborted)
    const asked = user.call(media, 'POST', '/api/generate-image', wish({ prompt: 'deleted' }))
    const { id } = await until(async () => {
      const { items } = (await user.call(media, 'GET', '/api/media/gallery')).body
      return items[0]?.status === 'running' && items[0]
    })
    await user.call(media, 'DELETE', `/api/media/gallery/${id}`)
    expect((await asked).body.code).toBe('conflict')
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])
    expect((await user.call(media, 'GET', '/api/media/gallery')).body.items).toEqual([])
  })

  it('is one of five at most; a sixth is refused with a clear text', async () => {
    const user = stack.user()
    faults.set('many', heldUntilAborted)
    const asked = Array.from({ length: 5 }, (_, index) =>
      user.call(
        media,
        'POST',
        '/api/generate-image',
        wish({ prompt: 'many', requestKey: `${index}` }),
      ),
    )
    const jobs = await until(async () => {
      const { items } = (await user.call(media, 'GET', '/api/media/gallery')).body
      return items.length === 5 && items
    })
    const sixth = await user.call(media, 'POST', '/api/generate-image', wish())
    expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited'])
    expect(sixth.body.error).toMatch(/5 .* already/)
    for (const { id } of jobs) await user.call(media, 'DELETE', `/api/media/jobs/${id}`)
    await Promise.all(asked)
  })
})

describe('credits', () => {
  it('that are missing, and a till that is closed, stop it before anything is made', async () => {
    const user = stack.user()
    stack.till.state.refusal = {
      outcome: 'refused',
      reason: 'credits',
      needed: 10,
      left: 3,
      resetsAt: null,
    }
    const poor = await user.call(media, 'POST', '/api/generate-image', wish())
    stack.till.state.refusal = null
    expect([poor.status, poor.body.code]).toEqual([402, 'quota_exceeded'])
    expect(poor.body.details).toContainEqual({ path: 'left', message: '3' })

    stack.till.state.away = true
    const closed = await user.call(media, 'POST', '/api/generate-image', wish())
    stack.till.state.away = false
    expect([closed.status, closed.body.code]).toEqual([503, 'unavailable'])
    expect((await user.call(media, 'GET', '/api/media/gallery')).body.items).toEqual([])
  })

  it('are settled by the sweep when the till did not answer at the end', async () => {
    const user = stack.user()
    faults.set('till closes', async () => {
      stack.till.state.away = true
    })
    const { status, body } = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ prompt: 'till closes' }),
    )
    expect(status).toBe(200)
    expect((await jobOf(user, body.jobId)).body).toMatchObject({ status: 'done', credits: null })
    stack.till.state.away = false
    const context = await stack.context()
    await until(async () => {
      await sweepJobs(context, new AbortController().signal)
      return (await jobOf(user, body.jobId)).body.credits === 10
    })
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, status: 'settled' }])
  })
})

describe('the gallery', () => {
  it('pages, searches and forgets', async () => {
    const user = stack.user()
    const made: string[] = []
    for (const prompt of ['Ein Schloss am See', '一只猫在月光下', 'A cat on the moon'])
      made.push(
        (await user.call(media, 'POST', '/api/generate-image', wish({ prompt }))).body.jobId,
      )
    const list = async (query: string) =>
      (await user.call(media, 'GET', `/api/media/gallery${query}`)).body
    const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
    expect(ids(await list(''))).toEqual(made.toReversed())
    const first = await list('?limit=2')
    expect(ids(first)).toEqual([made[2], made[1]])
    const second = await list(`?limit=2&before=${first.next}`)
    expect([ids(second), second.next]).toEqual([[made[0]], null])
    expect(ids(await list(`?search=${encodeURIComponent('猫')}`))).toEqual([made[1]])
    expect(ids(await list('?search=MOON%20cat'))).toEqual([made[2]])
    expect(ids(await list('?search=dog'))).toEqual([])
    expect(ids(await list('?kind=video'))).toEqual([])

    const gone = await user.call(media, 'DELETE', `/api/media/gallery/${made[1]}`)
    expect(gone.body).toEqual({ success: true })
    expect(ids(await list(''))).toEqual([made[2], made[0]])
    expect(await keptFiles(user.userId)).toHaveLength(2)
    expect((await jobOf(user, made[1]!)).status).toBe(404)

    // Whoever was shown it last goes on below, also when its row is gone.
    await stack.db.deleteFrom('jobs').where('id', '=', made[1]!).execute()
    expect(ids(await list(`?before=${made[1]}`))).toEqual([made[0]])
  })
})

describe('bad input', () => {
  it.each([
    ['an empty prompt', '/api/generate-image', { prompt: '' }],
    ['a prompt of white space', '/api/generate-image', { prompt: '  \n ' }],
    ['a prompt of 10,000 characters', '/api/generate-image', { prompt: 'x'.repeat(10_000) }],
    ['an unknown style', '/api/generate-image', { prompt: 'x', style: 'cubist' }],
    ['no style in the workshop', '/api/multimodal/generate-image', { prompt: 'x' }],
    ['2 seconds', '/api/generate-video', { prompt: 'x', duration: 2 }],
    ['17 seconds', '/api/generate-video', { prompt: 'x', duration: 17 }],
    ['half a second', '/api/generate-video', { prompt: 'x', duration: 4.5 }],
    ['a style of pictures', '/api/generate-video', { prompt: 'x', style: 'anime' }],
    ['no text', '/api/multimodal/generate-audio', { text: '', voice: 'nova' }],
    [
      'a text of 10,000 characters',
      '/api/multimodal/generate-audio',
      { text: 'x'.repeat(10_000), voice: 'nova' },
    ],
    ['an unknown voice', '/api/multimodal/generate-audio', { text: 'x', voice: 'siri' }],
  ])('%s is refused', async (_what, path, body) => {
    const answer = await stack.user().call(media, 'POST', path, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  })

  it('a prompt that moderation refuses makes no job and no charge', async () => {
    const user = stack.user()
    const answer = await user.call(media, 'POST', '/api/generate-image', { prompt: 'forbidden' })
    expect([answer.status, answer.body.code]).toEqual([422, 'prompt_refused'])
    expect(answer.body.details).toEqual([{ path: 'reason', message: 'violence' }])
    expect(stack.till.of(user.userId)).toEqual([])
  })
})
