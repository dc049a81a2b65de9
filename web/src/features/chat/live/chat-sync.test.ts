import type { ClientFrame, HeldReply, ServerFrame } from '@lumen/contracts/frames'
import type { Message, TalkChanges } from '@lumen/contracts/chat/schema'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { companionsApi } from '@/features/companion-data'
import { statusChanged } from '@/realtime/realtime-slice'
import { signedIn, signedOut } from '@/session/session-slice'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { userFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { chatApi } from '../chat-api'
import { draftChanged, selectChat } from '../chat-slice'
import { readKeptTexts } from '../chat-persistence'
import { selectReplyState } from '../reply-state'
import { createChatSync } from './chat-sync'

const companionId = 'companion'
const user = userFixture()
type Store = ReturnType<typeof createStore>

/** A chat page without its page: store, sync and a socket in the test's hands. */
async function openChat({ messages = [] as Message[], connected = true } = {}) {
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
const settle = (store: Store) =>
  vi.waitFor(() => {
    const calls = Object.values(store.getState().api.queries)
    if (calls.some((call) => call?.status === 'pending')) throw new Error('calls are under way')
  })

const reply = (changes: Partial<Message> = {}) =>
  aMessage({ id: 'reply', isFromUser: false, position: '2', content: '', ...changes })
const started = (clientMessageId: string | null = null): ServerFrame => ({
  type: 'streaming_stream_start',
  messageId: 'reply',
  companionId,
  emotion: 'gentle',
  replyTo: 'message',
  clientMessageId,
  seq: 0,
  message: reply({ status: 'running' }),
})
const chunk = (delta: string, seq: number): ServerFrame => ({
  type: 'streaming_stream_chunk',
  messageId: 'reply',
  seq,
  delta,
})
const completed = (content: string, changes: Partial<Message> = {}): ServerFrame => ({
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
const next = (change: number, position = '4') =>
  aMessage({ id: `m${change}`, content: `第${change}句`, position, change })
const confirmed = (clientMessageId: string, content = '你好') => ({
  type: 'message_changed' as const,
  change: 'created' as const,
  companionId,
  message: aMessage({ content, clientMessageId }),
})
const idOf = (frame: ClientFrame | undefined) =>
  frame?.type === 'streaming_chat' ? (frame.clientMessageId ?? '') : ''

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.useRealTimers())

describe('sending', () => {
  it('sends with an id of its own, in the language of the interface, and takes the draft', async () => {
    const { store, sync, sent, chat } = await openChat()
    store.dispatch(draftChanged({ companionId, text: ' 你好\r\n呀\u0000 ' }))
    expect(sync.send(companionId, ' 你好\r\n呀\u0000 ')).toBe(true)
    expect(sent).toEqual([
      {
        type: 'streaming_chat',
        companionId,
        content: '你好\n呀',
        messageType: 'text',
        clientMessageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        language: 'zh',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ])
    expect(chat().outgoing[0]).toMatchObject({ state: 'sending', content: '你好\n呀' })
    expect(chat().drafts).toEqual({})
  })

  it('replaces the waiting bubble by the stored message', async () => {
    const { sync, sent, receive, chat, texts, state } = await openChat()
    sync.send(companionId, '你好')
    expect(state()).toBe('unsent')
    receive(confirmed(idOf(sent[0])), started(idOf(sent[0])))
    expect(chat().outgoing).toEqual([])
    expect(texts()).toEqual(['你好', ''])
    expect(state()).toBe('replying')
  })

  it('sends nothing empty or too long, and nothing while a reply is running', async () => {
    const { sync, sent, receive } = await openChat()
    expect(sync.send(companionId, ' \n\u0000 ')).toBe(false)
    expect(sync.send(companionId, 'x'.repeat(8_001))).toBe(false)
    receive(started())
    expect(sync.send(companionId, '等等')).toBe(false)
    expect(sent).toEqual([])
  })

  it('ignores the same text within two seconds and says so', async () => {
    const { sync, sent, receive, chat } = await openChat()
    vi.useFakeTimers({ toFake: ['Date'] })
    sync.send(companionId, '你好')
    receive(confirmed(idOf(sent[0])), started(), completed('嗯'))
    vi.advanceTimersByTime(1_999)
    expect(sync.send(companionId, '你好')).toBe(false)
    expect(chat().hints[companionId]).toEqual({ kind: 'duplicate' })
    vi.advanceTimersByTime(1)
    expect(sync.send(companionId, '你好')).toBe(true)
  })

  it('keeps a message while there is no connection and sends it once there is one', async () => {
    const { store, sync, sent, chat, realtime } = await openChat({ connected: false })
    sync.send(companionId, '你好')
    expect(chat().outgoing[0]?.state).toBe('waiting')
    expect(realtime.retry).toHaveBeenCalledOnce()
    store.dispatch(statusChanged('connected'))
    expect(sent).toHaveLength(1)
    expect(chat().outgoing[0]?.state).toBe('sending')
  })

  it('sends again under the same id after a drop', async () => {
    const { store, sync, sent, chat } = await openChat()
    sync.send(companionId, '你好')
    store.dispatch(statusChanged('connecting'))
    expect(chat().outgoing[0]?.state).toBe('waiting')
    store.dispatch(statusChanged('connected'))
    expect(sent).toHaveLength(2)
    expect(idOf(sent[1])).toBe(idOf(sent[0]))
  })

  it('fails when nobody confirms, and tries again under the same id', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { sync, sent, chat, receive, texts } = await openChat()
    sync.send(companionId, '你好')
    vi.advanceTimersByTime(15_000)
    expect(chat().outgoing[0]?.state).toBe('failed')
    sync.retry(idOf(sent[0]))
    expect(chat().outgoing[0]?.state).toBe('sending')
    expect(idOf(sent[1])).toBe(idOf(sent[0]))
    // Both arrive: the server answers twice, and still there is one message.
    receive(confirmed(idOf(sent[0])), confirmed(idOf(sent[0])))
    expect(texts()).toEqual(['你好'])
    expect(chat().outgoing).toEqual([])
  })

  it('puts a refused text back, before what was written meanwhile', async () => {
    const { store, sync, sent, receive, chat } = await openChat()
    sync.send(companionId, '第一句')
    store.dispatch(draftChanged({ companionId, text: '第二句' }))
    receive({
      type: 'streaming_error',
      code: 'reply_running',
      message: 'busy',
      clientMessageId: idOf(sent[0]),
      requestId: 'r',
    })
    expect(chat().outgoing).toEqual([])
    expect(chat().drafts[companionId]).toBe('第一句\n第二句')
    expect(chat().hints[companionId]).toEqual({
      kind: 'refused',
      code: 'reply_running',
      text: 'busy',
    })
    expect(sync.send(companionId, '第一句')).toBe(true)
  })

  it('keeps the bubble when it is open whether the message was stored', async () => {
    const { sync, sent, receive, chat } = await openChat()
    sync.send(companionId, '你好')
    receive({
      type: 'streaming_error',
      code: 'timeout',
      message: 'too late',
      clientMessageId: idOf(sent[0]),
      requestId: 'r',
    })
    expect(chat().outgoing[0]?.state).toBe('failed')
    sync.discard(idOf(sent[0]))
    expect(chat().outgoing).toEqual([])
  })

  it('gives the text back when the server has seen it twice', async () => {
    const { sync, sent, receive, chat } = await openChat()
    sync.send(companionId, '你好')
    receive({
      type: 'streaming_duplicate_detected',
      message: 'twice',
      waitTime: 1_200,
      clientMessageId: idOf(sent[0]),
    })
    expect(chat()).toMatchObject({
      outgoing: [],
      drafts: { companion: '你好' },
      hints: { companion: { kind: 'duplicate' } },
    })
  })

  it('remembers why a stored message got no reply, until one comes', async () => {
    const { sync, sent, receive, chat, texts } = await openChat()
    sync.send(companionId, '你好')
    receive({
      type: 'streaming_stream_error',
      messageId: null,
      companionId,
      clientMessageId: idOf(sent[0]),
      data: { error: 'no credits', code: 'quota_exceeded', requestId: 'r' },
      message: aMessage({ clientMessageId: idOf(sent[0]) }),
    })
    expect(chat()).toMatchObject({ outgoing: [], unanswered: { message: 'quota_exceeded' } })
    expect(texts()).toEqual(['你好'])
    receive(started())
    expect(chat().unanswered).toEqual({})
  })
})

describe('following', () => {
  it('takes chunks once per drawn frame, and the end at once', async () => {
    const { receive, chat, texts } = await openChat()
    const frames: FrameRequestCallback[] = []
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
    receive(started(), chunk('你', 1), chunk('好', 2))
    expect(chat().live.running['reply']?.text).toBe('')
    frames.shift()?.(0)
    expect(chat().live.running['reply']?.text).toBe('你好')
    receive(chunk('呀', 3), completed('你好呀'))
    expect(chat().live.running).toEqual({})
    expect(texts()).toEqual(['你好呀'])
    expect(chat().completed).toEqual({ companionId, messageId: 'reply' })
  })

  it('asks for what is missing, and says what it holds for a reconnect', async () => {
    const { receive, sent, held } = await openChat()
    receive(started())
    receive(chunk('ab', 2), chunk('ef', 6), started())
    expect(sent).toEqual([{ type: 'resume', messageId: 'reply', afterSeq: 2 }])
    expect(held()).toEqual([{ messageId: 'reply', afterSeq: 2 }])
  })

  it('asks about a reply that has gone silent', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { receive, sent } = await openChat()
    receive(started())
    vi.advanceTimersByTime(14_000)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(4_000)
    expect(sent).toEqual([{ type: 'resume', messageId: 'reply', afterSeq: 0 }])
  })

  it('asks about replies that a conversation shows as running', async () => {
    const { sync, sent } = await openChat({ messages: [reply({ status: 'running' })] })
    sync.reconcile(companionId)
    expect(sent).toEqual([{ type: 'resume', messageId: 'reply', afterSeq: 0 }])
  })

  it('takes over exactly what changed while nobody listened', async () => {
    const { store, serve, miss, asked, receive, texts } = await openChat({
      messages: [
        aMessage({ change: 1 }),
        reply({ content: '旧', change: 2 }),
        aMessage({ id: 'third', position: '3', change: 3 }),
      ],
    })
    receive({ ...confirmed('mine', '又一句'), message: next(4) })
    store.dispatch(statusChanged('connecting'))
    serve([])
    miss({
      whole: true,
      upTo: 7,
      messages: [reply({ content: '新', version: 2, change: 5 }), next(7, '5')],
      removed: ['third'],
    })
    store.dispatch(statusChanged('connected'))
    await vi.waitFor(() => expect(texts()).toEqual(['你好', '新', '第4句', '第7句']))
    expect(asked).toEqual(['4'])
    // What follows on it needs no question; what does not, does.
    receive({ ...confirmed('mine', ''), message: next(8, '6') })
    expect(asked).toEqual(['4'])
    miss({ whole: true, upTo: 10, messages: [next(9, '7'), next(10, '8')], removed: [] })
    receive({ ...confirmed('mine', ''), message: next(10, '8') })
    await vi.waitFor(() => expect(texts().slice(-3)).toEqual(['第8句', '第9句', '第10句']))
    expect(asked).toEqual(['4', '8'])
  })

  it('begins a talk anew where more was missed than is kept', async () => {
    const { store, serve, asked, texts } = await openChat({ messages: [aMessage({ change: 1 })] })
    store.dispatch(statusChanged('connecting'))
    const full = Array.from({ length: 25 }, (_, at) => next(2_000 + at, `${10 + at}`))
    serve(full)
    store.dispatch(statusChanged('connected'))
    await vi.waitFor(() => expect(texts()).toEqual(full.map(({ content }) => content)))
    expect(asked).toEqual(['1'])
  })

  it('fetches what changed while nobody listened', async () => {
    const { store, serve, texts } = await openChat({ messages: [aMessage()] })
    store.dispatch(statusChanged('connecting'))
    serve([aMessage(), reply({ content: '别处写的' })])
    store.dispatch(statusChanged('connected'))
    await vi.waitFor(() => expect(texts()).toEqual(['你好', '别处写的']))
  })

  it('shows edits and deletions of other devices', async () => {
    const { receive, texts } = await openChat({ messages: [aMessage(), reply({ content: '嗯' })] })
    const edited = aMessage({ content: '改过', version: 2 })
    receive({ type: 'message_changed', change: 'edited', companionId, message: edited })
    expect(texts()).toEqual(['改过', '嗯'])
    receive({ type: 'message_changed', change: 'deleted', companionId, message: edited })
    expect(texts()).toEqual(['嗯'])
  })

  it('keeps the text a failed reply left, and hints when an old answer stayed', async () => {
    const { receive, chat, texts } = await openChat()
    const failure = (message: Message): ServerFrame => ({
      type: 'streaming_stream_error',
      messageId: 'reply',
      companionId,
      clientMessageId: null,
      data: { error: 'broke', code: 'generation_failed', requestId: 'r' },
      message,
    })
    receive(started(), failure(reply({ status: 'interrupted', content: '说到一' })))
    expect(texts()).toEqual(['说到一'])
    expect(chat().live.running).toEqual({})
    expect(chat().hints).toEqual({})
    receive(started(), failure(reply({ content: '旧的' })))
    expect(chat().hints[companionId]).toEqual({ kind: 'reply-failed' })
  })

  it('shows the newest words in the list of companions', async () => {
    const { store, receive } = await openChat()
    receive(completed('长'.repeat(100)))
    const list = companionsApi.endpoints.listCompanions.select()(store.getState())
    expect(list.data?.[0]?.lastMessage).toBe(`${'长'.repeat(80)}…`)
  })
})

describe('keeping', () => {
  it('keeps drafts and unsent messages over a reload', async () => {
    const { store, sync, stop } = await openChat({ connected: false })
    sync.send(companionId, '没网也要说')
    store.dispatch(draftChanged({ companionId: 'other', text: '写到一半' }))
    stop()
    const again = await openChat({ connected: false })
    expect(again.chat().drafts).toEqual({ other: '写到一半' })
    expect(again.chat().outgoing).toMatchObject([{ content: '没网也要说', state: 'waiting' }])
  })

  it('leaves nothing behind when its owner signs out', async () => {
    const { store, stop } = await openChat()
    store.dispatch(draftChanged({ companionId, text: '秘密' }))
    store.dispatch(signedOut('by-choice'))
    stop()
    expect(readKeptTexts(user.id).drafts).toEqual({})
    expect(selectChat(store.getState()).drafts).toEqual({})
  })
})
