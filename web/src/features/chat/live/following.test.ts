import type { ServerFrame } from '@lumen/contracts/frames'
import type { Message } from '@lumen/contracts/chat/schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companionsApi } from '@/features/companion-data'
import { statusChanged } from '@/realtime/realtime-slice'
import { aMessage } from '@/test/chat-samples'
import {
  companionId,
  openChat,
  reply,
  started,
  chunk,
  completed,
  next,
  confirmed,
} from '@/test/open-sync'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.useRealTimers())

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
