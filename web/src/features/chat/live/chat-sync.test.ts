import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { statusChanged } from '@/realtime/realtime-slice'
import { checkSession } from '@/session/session-flow'
import { signedOut } from '@/session/session-slice'
import { aMessage } from '@/test/chat-samples'
import { draftChanged, selectChat } from '../chat-slice'
import { readKeptTexts } from '../chat-persistence'
import { userFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { picturesAdded, selectPictures } from '../pictures/pictures-slice'
import { companionId, user, openChat, started, completed, confirmed, idOf } from '@/test/open-sync'

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

  it('counts as sent when catching up brings it, though nobody heard the confirmation', async () => {
    const { store, sync, sent, miss, chat, texts } = await openChat()
    sync.send(companionId, '你好')
    store.dispatch(statusChanged('connecting'))
    const { message } = confirmed(idOf(sent[0]))
    miss({ whole: true, upTo: 1, messages: [message], removed: [] })
    store.dispatch(statusChanged('connected'))
    await vi.waitFor(() => expect(texts()).toEqual(['你好']))
    expect(chat().outgoing).toEqual([])
  })

  it('counts as sent when the talk holds it after a visit that ended too early to hear so', async () => {
    const { stop, sync, sent } = await openChat()
    sync.send(companionId, '你好')
    stop()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const { message } = confirmed(idOf(sent[0]))
    const later = await openChat({ messages: [message], connected: false })
    expect(later.chat().outgoing).toMatchObject([{ state: 'failed' }])
    later.sync.reconcile(companionId)
    expect(later.chat().outgoing).toEqual([])
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

  it('keeps also what was written while its page was not there', async () => {
    const { store, sync, stop } = await openChat({ connected: false })
    stop()
    store.dispatch(draftChanged({ companionId, text: '晚一点' }))
    const stopAgain = sync.start()
    store.dispatch(draftChanged({ companionId: 'other', text: '写到一半' }))
    stopAgain()
    expect(readKeptTexts(user.id).drafts).toEqual({ [companionId]: '晚一点', other: '写到一半' })
  })

  it('takes away nothing that another tab keeps', async () => {
    const one = await openChat({ connected: false })
    const other = await openChat({ connected: false })
    one.sync.send(companionId, '没网也要说')
    one.stop()
    other.store.dispatch(draftChanged({ companionId: 'other', text: '写到一半' }))
    other.stop()
    const kept = readKeptTexts(user.id)
    expect(kept).toMatchObject({ drafts: { other: '写到一半' }, outgoing: [{ companionId }] })
  })

  it('leaves nothing behind when its owner signs out', async () => {
    const { store, stop } = await openChat()
    store.dispatch(draftChanged({ companionId, text: '秘密' }))
    store.dispatch(signedOut('by-choice'))
    stop()
    expect(readKeptTexts(user.id).drafts).toEqual({})
    expect(selectChat(store.getState()).drafts).toEqual({})
  })

  it('shows nothing of it to whom another tab signed in', async () => {
    const { store, sync, chat, texts } = await openChat({ messages: [aMessage()] })
    sync.send(companionId, '没说完')
    store.dispatch(draftChanged({ companionId, text: '秘密' }))
    const key = 'picture'
    const pictures = [{ key, description: '', state: 'uploading' as const }]
    store.dispatch(picturesAdded({ companionId, pictures }))
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ id: 'other' }))))
    localStorage.setItem('lumen.session', 'another')
    await store.dispatch(checkSession())
    expect(store.getState().session.user?.id).toBe('other')
    expect(chat()).toMatchObject({ drafts: {}, outgoing: [] })
    expect(selectPictures(store.getState())).toEqual({})
    expect(texts()).toEqual([])
  })
})
