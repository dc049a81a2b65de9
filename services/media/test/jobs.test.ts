import { newId } from '@lumen/database/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageProvider } from '../src/ports/image.ts'
import { ProviderError } from '../src/ports/provider-error.ts'
import { readLabel } from '../src/labels/label.ts'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { quickPainter, testProviders } from './support/providers.ts'

let stack: MediaStack
let media: Instance

/** Paints at once, or as the test says for a prompt. */
const faults = new Map<string, (signal: AbortSignal) => Promise<void>>()
const painter = { ...quickPainter }
const image: ImageProvider = {
  async paint(request, signal) {
    await faults.get(request.prompt)?.(signal)
    return painter.paint(request, signal)
  },
}
const heldUntilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

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

describe('a picture', () => {
  it('is made, labelled, kept, paid once and told', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const { status, body } = await user.call(media, 'POST', '/api/generate-image', wish())
    expect([status, body.type, body.credits]).toEqual([200, 'image', 10])
    expect(body.content).toBe('A lake under the moon')
    expect(body.generationParams).toMatchObject({ style: 'anime', quality: 'standard' })
    expect(body.metadata).toMatchObject({ width: 64, height: 64, labelled: true, local: true })
    expect(body.metadata.imageUrl).toBe(`/api/media/objects/${body.metadata.objectId}`)

    const [file] = await keptFiles(user.userId)
    const bytes = await stack.files.read(file!.storage_key)
    expect(readLabel(bytes!)).toMatchObject({ maker: 'Lumen', contentId: file!.content_id })
    expect((await sharp(bytes!).metadata()).width).toBe(64)

    expect(stack.till.of(user.userId)).toMatchObject([
      { kind: 'image', units: 1, status: 'settled', settled: 1, released: 0 },
    ])
    await until(() => events.some(({ name }) => name === 'media.job-ended'))
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { jobId: body.jobId, status: 'done' },
    ])
    const stages = user.frames.map(({ status: told, stage }) => `${told} ${stage}`)
    expect(stages[0]).toBe('running painting')
    expect(stages.at(-1)).toBe('done null')
    const job = await jobOf(user, body.jobId)
    expect(job.body).toMatchObject({ status: 'done', progress: 100, stage: null, credits: 10 })
    expect(job.body.result).toEqual(body)
  })

  it('is large for plans with HD pictures, and their turn comes first', async () => {
    const user = stack.user()
    stack.till.state.plan = 'premium'
    const sizes: number[] = []
    const { paint } = quickPainter
    painter.paint = (request, signal) => {
      sizes.push(request.size)
      return paint(request, signal)
    }
    const { body } = await user.call(media, 'POST', '/api/generate-image', wish({ prompt: 'big' }))
    stack.till.state.plan = 'free'
    painter.paint = paint
    expect(body.generationParams.quality).toBe('hd')
    const row = await stack.db
      .selectFrom('jobs')
      .select('priority')
      .where('id', '=', body.jobId)
      .executeTakeFirstOrThrow()
    expect(row.priority).toBe(2)
    expect(sizes).toEqual([1536])
  })

  it('in a talk is shown by the companion’s message; the same message is the same job', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const body = wish({ companionId, clientMessageId: 'wish-7' })
    const first = await user.call(media, 'POST', '/api/generate-image', body)
    const again = await user.call(media, 'POST', '/api/generate-image', body)
    expect([first.status, first.body.code, again.status]).toEqual([200, undefined, 200])
    expect(again.body.jobId).toBe(first.body.jobId)
    const job = await jobOf(user, first.body.jobId)
    expect(job.body.messageId).toBe(stack.talk.messages.get(first.body.jobId))
    expect(stack.till.of(user.userId)).toHaveLength(1)

    const events = await stack.events(user.userId)
    await user.call(media, 'DELETE', `/api/media/gallery/${first.body.jobId}`)
    // Done, and again when there is nothing to show any more.
    await until(() => events.length === 2)
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { status: 'done', jobId: first.body.jobId },
      { status: 'done', jobId: first.body.jobId },
    ])
  })

  it('refused for want of credits is refused to everybody who sent the same key', async () => {
    const user = stack.user()
    stack.till.state.refusal = {
      outcome: 'refused',
      reason: 'images',
      needed: 1,
      left: 0,
      resetsAt: null,
    }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        user.call(media, 'POST', '/api/generate-image', wish({ requestKey: 'poor' })),
      ),
    )
    stack.till.state.refusal = null
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('quota_exceeded'))
    const later = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ requestKey: 'poor' }),
    )
    expect(later.status).toBe(200)
  })

  it('for a companion that is not theirs is refused and costs nothing', async () => {
    const user = stack.user()
    const answer = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ companionId: newId() }),
    )
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released' }])
    expect((await user.call(media, 'GET', '/api/media/gallery')).body.items).toEqual([])
  })
})

describe('the same request key', () => {
  it('sent six times at once is one job, one result and one charge', async () => {
    const user = stack.user()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        user.call(media, 'POST', '/api/generate-image', wish({ requestKey: 'twice' })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1)
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, status: 'settled' }])
    expect(await keptFiles(user.userId)).toHaveLength(1)
    const other = stack.user()
    const theirs = await other.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ requestKey: 'twice' }),
    )
    expect(theirs.body.jobId).not.toBe(answers[0]!.body.jobId)
  })
})

describe('a job that fails', () => {
  it('is tried again and then done, for one charge', async () => {
    const user = stack.user()
    let tries = 0
    faults.set('fails once', () => {
      tries += 1
      return tries === 1
        ? Promise.reject(new ProviderError('provider_failed', '500'))
        : Promise.resolve()
    })
    const { status } = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ prompt: 'fails once' }),
    )
    expect([status, tries]).toEqual([200, 2])
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, released: 0 }])
  })

  it('is given up at once when it was refused; what was reserved goes back', async () => {
    const user = stack.user({ language: 'de' })
    let tries = 0
    faults.set('refused', () => {
      tries += 1
      return Promise.reject(new ProviderError('prompt_refused', 'policy'))
    })
    const { status, body } = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ prompt: 'refused' }),
    )
    expect([status, body.code, tries]).toEqual([422, 'prompt_refused', 1])
    expect(body.error).toContain('Beschreibe')
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 0, status: 'released' }])
    const { items } = (await user.call(media, 'GET', '/api/media/gallery')).body
    expect(items).toMatchObject([
      { status: 'failed', credits: 0, error: { code: 'prompt_refused' } },
    ])

    faults.delete('refused')
    const retry = await user.call(media, 'POST', `/api/media/jobs/${items[0].id}/retry`)
    expect([retry.status, retry.body.prompt]).toEqual([201, 'refused'])
    await until(async () => (await jobOf(user, retry.body.id)).body.status === 'done')
    const twice = await user.call(media, 'POST', `/api/media/jobs/${retry.body.id}/retry`)
    expect([twice.status, twice.body.code]).toEqual([409, 'conflict'])
  })

  it('costs nothing when the machine stood in for a provider that failed', async () => {
    const user = stack.user()
    const { paint } = quickPainter
    painter.paint = async (request, signal) => ({
      ...(await paint(request, signal)),
      ...(request.prompt === 'stands in' && { fallback: true as const }),
    })
    const { body } = await user.call(
      media,
      'POST',
      '/api/generate-image',
      wish({ prompt: 'stands in' }),
    )
    painter.paint = paint
    expect(body.credits).toBe(0)
    expect(stack.till.of(user.userId)).toMatchObject([{ settled: 0, status: 'released' }])
  })
})

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
