import type { MediaCapabilities, MediaJob } from '@lumen/contracts/media/schema'
import type { MediaKind } from '@lumen/contracts/media/names'
import { http, HttpResponse } from 'msw'
import { startChatServer } from './chat-server'
import { server } from './server'
import { aQuote } from './wallet-samples'

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`
const works = { image: 'picture', audio: 'speech', video: 'video' } as const

/** A work of the workshop: done unless its status says otherwise. */
export function aWork(number: number, changes: Partial<MediaJob> = {}): MediaJob {
  const { kind = 'image', status = 'done', prompt = `第 ${number} 件` } = changes
  const id = idOf(number)
  const done = status === 'done'
  return {
    id,
    kind,
    work: works[kind],
    status,
    progress: done ? 100 : 0,
    stage: done ? null : 'waiting',
    prompt,
    style: { image: 'enhance', video: 'cinematic', audio: null }[kind],
    voice: kind === 'audio' ? 'alloy' : null,
    duration: kind === 'video' ? 5 : null,
    result: done
      ? {
          type: kind,
          content: prompt,
          generationParams: {
            model: 'local/procedural-painter-1',
            quality: 'standard',
            style: 'enhance',
            voice: null,
            duration: null,
            seed: 'seed',
          },
          metadata: {
            objectId: `object-${number}`,
            [`${kind}Url`]: `/api/media/objects/object-${number}`,
            thumbnailUrl: null,
            posterUrl: kind === 'video' ? `/api/media/objects/poster-${number}` : null,
            mime: { image: 'image/png', audio: 'audio/mpeg', video: 'video/mp4' }[kind],
            width: kind === 'audio' ? null : 1024,
            height: kind === 'audio' ? null : 1024,
            seconds: kind === 'image' ? null : 5,
            bytes: 1_234_567,
            contentId: `lumen:${number}`,
            labelled: true,
            local: true,
          },
          jobId: id,
          credits: 10,
        }
      : null,
    error: null,
    credits: done ? 10 : null,
    companionId: null,
    messageId: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    finishedAt: done ? '2026-11-21T08:00:09.000Z' : null,
    ...changes,
  }
}

const local = { available: true, provider: 'local', model: 'local/x', reason: null } as const

/** The server as the workshop sees it: works in memory, every call in `calls`. Somebody is signed in. */
export function startMediaServer({
  works = [],
  capabilities = {},
  pageSize = 24,
}: {
  /** The newest first. */
  works?: MediaJob[]
  capabilities?: Partial<MediaCapabilities>
  pageSize?: number
} = {}) {
  const chat = startChatServer()
  const calls: { method: string; path: string; body: unknown }[] = []
  const state = { works }
  const tell = async (request: Request) => {
    const text = await request.text()
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : JSON.parse(text),
    })
  }
  const find = (id: unknown) => state.works.find((work) => work.id === id)
  const missing = () =>
    HttpResponse.json({ error: 'x', code: 'not_found', requestId: 'r' }, { status: 404 })
  const put = (work: MediaJob) => {
    state.works = find(work.id)
      ? state.works.map((one) => (one.id === work.id ? work : one))
      : [work, ...state.works]
  }
  server.use(
    http.post('*/api/media/picture-preview', () =>
      HttpResponse.json({ local: true, shown: [], notShown: [], mainSubjectShown: true }),
    ),
    http.get('*/api/wallet/quote', () => HttpResponse.json(aQuote())),
    http.get('*/api/media/capabilities', () =>
      HttpResponse.json({
        image: local,
        speech: local,
        video: local,
        transcription: local,
        ...capabilities,
      }),
    ),
    http.get('*/api/media/objects/*', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/media/gallery', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [kind, search, before] = ['kind', 'search', 'before'].map((name) => query.get(name))
      const found = state.works
        .filter((work) => kind === null || work.kind === (kind as MediaKind))
        .filter(({ prompt }) => prompt.includes(search ?? ''))
      const from = before === null ? 0 : found.findIndex(({ id }) => id === before) + 1
      const items = found.slice(from, from + pageSize)
      const next = from + pageSize < found.length ? (items.at(-1)?.id ?? null) : null
      return HttpResponse.json({ items, next })
    }),
    http.get('*/api/media/jobs/:id', ({ params }) => {
      const work = find(params['id'])
      return work === undefined ? missing() : HttpResponse.json(work)
    }),
    http.delete('*/api/media/jobs/:id', async ({ request, params }) => {
      await tell(request)
      const work = find(params['id'])
      if (work === undefined) return missing()
      put({ ...work, status: 'cancelled', stage: null })
      return HttpResponse.json(find(work.id))
    }),
    http.delete('*/api/media/gallery/:id', async ({ request, params }) => {
      await tell(request)
      state.works = state.works.filter(({ id }) => id !== params['id'])
      return HttpResponse.json({ success: true })
    }),
    http.post('*/api/media/jobs/:id/retry', async ({ request, params }) => {
      await tell(request)
      const work = find(params['id'])
      if (work === undefined) return missing()
      const again = { ...work, id: idOf(900), status: 'queued', error: null } as const
      put(again)
      return HttpResponse.json(again, { status: 201 })
    }),
  )
  return {
    ...chat,
    calls,
    state,
    put,
    /** How the calls that make something are answered: with the finished work or with the job. */
    answer: (work: MediaJob | Response, after: Promise<unknown> = Promise.resolve()) =>
      server.use(
        http.post('*/api/multimodal/*', async ({ request }) => {
          await tell(request)
          await after
          if (work instanceof Response) return work
          put(work)
          return work.result === null
            ? HttpResponse.json(work, { status: 202 })
            : HttpResponse.json(work.result)
        }),
      ),
    progress: (work: MediaJob) =>
      chat.send({
        type: 'media_progress',
        kind: work.kind,
        jobId: work.id,
        status: work.status,
        progress: work.progress,
        stage: work.stage,
        companionId: null,
        messageId: null,
      }),
  }
}
