import type { AvatarTemplate, GeneratedAvatar, MediaJob } from '@lumen/contracts/media/schema'
import { http, HttpResponse } from 'msw'
import { errorFixture, userFixture } from './fixtures'
import { server } from './server'
import { aQuote } from './wallet-samples'

export const pictureUrl = (name: string) => `/api/media/objects/${name}`

export const aGeneratedAvatar = (changes: Partial<GeneratedAvatar> = {}): GeneratedAvatar => ({
  imageUrl: pictureUrl('made'),
  styleType: 'realistic',
  generationPrompt: '清晨的湖边',
  model: 'local/procedural-painter-1',
  jobId: 'job',
  credits: 10,
  ...changes,
})

export const aTemplate = (changes: Partial<AvatarTemplate> = {}): AvatarTemplate => ({
  id: 'tender-1',
  name: '湖畔晨光',
  description: '清晨的湖边，短发，浅笑。',
  styleType: 'anime',
  promptTemplate: '清晨的湖边，短发',
  personalityTags: ['gentle', 'supportive', 'calm'],
  category: 'tender',
  isCustom: false,
  previewUrl: '/api/avatars/templates/tender-1/preview',
  matchScore: null,
  ...changes,
})

export const aMediaJob = (changes: Partial<MediaJob> = {}): MediaJob => ({
  id: 'job',
  kind: 'image',
  work: 'avatar',
  status: 'running',
  progress: 40,
  stage: 'painting',
  prompt: '清晨的湖边',
  style: 'realistic',
  voice: null,
  duration: null,
  result: null,
  error: null,
  credits: null,
  companionId: null,
  messageId: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  finishedAt: null,
  ...changes,
})

/** A finished job. */
export const aDoneJob = (): MediaJob =>
  aMediaJob({
    status: 'done',
    progress: 100,
    stage: null,
    credits: 10,
    finishedAt: '2026-11-21T08:00:20.000Z',
    result: {
      type: 'image',
      content: '清晨的湖边',
      generationParams: {
        model: 'dall-e-3',
        quality: 'standard',
        style: 'realistic',
        voice: null,
        duration: null,
        seed: 's',
      },
      metadata: {
        objectId: 'made',
        imageUrl: pictureUrl('made'),
        thumbnailUrl: null,
        posterUrl: null,
        mime: 'image/png',
        width: 1024,
        height: 1024,
        seconds: null,
        bytes: 1,
        contentId: 'c',
        labelled: true,
        local: false,
      },
      jobId: 'job',
      credits: 10,
    },
  })

type Call = { path: string; body: unknown }
type Answer = () => Response | Promise<Response>

/**
 * The server of avatars: what somebody and a companion wear, in memory; what was asked for in
 * `calls`. `state.generate` answers the next wishes, `state.job` is the job that is asked about.
 */
export function startAvatarServer() {
  const calls: Call[] = []
  const none = { imageUrl: null, styleType: null, generationPrompt: null, model: null }
  const state = {
    worn: null as string | null,
    companion: { ...none, avatarUrl: null } as Record<string, string | null>,
    templates: [aTemplate()],
    painter: 'local',
    job: aMediaJob(),
    generate: (() => HttpResponse.json(aGeneratedAvatar())) as Answer,
    set: null as Answer | null,
    upload: null as Answer | null,
  }
  const note = async (request: Request) => {
    const text = await request.text()
    const body = text === '' ? null : (JSON.parse(text) as unknown)
    calls.push({ path: `${request.method} ${new URL(request.url).pathname}`, body })
    return body as Record<string, string>
  }
  server.use(
    http.get('*/api/auth/me', () =>
      HttpResponse.json(userFixture({ profileImageUrl: state.worn })),
    ),
    http.get('*/api/wallet/quote', () => HttpResponse.json(aQuote())),
    http.get('*/api/media/capabilities', () => {
      const local = { available: true, provider: 'local', model: null, reason: null }
      const image = { ...local, provider: state.painter }
      return HttpResponse.json({ image, speech: local, video: local, transcription: local })
    }),
    http.get('*/api/media/jobs/:id', () => HttpResponse.json(state.job)),
    http.delete('*/api/media/jobs/:id', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aMediaJob({ status: 'cancelled' }))
    }),
    http.get('*/api/user/avatar', () =>
      HttpResponse.json({
        ...none,
        imageUrl: state.worn,
        ...(state.worn && { styleType: 'anime' }),
      }),
    ),
    http.post('*/api/user/avatar/generate', async ({ request }) => {
      await note(request)
      return state.generate()
    }),
    http.post('*/api/user/avatar/set', async ({ request }) => {
      const { imageUrl = '' } = await note(request)
      if (state.set !== null) return state.set()
      state.worn = imageUrl
      return HttpResponse.json({ imageUrl })
    }),
    http.post('*/api/user/avatar/upload', async ({ request }) => {
      const file = (await request.formData()).get('avatar')
      const body = file instanceof File ? { name: file.name, type: file.type } : null
      calls.push({ path: 'POST /api/user/avatar/upload', body })
      if (state.upload !== null) return state.upload()
      state.worn = pictureUrl('uploaded')
      return HttpResponse.json({ imageUrl: state.worn })
    }),
    http.get('*/api/avatars/companion/:id', () => HttpResponse.json(state.companion)),
    http.post('*/api/avatars/generate', async ({ request }) => {
      await note(request)
      return state.generate()
    }),
    http.post('*/api/avatars/set', async ({ request }) => {
      const { imageUrl = '' } = await note(request)
      return state.set === null ? HttpResponse.json({ imageUrl }) : state.set()
    }),
    http.post('*/api/avatars/recommendations', async ({ request }) => {
      await note(request)
      return HttpResponse.json([
        aTemplate({ matchScore: 0.94 }),
        aTemplate({ id: 'sunny-1', name: '向日葵', matchScore: 0.9 }),
        aTemplate({ id: 'sunny-2', name: '第三款', matchScore: 0.8 }),
      ])
    }),
    http.get('*/api/avatars/templates', () => HttpResponse.json(state.templates)),
    http.post('*/api/avatars/templates', async ({ request }) => {
      const body = await note(request)
      const template = aTemplate({ ...body, id: `own-${state.templates.length}`, isCustom: true })
      state.templates = [...state.templates, template]
      return HttpResponse.json(template, { status: 201 })
    }),
    http.delete('*/api/avatars/templates/:id', async ({ request, params }) => {
      await note(request)
      state.templates = state.templates.filter(({ id }) => id !== params['id'])
      return HttpResponse.json({ success: true })
    }),
  )
  return { calls, state }
}

/** A refusal, as services word it. */
export const refusal = (
  code: Parameters<typeof errorFixture>[0],
  status: number,
  text?: string,
): Response => HttpResponse.json(errorFixture(code, text), { status })
