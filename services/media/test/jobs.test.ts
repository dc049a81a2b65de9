import { newId } from '@lumen/database/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellShownHere } from '../src/adapters/local/image-provider.ts'
import { readLabel } from '../src/labels/label.ts'
import { ProviderError } from '../src/adapters/provider-error.ts'
import { faultyPainter } from './support/faulty-painter.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { quickPainter, testProviders } from './support/providers.ts'

let stack: MediaStack
let media: Instance
const { faults, painter, image } = faultyPainter()
/** Whether pictures are painted on this machine, which knows so many things, as far as anybody is told. */
let here = false

beforeAll(async () => {
  stack = await openMediaStack()
  media = await stack.start(
    { MEDIA_IMAGE_CONCURRENCY: '8' },
    {
      providers: {
        ...testProviders(image),
        tellShown: (prompt, language) => (here ? tellShownHere(prompt, language) : null),
      },
    },
  )
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

  it('is not begun where its main subject cannot be painted: nothing is paid, stored or shown', async () => {
    const user = stack.user({ language: 'de' })
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const prompt = 'Eine Geige auf der Wiese im Mondlicht'
    const preview = (body: object) => user.call(media, 'POST', '/api/media/picture-preview', body)
    expect((await preview({ prompt })).body).toEqual({
      local: false,
      shown: [],
      notShown: [],
      mainSubjectShown: true,
    })
    here = true
    const told = await preview({ prompt })
    const paths = ['/api/generate-image', '/api/multimodal/generate-image']
    const answers = await Promise.all(
      paths.map((path) =>
        user.call(media, 'POST', path, wish({ prompt, companionId, requestKey: path })),
      ),
    )
    here = false
    expect(told).toEqual({
      status: 200,
      body: {
        local: true,
        shown: ['Wiese', 'Mondlicht'],
        notShown: ['Geige'],
        mainSubjectShown: false,
      },
    })
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([422, 'subject_not_drawn'])
      expect(body.error).toContain('Nicht zeichnen lässt sich: Geige.')
      expect(body.details).toContainEqual({ path: 'shown', message: 'Mondlicht' })
    }
    expect(stack.till.of(user.userId)).toEqual([])
    const jobs = stack.db.selectFrom('jobs').select('id').where('user_id', '=', user.userId)
    expect(await jobs.execute()).toEqual([])
    // With a provider the same wish, under the same key, is made.
    const later = wish({ prompt, companionId, requestKey: paths[0] })
    expect((await user.call(media, 'POST', '/api/generate-image', later)).status).toBe(200)
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
