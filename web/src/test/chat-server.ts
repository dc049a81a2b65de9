import type { ClientFrame, ServerFrame } from '@lumen/contracts/frames'
import type { ContactState } from '@lumen/contracts/chat/contact'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import type { Reminder } from '@lumen/contracts/chat/reminders'
import type { Generation } from '@lumen/contracts/chat/generation'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import type { PersonaInput } from '@lumen/contracts/chat/persona'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import type { CompanionBirth } from '@lumen/contracts/chat/birth'
import type { Companion, CrisisResources, Message } from '@lumen/contracts/chat/schema'
import type { OfferedProvider } from '@lumen/contracts/models/schema'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { aCompanion, aMessage } from './chat-samples'
import { userFixture } from './fixtures'
import { startMemoryServer } from './memory-server'
import { server, socket } from './server'
import { startTendencyServer } from './tendency-server'

const helpLines: CrisisResources = {
  language: 'zh',
  title: '你不用一个人扛',
  intro: '请让一个真实的人听见你。',
  lines: [
    { name: '心理援助热线', phone: '12356', hours: '24 小时', region: 'CN' },
    {
      name: 'Crisis Text Line',
      text: 'HOME 741741',
      url: 'https://www.crisistextline.org/',
      hours: '24/7',
      region: 'US',
    },
  ],
  emergency: '120 / 110',
  source: '国家卫生健康委员会',
  checked: '2026-11-01',
}

/** What `GET /api/models` answers. */
function offered(providers: readonly OfferedProvider[]) {
  const [first] = providers
  const model = first?.offers[0]?.name
  const answering =
    first === undefined || model === undefined
      ? null
      : { providerId: first.id, model, kind: first.kind, why: 'configured', chosen: false }
  return { revision: 1, answering, providers }
}

type Socket = { send(data: string): void; close(code?: number): void }

/**
 * The server as the chat sees it: companions and messages in memory, every call that changes
 * something in `calls`, every frame of the client in `frames`. Somebody is signed in.
 */
export function startChatServer({
  companions = [aCompanion()],
  messages = [],
  persona = {},
  generation = {},
  birth = null,
  contact = {},
  reminders = [],
  models = [],
  texts = {},
}: {
  companions?: Companion[]
  messages?: Message[]
  persona?: PersonaInput
  generation?: Partial<Generation>
  birth?: CompanionBirth | null
  contact?: Partial<ContactState>
  reminders?: Reminder[]
  /** On offer; the first model of the first one answers. */
  models?: OfferedProvider[]
  /** All texts of replies that were answered again, by their ids. */
  texts?: Record<string, readonly string[]>
} = {}) {
  const calls: { method: string; path: string; body: unknown }[] = []
  const frames: ClientFrame[] = []
  const sockets = new Set<Socket>()
  const state = { companions, hidden: [] as Companion[], messages, reminders, accepting: true }
  localStorage.setItem('lumen.session', 'session')
  startMemoryServer()
  startTendencyServer()

  const change = (
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    answer: (id: string, body: Record<string, unknown>) => object | null,
    status = 200,
  ) =>
    http[method](`*${path}`, async ({ request, params }) => {
      const text = await request.text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      calls.push({ method: request.method, path: new URL(request.url).pathname, body })
      const reply = answer(String(params['id'] ?? ''), body)
      return reply === null
        ? HttpResponse.json({ error: 'x', code: 'not_found', requestId: 'r' }, { status: 404 })
        : HttpResponse.json(reply, { status })
    })

  const move = (id: string, from: 'companions' | 'hidden', to: 'companions' | 'hidden') => {
    const companion = state[from].find((one) => one.id === id)
    if (companion === undefined) return null
    state[from] = state[from].filter((one) => one !== companion)
    const erasedAfter = to === 'hidden' ? '2026-12-21T08:00:00.000Z' : null
    const moved = { ...companion, erasedAfter }
    state[to] = [...state[to], moved]
    return moved
  }
  const replace = (id: string, part: Partial<Message>) => {
    const message = state.messages.find((one) => one.id === id)
    if (message === undefined) return null
    const next = { ...message, ...part, version: message.version + 1 }
    state.messages = state.messages.map((one) => (one === message ? next : one))
    return next
  }

  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json(userFixture())),
    http.get('*/api/safety/resources', () => HttpResponse.json(helpLines)),
    http.get('*/api/companions', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('hidden') === 'true'
          ? state.hidden
          : state.companions,
      ),
    ),
    http.get('*/api/companions/:id', ({ params }) =>
      HttpResponse.json({
        ...state.companions.find(({ id }) => id === params['id']),
        persona: { ...emptyPersona, ...persona },
        generation: { ...usualGeneration, ...generation },
        birth,
      }),
    ),
    http.get('*/api/wisdom/:userId/daily-fortune', () =>
      HttpResponse.json({ personal: false, language: 'zh', fortune: '今夜月圆。别的慢慢说。' }),
    ),
    http.get('*/api/scenarios', () => HttpResponse.json([])),
    http.get('*/api/companions/:id/play', () => HttpResponse.json({ play: null })),
    http.get('*/api/companions/:id/contact', () =>
      HttpResponse.json({ ...usualContact, timeZone: null, unanswered: 0, ...contact }),
    ),
    http.get('*/api/reminders', () => HttpResponse.json(state.reminders)),
    http.get('*/api/models', () => HttpResponse.json(offered(models))),
    http.get('*/api/messages/:id', ({ request, params }) => {
      const query = new URL(request.url).searchParams
      const before = query.get('before')
      const found = state.messages
        .filter(({ companionId }) => companionId === params['id'])
        .filter(({ position }) => before === null || Number(position) < Number(before))
      return HttpResponse.json(found.toReversed().slice(0, Number(query.get('limit'))))
    }),
    change(
      'post',
      '/api/companions',
      (_, body) => {
        const companion = aCompanion({ ...body, id: `companion${state.companions.length + 1}` })
        state.companions = [...state.companions, companion]
        return companion
      },
      201,
    ),
    change('patch', '/api/companions/:id', (id, body) => {
      state.companions = state.companions.map((one) => (one.id === id ? { ...one, ...body } : one))
      return state.companions.find((one) => one.id === id) ?? null
    }),
    change('delete', '/api/reminders/:id', (id) => {
      const kept = state.reminders.filter((one) => one.id !== id)
      if (kept.length === state.reminders.length) return null
      state.reminders = kept
      return { success: true }
    }),
    change('put', '/api/companions/:id/contact', (_, body) => ({ ...body, unanswered: 0 })),
    change(
      'delete',
      '/api/companions/:id',
      (id) =>
        move(id, 'companions', 'hidden') && {
          success: true,
          erasedAfter: '2026-12-21T08:00:00.000Z',
        },
    ),
    change('post', '/api/companions/:id/restore', (id) => move(id, 'hidden', 'companions')),
    change('patch', '/api/messages/:id', (id, body) =>
      replace(id, { content: String(body['content']), editedAt: '2026-11-21T08:10:00.000Z' }),
    ),
    change('delete', '/api/messages/:id', (id) => {
      state.messages = state.messages.filter((one) => one.id !== id)
      return { success: true }
    }),
    http.get('*/api/messages/:id/changes', ({ request }) => {
      const upTo = Number(new URL(request.url).searchParams.get('since'))
      return HttpResponse.json({ whole: true, upTo, messages: [], removed: [] })
    }),
    // One branch, in which every message stands; `startBranchServer` has more.
    http.get('*/api/messages/:id/branches', ({ params }) =>
      HttpResponse.json({ shown: [params['id']], branches: [] }),
    ),
    http.get('*/api/messages/:id/branch', () =>
      HttpResponse.json({ error: 'gone', code: 'not_found', requestId: 'r' }, { status: 404 }),
    ),
    http.get('*/api/messages/:id/versions', ({ params }) =>
      HttpResponse.json(
        (texts[String(params['id'])] ?? []).map((content, index) => ({
          number: index + 1,
          shown: content === state.messages.find(({ id }) => id === params['id'])?.content,
          content,
          status: 'complete',
          metadata: {},
        })),
      ),
    ),
    http.get('*/api/messages/:id/marks', ({ params }) =>
      HttpResponse.json(
        state.messages
          .filter((one) => one.companionId === params['id'] && one.markedAt !== undefined)
          .toReversed(),
      ),
    ),
    change('put', '/api/messages/:id/mark', (id) =>
      replace(id, { markedAt: '2026-11-21T08:20:00.000Z' }),
    ),
    change('delete', '/api/messages/:id/mark', (id) => {
      const message = state.messages.find((one) => one.id === id)
      if (message === undefined) return null
      const { markedAt: _mark, ...rest } = message
      state.messages = state.messages.map((one) => (one === message ? rest : one))
      return rest
    }),
    change('put', '/api/messages/:id/version', (id, body) => {
      const number = Number(body['number'])
      const content = texts[id]?.[number - 1]
      return content === undefined
        ? null
        : replace(id, { content, versions: { shown: number, count: texts[id]?.length ?? 2 } })
    }),
    change(
      'post',
      '/api/messages/:id/regenerate',
      (id) => state.messages.find((one) => one.id === id) ?? null,
      202,
    ),
    socket.addEventListener('connection', ({ client }) => {
      if (!state.accepting) return client.close(1013)
      sockets.add(client)
      client.addEventListener('close', () => sockets.delete(client))
      client.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data as string) as ClientFrame
        if (frame.type === 'auth')
          client.send(JSON.stringify({ type: 'auth_success', userId: 'user', protocol: 2 }))
        else frames.push(frame)
      })
    }),
  )

  const send = (...list: ServerFrame[]) => {
    for (const frame of list) for (const client of sockets) client.send(JSON.stringify(frame))
  }
  return {
    state,
    calls,
    frames,
    send,
    openSockets: () => sockets.size,
    connected: () => vi.waitFor(() => void (sockets.size === 0 && fail())),
    /** Drops every connection; `forGood` lets no new one in. */
    drop(forGood = false, code = 1013) {
      state.accepting = !forGood
      for (const client of sockets) client.close(code)
    },
    /** The chat frame that was sent last. */
    async chatFrame() {
      return vi.waitFor(() => {
        const frame = frames.findLast(({ type }) => type === 'streaming_chat')
        if (frame?.type !== 'streaming_chat') throw new Error('no message was sent')
        return frame
      })
    },
    /** Stores what a chat frame said and tells every device, as the server does. */
    confirm(frame: Extract<ClientFrame, { type: 'streaming_chat' }>, id = 'question'): Message {
      const message = aMessage({
        id,
        companionId: frame.companionId,
        content: frame.content,
        clientMessageId: frame.clientMessageId ?? null,
        position: String(state.messages.length + 100),
        createdAt: new Date().toISOString(),
      })
      state.messages = [...state.messages, message]
      send({ type: 'message_changed', change: 'created', companionId: frame.companionId, message })
      return message
    },
  }
}

function fail(): never {
  throw new Error('the page has not connected')
}

/** Frames of one reply, from its first to its last. */
export function replyFrames(question: Message, text: string, changes: Partial<Message> = {}) {
  const reply = aMessage({
    id: 'reply',
    companionId: question.companionId,
    isFromUser: false,
    content: text,
    position: String(Number(question.position) + 1),
    replyTo: question.id,
    createdAt: new Date().toISOString(),
    metadata: { emotion: 'gentle', provider: 'local', language: 'zh' },
    ...changes,
  })
  return {
    reply,
    start: {
      type: 'streaming_stream_start',
      messageId: reply.id,
      emotion: 'gentle',
      companionId: reply.companionId,
      replyTo: question.id,
      clientMessageId: question.clientMessageId,
      seq: 0,
      message: { ...reply, content: '', status: 'running', metadata: {} },
    } satisfies ServerFrame,
    chunk: (from: number, to: number): ServerFrame => ({
      type: 'streaming_stream_chunk',
      messageId: reply.id,
      seq: to,
      delta: text.slice(from, to),
    }),
    complete: {
      type: 'streaming_stream_complete',
      messageId: reply.id,
      companionId: reply.companionId,
      finalContent: text,
      emotion: 'gentle',
      suggestedActions: reply.metadata.suggestedActions ?? [],
      usedMemories: [],
      provider: 'local',
      seq: text.length,
      message: reply,
    } satisfies ServerFrame,
  }
}
