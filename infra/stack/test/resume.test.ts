import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message, TalkChanges } from '@lumen/contracts/chat/schema'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { openSocket, signedInSocket } from './socket-client.ts'

let product: Product
let model: ModelDouble
beforeAll(async () => {
  model = await startModelDouble()
  product = await startProduct({
    ...model.env,
    OPENAI_IDLE_TIMEOUT_MS: '600000',
    CHAT_LEASE_MS: '60000',
    LUMEN_RATE_LIMITS: 'off',
  })
})
afterAll(async () => {
  await product?.close()
  await model?.close()
})

async function talker() {
  const { token, user } = await product.person()
  const companion = await product.companion(token)
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await product.call(method, path, { token, ...(body !== undefined && { body }) })).body as T
  const socket = await signedInSocket(product.url, token, user.id)
  const base = `/api/messages/${companion.id}`
  return {
    token,
    user,
    companion,
    socket,
    call,
    page: async () => call<Message[]>('GET', base),
    changes: async (since: number) => call<TalkChanges>('GET', `${base}/changes?since=${since}`),
    say: (content: string, on = socket) =>
      on.send({ type: 'streaming_chat', companionId: companion.id, content }),
    async talk(content: string) {
      const after = socket.frames.length
      socket.send({ type: 'streaming_chat', companionId: companion.id, content })
      return socket.next('streaming_stream_complete', undefined, after)
    },
  }
}

const newest = (messages: readonly Message[]) =>
  Math.max(...messages.map(({ change = 0 }) => change))

it('a reply that is cut off in the middle goes on where the client says it was', async () => {
  const held = model.hold()
  held.say(...'从前有一座很高的山')
  const { token, user, socket, say } = await talker()
  say('给我讲一个故事吧')
  const { messageId } = await socket.next('streaming_stream_chunk', ({ seq }) => seq === 9)
  socket.close()
  await socket.closed
  const again = await openSocket(product.url)
  const resume = [{ messageId, afterSeq: 4 }]
  again.send({ type: 'auth', userId: user.id, token, protocol: 2, resume })
  await again.next('streaming_stream_chunk', ({ seq }) => seq === 9)
  held.say('，山里有座庙。')
  await again.next('streaming_stream_chunk', ({ seq }) => seq === 16)
  held.finish()
  await again.next('streaming_stream_complete')
  const told = again.frames.flatMap((frame) =>
    frame.type === 'streaming_stream_chunk' ? [frame.delta] : [],
  )
  // No start, nothing twice, nothing left out.
  expect(told.join('')).toBe('座很高的山，山里有座庙。')
  expect(again.frames.map(({ type }) => type)).not.toContain('streaming_stream_start')
  again.close()
  // One that ended meanwhile is told as it ended.
  const late = await openSocket(product.url)
  late.send({ type: 'auth', userId: user.id, token, protocol: 2, resume })
  expect(await late.next('streaming_stream_complete')).toMatchObject({
    messageId,
    finalContent: '从前有一座很高的山，山里有座庙。',
  })
  late.close()
})

it('of a reply that was begun anew meanwhile, nothing is taken for known', async () => {
  const { token, user, companion, socket, talk, call } = await talker()
  const { messageId } = await talk('你好呀')
  const [{ change } = {}] = await call<Message[]>('GET', `/api/messages/${companion.id}`)
  const held = model.hold()
  held.say(...'从前有一座很高的山')
  const before = socket.frames.length
  await call('POST', `/api/messages/${messageId}/regenerate`, {})
  await socket.next('streaming_stream_chunk', ({ seq }) => seq === 9, before)
  const whole = async (resume: object) => {
    const again = await openSocket(product.url)
    again.send({ type: 'auth', userId: user.id, token, protocol: 2, resume: [resume] })
    const { delta } = await again.next('streaming_stream_chunk')
    again.close()
    return delta
  }
  // Of the run before, whose message was what it was one change earlier.
  expect(await whole({ messageId, afterSeq: 4, change: change! - 1 })).toBe('从前有一座很高的山')
  expect(await whole({ messageId, afterSeq: 4, change })).toBe('座很高的山')
  held.finish()
  await socket.next('streaming_stream_complete', ({ finalContent }) =>
    finalContent.startsWith('从前'),
  )
  socket.close()
})

it('a device that was away is told every change since, and no other', async () => {
  const { socket, talk, page, changes, call } = await talker()
  const first = await talk('第一句')
  await talk('第二句')
  const third = await talk('第三句')
  const before = await page()
  const seen = newest(before)
  expect(await changes(seen)).toEqual({ whole: true, upTo: seen, messages: [], removed: [] })
  // Frames number their changes as the page does: whoever hears all of them misses none.
  expect(third.message.change).toBe(seen)

  const mine = before.find((message) => message.id === first.message.replyTo)!
  await call('PATCH', `/api/messages/${mine.id}`, { content: '改过的第一句' })
  await call('PUT', `/api/messages/${first.messageId}/mark`)
  await call('DELETE', `/api/messages/${third.messageId}`)
  const after = socket.frames.length
  await call('POST', `/api/messages/${first.messageId}/regenerate`, {})
  await socket.next('streaming_stream_complete', undefined, after)
  await call('PUT', `/api/messages/${first.messageId}/version`, { number: 1 })
  await talk('第四句')

  const missed = await changes(seen)
  const now = await page()
  expect(missed.whole).toBe(true)
  expect(missed.removed).toEqual([third.messageId])
  const changed = now.filter(({ change = 0 }) => change > seen).toReversed()
  expect(missed.messages).toEqual(changed)
  expect(changed.map(({ content }) => content)).toContain('改过的第一句')
  expect(missed.messages.find(({ id }) => id === first.messageId)).toMatchObject({
    markedAt: expect.any(String),
    versions: { shown: 1, count: 2 },
  })
  // What was held and what was missed are together the talk as it is.
  const merged = new Map(before.map((message) => [message.id, message]))
  for (const message of missed.messages) merged.set(message.id, message)
  for (const id of missed.removed) merged.delete(id)
  expect([...merged.values()].sort((a, b) => Number(b.position) - Number(a.position))).toEqual(now)
  expect(await changes(missed.upTo)).toMatchObject({ messages: [], removed: [] })
  socket.close()
})

it('tells the reply that is being written, whenever it began', async () => {
  const held = model.hold()
  held.say(...'慢慢想一想')
  const { socket, say, changes } = await talker()
  say('说说看')
  const { messageId } = await socket.next('streaming_stream_start')
  const { upTo } = await changes(0)
  const { messages } = await changes(upTo)
  expect(messages).toMatchObject([{ id: messageId, status: 'running' }])
  held.finish()
  await socket.next('streaming_stream_complete')
  expect((await changes(upTo)).messages).toMatchObject([{ id: messageId, status: 'complete' }])
  socket.close()
})

it('says where more was missed than is kept, and tells nobody else', async () => {
  const { socket, talk, changes, companion } = await talker()
  await talk('你好')
  const { upTo } = await changes(0)
  const anew = { whole: false, upTo: 0, messages: [], removed: [] }
  expect(await changes(upTo + 1)).toEqual(anew)
  const db = openDatabase<{ conversations: { companion_id: string; last_change: string } }>({
    url: await product.databaseUrlOf('chat'),
    log: createLogger({ service: 'test', level: 'silent' }),
    poolSize: 1,
  })
  const later = upTo + chatLimits.changesKept
  await db
    .updateTable('conversations')
    .set({ last_change: String(later) })
    .where('companion_id', '=', companion.id)
    .execute()
  await db.destroy()
  expect(await changes(upTo)).toMatchObject({ whole: true, upTo: later })
  expect(await changes(upTo - 1)).toEqual(anew)
  const other = await product.person()
  const { status } = await product.call('GET', `/api/messages/${companion.id}/changes?since=0`, {
    token: other.token,
  })
  expect(status).toBe(404)
  socket.close()
})
