import type { ServerFrame } from '@lumen/contracts/frames'
import type { Message } from '@lumen/contracts/chat/schema'
import { http, HttpResponse } from 'msw'
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
import { server } from '@/test/server'
import { chatApi } from '../chat-api'

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

  it('asks once more where a change is told while an older answer is on its way', async () => {
    const { store, receive, texts } = await openChat({ messages: [aMessage({ change: 1 })] })
    const answer = Promise.withResolvers<void>()
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/messages/:companionId/changes', async ({ request }) => {
        const since = new URL(request.url).searchParams.get('since')
        asked.push(since)
        await answer.promise
        const messages = since === '1' ? [next(2, '2')] : [next(3, '3'), next(4, '4')]
        return HttpResponse.json({ whole: true, upTo: messages.length * 2, messages, removed: [] })
      }),
    )
    store.dispatch(statusChanged('connecting'))
    store.dispatch(statusChanged('connected'))
    await vi.waitFor(() => expect(asked).toEqual(['1']))
    receive({ ...confirmed('mine'), message: next(4, '4') })
    answer.resolve()
    await vi.waitFor(() => expect(texts()).toEqual(['你好', '第2句', '第3句', '第4句']))
    expect(asked).toEqual(['1', '2'])
  })

  it('takes no page of the branch before for a part of the one that is shown', async () => {
    const pageFrom = (first: number) =>
      Array.from({ length: 25 }, (_, at) => next(first + at, `${first + at}`))
    const { store, receive, texts } = await openChat({ messages: pageFrom(10) })
    const answer = Promise.withResolvers<void>()
    let page = pageFrom(10)
    let asked = 0
    server.use(
      http.get('*/api/messages/:companionId', async () => {
        const read = page.toReversed()
        asked += 1
        await answer.promise
        return HttpResponse.json(read)
      }),
    )
    const { getConversation } = chatApi.endpoints
    void store.dispatch(getConversation.initiate(companionId, { forceRefetch: true }))
    await vi.waitFor(() => expect(asked).toBe(1))
    page = pageFrom(20)
    receive({ type: 'talk_changed', companionId })
    answer.resolve()
    await vi.waitFor(() => expect(texts()).toEqual(page.map(({ content }) => content)))
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
