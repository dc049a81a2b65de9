import type { ClientFrame, HeldReply, ServerFrame } from '@lumen/contracts/frames'
import type { Message, TalkChanges } from '@lumen/contracts/chat/schema'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { createStore } from '@/app/store'
import { companionsApi } from '@/features/companion-data'
import { statusChanged } from '@/realtime/realtime-slice'
import { signedIn } from '@/session/session-slice'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { userFixture } from '@/test/fixtures'
import { openPages } from '@/test/open-pages'
import { server } from '@/test/server'
import { chatApi } from '@/features/chat/chat-api'
import { selectChat } from '@/features/chat/chat-slice'
import { selectReplyState } from '@/features/chat/reply-state'
import { createChatSync } from '@/features/chat/live/chat-sync'

export const companionId = 'companion'
export const user = userFixture()
type Store = ReturnType<typeof createStore>

/** A chat page without its page: store, sync and a socket in the test's hands. */
export async function openChat({ messages = [] as Message[], connected = true } = {}) {
  let page = messages
  let missed: TalkChanges | null = { whole: true, upTo: 0, messages: [], removed: [] }
  const asked: string[] = []
  let held: () => HeldReply[] = () => []
  server.use(
    http.get('*/api/messages/:companionId', () => HttpResponse.json(page.toReversed())),
    http.get('*/api/messages/:companionId/changes', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('since') ?? '')
      return HttpResponse.json(missed ?? { whole: false, upTo: 0, messages: [], removed: [] })
    }),
    http.get('*/api/companions', () => HttpResponse.json([aCompanion()])),
  )
  const store = createStore()
  store.dispatch(signedIn({ token: 'token', user }))
  const listeners = new Set<(frame: ServerFrame) => void>()
  const sent: ClientFrame[] = []
  const realtime = {
    send(frame: ClientFrame) {
      if (store.getState().realtime.status !== 'connected') return false
      sent.push(frame)
      return true
    },
    retry: vi.fn(),
    resumeFrom(from: () => HeldReply[]) {
      held = from
      return () => undefined
    },
    subscribe(listener: (frame: ServerFrame) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const sync = createChatSync({ store, realtime, userId: user.id, language: () => 'zh' })
  if (connected) store.dispatch(statusChanged('connected'))
  const conversation = store.dispatch(chatApi.endpoints.getConversation.initiate(companionId))
  const list = store.dispatch(companionsApi.endpoints.listCompanions.initiate())
  await Promise.all([conversation, list])
  const stop = sync.start()
  openPages.add(stop)
  await settle(store)
  sent.length = 0
  asked.length = 0
  missed = null
  return {
    store,
    sync,
    sent,
    realtime,
    stop,
    asked,
    held: () => held(),
    miss: (next: TalkChanges) => {
      missed = next
    },
    serve: (next: Message[]) => {
      page = next
    },
    receive: (...frames: ServerFrame[]) => {
      for (const frame of frames) for (const listener of listeners) listener(frame)
    },
    chat: () => selectChat(store.getState()),
    texts: () =>
      chatApi.endpoints.getConversation
        .select(companionId)(store.getState())
        .data?.messages.map(({ content }) => content) ?? [],
    state: () => selectReplyState(store.getState(), companionId),
  }
}

/** Waits until no call is under way. */
export const settle = (store: Store) =>
  vi.waitFor(() => {
    const calls = Object.values(store.getState().api.queries)
    if (calls.some((call) => call?.status === 'pending')) throw new Error('calls are under way')
  })

export const reply = (changes: Partial<Message> = {}) =>
  aMessage({ id: 'reply', isFromUser: false, position: '2', content: '', ...changes })
export const started = (clientMessageId: string | null = null): ServerFrame => ({
  type: 'streaming_stream_start',
  messageId: 'reply',
  companionId,
  emotion: 'gentle',
  replyTo: 'message',
  clientMessageId,
  seq: 0,
  message: reply({ status: 'running' }),
})
export const chunk = (delta: string, seq: number): ServerFrame => ({
  type: 'streaming_stream_chunk',
  messageId: 'reply',
  seq,
  delta,
})
export const completed = (content: string, changes: Partial<Message> = {}): ServerFrame => ({
  type: 'streaming_stream_complete',
  messageId: 'reply',
  companionId,
  finalContent: content,
  emotion: 'gentle',
  suggestedActions: [],
  usedMemories: [],
  provider: 'local',
  seq: content.length,
  message: reply({ content, ...changes }),
})
/** The message that a change made. */
export const next = (change: number, position = '4') =>
  aMessage({ id: `m${change}`, content: `第${change}句`, position, change })
export const confirmed = (clientMessageId: string, content = '你好') => ({
  type: 'message_changed' as const,
  change: 'created' as const,
  companionId,
  message: aMessage({ content, clientMessageId }),
})
export const idOf = (frame: ClientFrame | undefined) =>
  frame?.type === 'streaming_chat' ? (frame.clientMessageId ?? '') : ''
