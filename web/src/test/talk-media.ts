import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'
import type { MediaCapabilities, MediaJob } from '@lumen/contracts/media/schema'
import { http, HttpResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'
import type { Notice } from '@/ui/toast-panel'
import { aMessage } from './chat-samples'
import type { startChatServer } from './chat-server'
import { server } from './server'
import { aQuote } from './wallet-samples'

const local = { available: true, provider: 'local', model: 'local/x', reason: null } as const
const none = { available: false, provider: 'none', model: null, reason: '没有接入' } as const

/** What a companion’s message holds: a picture that is being made, unless changed. */
export const someMedia = (changes: Partial<MessageMedia> = {}): MessageMedia => ({
  kind: 'image',
  jobId: 'job',
  status: 'queued',
  objectId: null,
  posterId: null,
  mime: null,
  width: null,
  height: null,
  seconds: null,
  style: 'enhance',
  model: null,
  credits: null,
  errorCode: null,
  ...changes,
})

export const aPicture = (changes: Partial<MessageMedia> = {}): MessageMedia =>
  someMedia({
    status: 'done',
    objectId: 'picture',
    mime: 'image/jpeg',
    width: 1024,
    height: 1024,
    model: 'local/procedural-painter-1',
    credits: 10,
    ...changes,
  })

const types = { image: 'image', video: 'video', voice: 'voice' } as const

/** A wish and the companion’s message that holds what came of it. */
export const aWish = (media: MessageMedia, prompt = '海边的灯塔'): [Message, Message] => [
  aMessage({
    id: 'wish',
    content: prompt,
    messageType: types[media.kind],
    clientMessageId: 'wish-id',
    position: '10',
  }),
  aMessage({
    id: 'made',
    isFromUser: false,
    content: '',
    messageType: types[media.kind],
    replyTo: 'wish',
    position: '11',
    metadata: { media },
  }),
]

export const aJob = (changes: Partial<MediaJob> = {}): MediaJob => ({
  id: 'job',
  kind: 'image',
  work: 'picture',
  status: 'running',
  progress: 40,
  stage: 'painting',
  prompt: '海边的灯塔',
  style: 'enhance',
  voice: null,
  duration: null,
  result: null,
  error: null,
  credits: null,
  companionId: 'companion',
  messageId: 'made',
  createdAt: '2026-11-21T08:00:00.000Z',
  finishedAt: null,
  ...changes,
})

/**
 * Service media as a talk sees it: each call that makes or changes something in `calls`, answered by
 * `answer` (the job, unless a test says otherwise).
 */
export function serveMedia({
  job = aJob(),
  transcription = false,
  speech = 'local',
  call = false,
}: {
  job?: MediaJob
  transcription?: boolean
  speech?: 'local' | 'openai-compatible' | 'none'
  call?: boolean
} = {}) {
  const calls: { method: string; path: string; body: unknown }[] = []
  const state = { job, answer: (): Response => HttpResponse.json(state.job, { status: 202 }) }
  const change = async ({ request }: { request: Request }) => {
    const form = request.headers.get('content-type')?.startsWith('multipart') === true
    const text = form ? '' : await request.text()
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    })
    return state.answer()
  }
  let asked = false
  const capabilities: MediaCapabilities = {
    image: local,
    speech: speech === 'none' ? none : { ...local, provider: speech },
    video: local,
    transcription: transcription ? local : none,
    call: call ? { ...local, provider: 'openai-compatible' } : none,
  }
  server.use(
    http.post('*/api/media/picture-preview', () =>
      HttpResponse.json({ local: true, shown: [], notShown: [], mainSubjectShown: true }),
    ),
    http.get('*/api/wallet/quote', () => HttpResponse.json(aQuote())),
    http.get('*/api/media/capabilities', () => {
      asked = true
      return HttpResponse.json(capabilities)
    }),
    http.get('*/api/media/objects/*', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/media/jobs/:id', () => HttpResponse.json(state.job)),
    http.delete('*/api/media/jobs/:id', change),
    http.post('*/api/media/jobs/:id/retry', change),
    http.post('*/api/generate-*', change),
    http.post('*/api/multimodal/generate-audio', change),
    http.post('*/api/speech-to-text', change),
    http.post('*/api/messages/:id/voice-note', change),
  )
  /** Whether it was asked what it can do. */
  return { calls, state, asked: () => asked }
}

/** Tells every device of a message that came or changed. */
export const tellMessages = (
  chat: ReturnType<typeof startChatServer>,
  change: 'created' | 'edited',
  ...messages: Message[]
) => {
  for (const message of messages)
    chat.send({ type: 'message_changed', change, companionId: message.companionId, message })
}

/** Notices as they are told: title and text. Which of them is seen is the matter of their panel. */
export function hearNotices(): string[] {
  const heard: string[] = []
  const hear = (event: Event) => {
    const { title, description } = (event as CustomEvent<Notice>).detail
    heard.push([title, description].filter(Boolean).join(' / '))
  }
  globalThis.addEventListener('lumen:notice', hear)
  onTestFinished(() => globalThis.removeEventListener('lumen:notice', hear))
  return heard
}

/** A microphone that records three bytes, for as long as the clock of the page says. */
export function stubMicrophone({ refuse }: { refuse?: string } = {}) {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        refuse === undefined
          ? Promise.resolve(stream)
          : Promise.reject(Object.assign(new Error('no'), { name: refuse })),
    },
  })
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      static readonly isTypeSupported = () => true
      state = 'inactive'
      readonly mimeType = 'audio/webm;codecs=opus'
      start() {
        this.state = 'recording'
      }
      stop() {
        this.state = 'inactive'
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['abc']) }))
        this.dispatchEvent(new Event('stop'))
      }
    },
  )
  vi.stubGlobal('AudioContext', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  // Long enough to be one: the clock jumps whenever it is read.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
  return track
}
