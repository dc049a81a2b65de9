import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { openSocket, signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

const nobody = '018f0000-0000-7000-8000-000000000000'
const chat = (companionId: string, content: string, more: object = {}) => ({
  type: 'streaming_chat',
  companionId,
  content,
  messageType: 'text',
  ...more,
})
async function talker(protocol: 1 | 2 = 2) {
  const { token, user } = await product.person()
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id, protocol)
  return { token, user, companion, socket }
}

describe('authentication', () => {
  it('answers a frame before auth with the documented error', async () => {
    const socket = await openSocket(product.url)
    socket.send({ type: 'ping' })
    expect(await socket.next('error')).toMatchObject({ code: 'not_authenticated_yet' })
    socket.send(chat(nobody, '你好'))
    expect(await socket.next('error', () => true, 1)).toMatchObject({
      code: 'not_authenticated_yet',
    })
    socket.close()
  })

  it.concurrent('closes a socket that never authenticates', async () => {
    const socket = await openSocket(product.url)
    expect(await socket.next('error')).toMatchObject({ code: 'auth_timeout' })
    expect((await socket.closed).code).toBe(4408)
  })

  it('believes the token, not the userId', async () => {
    const me = await product.person()
    const other = await product.person()
    const socket = await openSocket(product.url)
    socket.send({ type: 'auth', userId: other.user.id, token: me.token })
    expect(await socket.next('error')).toMatchObject({ code: 'forbidden' })
    expect((await socket.closed).code).toBe(4401)
  })

  it('refuses a userId alone, an invented token and the token of somebody who logged out', async () => {
    const { token, user } = await product.person()
    await product.call('POST', '/api/auth/logout', { token })
    for (const frame of [
      { userId: user.id },
      { userId: user.id, token: 'x'.repeat(43) },
      { userId: user.id, token },
    ]) {
      const socket = await openSocket(product.url)
      socket.send({ type: 'auth', ...frame })
      expect((await socket.next('error')).code).toMatch(/^(unauthenticated|session_expired)$/)
      await socket.closed
    }
  })

  it('takes the cookie from a page of ours', async () => {
    const { token, user } = await product.person()
    const headers = {
      cookie: `lumen_session=${token}`,
      origin: `http://${new URL(product.url).host}`,
    }
    const socket = await openSocket(product.url, { headers })
    socket.send({ type: 'auth', userId: user.id })
    expect(await socket.next('auth_success')).toMatchObject({ userId: user.id, protocol: 1 })
    socket.close()
  })

  it('does not open for a page of somebody else', async () => {
    const headers = { origin: 'https://evil.example' }
    await expect(openSocket(product.url, { headers })).rejects.toThrow('403')
  })

  it('ends with the session', async () => {
    const { token, socket } = await talker()
    await product.call('POST', '/api/auth/logout', { token })
    expect(await socket.next('error')).toMatchObject({ code: 'session_expired' })
    expect((await socket.closed).code).toBe(4401)
  })
})

describe('bad frames', () => {
  it.each([
    ['malformed JSON', '{"type":', 'bad_json'],
    ['half a surrogate pair', '{"type":"\\ud800"}', 'bad_json'],
    ['a list', '[]', 'invalid_input'],
    ['no type', '{}', 'invalid_input'],
    ['an unknown type', '{"type":"teleport"}', 'unknown_frame'],
    ['an inherited name', '{"type":"constructor"}', 'unknown_frame'],
    ['a wrong type of field', '{"type":"stop","messageId":7}', 'invalid_input'],
    ['a binary frame', Buffer.from('{"type":"ping"}'), 'unsupported_media_type'],
    ['a megabyte', JSON.stringify({ type: 'ping', x: 'x'.repeat(1024 * 1024) }), 'body_too_large'],
  ])('%s', async (_name, frame, code) => {
    const { socket } = await talker()
    socket.send(frame)
    expect(await socket.next('error')).toMatchObject({ code })
    socket.send({ type: 'ping' })
    await socket.next('pong')
    socket.close()
  })

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['control characters', 'a\u0000b'],
    ['8,001 characters', 'x'.repeat(8001)],
  ])('a chat message of %s is refused by its own id', async (_name, content) => {
    const { socket, companion } = await talker()
    socket.send(chat(companion.id, content, { clientMessageId: 'mine-1' }))
    expect(await socket.next('streaming_error')).toMatchObject({
      code: 'invalid_input',
      clientMessageId: 'mine-1',
    })
    socket.close()
  })

  it('survives two hundred frames at once and tells which were too many', async () => {
    const { socket, companion, token } = await talker()
    for (let index = 0; index < 200; index += 1)
      socket.send(chat(companion.id, `第${index}句`, { clientMessageId: `m${index}` }))
    const refusals = () => socket.frames.filter((frame) => frame.type === 'streaming_error')
    await socket.next('streaming_error', () => refusals().length >= 150)
    const stored = new Set<string>()
    await socket.next('streaming_stream_complete')
    const { body } = await product.call('GET', `/api/messages/${companion.id}?limit=100`, { token })
    for (const message of body) if (message.isFromUser) stored.add(message.clientMessageId)
    const refused = new Set(refusals().map((frame) => frame.clientMessageId))
    // Each was either stored or refused by its id: nothing got lost in between.
    expect(stored.size).toBeGreaterThan(0)
    expect(stored.intersection(refused).size).toBe(0)
    socket.send({ type: 'ping' })
    socket.close()
  })
})

describe('a conversation', () => {
  it('streams deltas to protocol 2 that add up to the reply', async () => {
    const { socket, companion } = await talker(2)
    socket.send(chat(companion.id, '今天下雨了，我有点想外婆', { clientMessageId: 'c1' }))
    const start = await socket.next('streaming_stream_start')
    expect(start).toMatchObject({ companionId: companion.id, clientMessageId: 'c1', seq: 0 })
    const complete = await socket.next('streaming_stream_complete')
    const deltas = socket.frames.filter((frame) => frame.type === 'streaming_stream_chunk')
    let text = ''
    for (const { delta, seq } of deltas) {
      text += delta ?? ''
      expect(text.length).toBe(seq)
    }
    expect(complete.finalContent.startsWith(text)).toBe(true)
    expect(complete).toMatchObject({ messageId: start.messageId, provider: 'local' })
    expect(complete.suggestedActions.length).toBeLessThanOrEqual(4)
    socket.close()
  })

  it('streams the full content so far to protocol 1', async () => {
    const { socket, companion } = await talker(1)
    socket.send(chat(companion.id, '你好'))
    const complete = await socket.next('streaming_stream_complete')
    for (const frame of socket.frames)
      if (frame.type === 'streaming_stream_chunk') {
        expect(frame.delta).toBeUndefined()
        expect(complete.finalContent.startsWith(frame.fullContent ?? '-')).toBe(true)
      }
    socket.close()
  })

  it('appears on every device of the user and on nobody else’s', async () => {
    const { socket, companion, token, user } = await talker()
    const second = await signedInSocket(product.url, token, user.id)
    const stranger = await talker()
    socket.send(chat(companion.id, '你好呀'))
    const here = await socket.next('streaming_stream_complete')
    const there = await second.next('streaming_stream_complete')
    expect(there.finalContent).toBe(here.finalContent)
    await second.next('message_changed', ({ message }) => message.content === '你好呀')
    expect(stranger.socket.frames.map((frame) => frame.type)).toEqual(['auth_success'])
    for (const one of [socket, second, stranger.socket]) one.close()
  })

  it('stores one message for a clientMessageId however often it is sent', async () => {
    const { socket, companion, token } = await talker()
    socket.send(chat(companion.id, '只说一次', { clientMessageId: 'once' }))
    await socket.next('streaming_stream_complete')
    const before = socket.frames.length
    socket.send(chat(companion.id, '只说一次', { clientMessageId: 'once' }))
    const again = await socket.next('streaming_stream_complete', () => true, before)
    const { body } = await product.call('GET', `/api/messages/${companion.id}`, { token })
    expect(body).toHaveLength(2)
    expect(again.messageId).toBe(body[0].id)
    socket.close()
  })

  it('reports the same text within two seconds as a duplicate', async () => {
    const { socket, companion } = await talker()
    socket.send(chat(companion.id, '重复', { clientMessageId: 'a' }))
    await socket.next('streaming_stream_start')
    socket.send(chat(companion.id, '重复', { clientMessageId: 'b' }))
    const frame = await socket.next('streaming_duplicate_detected')
    expect(frame.waitTime).toBeGreaterThan(0)
    expect(frame.waitTime).toBeLessThanOrEqual(2000)
    socket.close()
  })

  it('refuses the companion of somebody else', async () => {
    const other = await talker()
    const { socket } = await talker()
    socket.send(chat(other.companion.id, '你好', { clientMessageId: 'x' }))
    expect(await socket.next('streaming_error')).toMatchObject({ code: 'not_found' })
    for (const type of ['resume', 'stop'])
      socket.send({ type, messageId: nobody, ...(type === 'resume' && { afterSeq: 0 }) })
    await socket.next('error', ({ code }) => code === 'not_found')
    socket.close()
    other.socket.close()
  })
})

describe('a running reply', () => {
  let model: ModelDouble
  let talking: Product
  beforeAll(async () => {
    model = await startModelDouble()
    talking = await startProduct({
      ...model.env,
      // They wait as long as the tests do.
      OPENAI_IDLE_TIMEOUT_MS: '600000',
      CHAT_LEASE_MS: '60000',
    })
  })
  afterAll(async () => {
    await talking?.close()
    await model?.close()
  })

  async function replying(url = talking.url) {
    const held = model.hold()
    // Its first tokens wait until they are sure to be no thoughts.
    held.say(...'从前有一座很高的山')
    const { token, user } = await talking.person()
    const companion = await talking.companion(token)
    const socket = await signedInSocket(url, token, user.id)
    socket.send(chat(companion.id, '给我讲一个故事吧'))
    const { messageId } = await socket.next('streaming_stream_chunk', ({ seq }) => seq === 9)
    return { token, user, companion, socket, messageId, held }
  }

  it('goes on after the socket is gone, and is resumed without a gap', async () => {
    const { token, user, socket, messageId, held } = await replying()
    socket.close()
    await socket.closed
    const again = await signedInSocket(talking.url, token, user.id)
    expect(await again.next('streaming_stream_chunk')).toMatchObject({
      seq: 9,
      delta: '从前有一座很高的山',
    })
    // As a client that had read a part of it.
    const before = again.frames.length
    again.send({ type: 'resume', messageId, afterSeq: 3 })
    const next = await again.next('streaming_stream_chunk', undefined, before)
    expect(next).toMatchObject({ seq: 9, delta: '一座很高的山' })
    held.say('，山里有座庙。')
    expect(await again.next('streaming_stream_chunk', ({ seq }) => seq > 9)).toMatchObject({
      seq: 16,
      delta: '，山里有座庙。',
    })
    held.finish()
    expect(await again.next('streaming_stream_complete')).toMatchObject({
      finalContent: '从前有一座很高的山，山里有座庙。',
      message: { status: 'complete' },
    })
    again.close()
  })

  it('goes on at another gateway when the one that it came by is stopped', async () => {
    const stopping = await talking.anotherGateway()
    const { token, user, socket, messageId, held } = await replying(stopping.url)
    const stopped = stopping.close()
    expect(await socket.closed).toEqual({ code: 1012, reason: 'the server is restarting' })
    await expect(openSocket(stopping.url)).rejects.toThrow(/503|ECONNREFUSED|ECONNRESET|hang up/)
    const elsewhere = await openSocket(talking.url)
    const resume = [{ messageId, afterSeq: 9 }]
    elsewhere.send({ type: 'auth', userId: user.id, token, protocol: 2, resume })
    await elsewhere.next('auth_success')
    held.say('，山里有座庙。')
    expect(await elsewhere.next('streaming_stream_chunk')).toMatchObject({
      seq: 16,
      delta: '，山里有座庙。',
    })
    held.finish()
    expect(await elsewhere.next('streaming_stream_complete')).toMatchObject({
      finalContent: '从前有一座很高的山，山里有座庙。',
    })
    await stopped
    elsewhere.close()
  })

  it('stops from another device and keeps its partial text', async () => {
    const { token, user, companion, socket, messageId } = await replying()
    const second = await signedInSocket(talking.url, token, user.id)
    second.send({ type: 'stop', messageId })
    const complete = await socket.next('streaming_stream_complete')
    expect(complete.message.status).toBe('stopped')
    expect(complete.finalContent).toBe('从前有一座很高的山')
    const { body } = await talking.call('GET', `/api/messages/${companion.id}`, { token })
    expect(body[0]).toMatchObject({ id: messageId, content: complete.finalContent })
    socket.close()
    second.close()
  })

  it('lets one reply run at a time and keeps what was refused with its sender', async () => {
    const { socket, companion } = await replying()
    socket.send(chat(companion.id, '还有一件事', { clientMessageId: 'later' }))
    expect(await socket.next('streaming_error')).toMatchObject({
      code: 'reply_running',
      clientMessageId: 'later',
    })
    socket.close()
  })
})
