import type { Message } from '@lumen/contracts/chat/schema'
import { chatOperations } from '@lumen/contracts/chat/operations'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

async function talker(name = '小/忆') {
  const { token, user } = await product.person()
  const companion = (await product.call('POST', '/api/companions', { token, body: { name } })).body
  const socket = await signedInSocket(product.url, token, user.id)
  const file = async (query: string, by = token, method = 'GET') =>
    fetch(`${product.url}/api/messages/${companion.id}/file?${query}`, {
      method,
      headers: { authorization: `Bearer ${by}` },
    })
  const talk = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    return socket.next('streaming_stream_complete', undefined, after)
  }
  const page = async () =>
    (await product.call('GET', `/api/messages/${companion.id}`, { token })).body as Message[]
  return { token, user, companion, socket, file, talk, page }
}

it('gives a talk to be read, with the versions that were chosen, in a language that was asked for', async () => {
  const { token, file, talk, page, socket } = await talker()
  const { messageId } = await talk('# 我养了一只猫')
  const [first] = (await page()).filter(({ id }) => id === messageId)
  const after = socket.frames.length
  await product.call('POST', `/api/messages/${messageId}/regenerate`, { token, body: {} })
  await socket.next('streaming_stream_complete', undefined, after)
  await product.call('PUT', `/api/messages/${messageId}/version`, { token, body: { number: 1 } })

  const answer = await file('language=zh&timeZone=Asia/Shanghai')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date())
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain(
    `UTF-8''小 忆 ${day}.md`,
  )
  const text = await answer.text()
  expect(text).toMatch(/^# 和小\/忆的对话\n/)
  expect(text).toMatch(
    /\n## \d{4}年\d+月\d+日星期.\n\n\*\*你\*\* · \d\d:\d\d\n\n\\# 我养了一只猫\n/,
  )
  expect(text.split(first!.content)).toHaveLength(2)
  expect(await (await file('language=de')).text()).toContain('Gespräch mit')
  expect((await file('form=pdf')).status).toBe(400)
  expect(await (await file('', token, 'HEAD')).text()).toBe('')
  socket.close()
})

it('gives it as the export of the account does, with all texts, and to nobody else', async () => {
  const { token, user, companion, file, talk, page, socket } = await talker()
  const { messageId } = await talk('我养了一只猫')
  const after = socket.frames.length
  await product.call('POST', `/api/messages/${messageId}/regenerate`, { token, body: {} })
  await socket.next('streaming_stream_complete', undefined, after)
  const answer = await file('form=json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const told = (await answer.json()) as { data: Record<string, Record<string, unknown>[]> }
  expect(told).toMatchObject({ format: 'lumen-export', version: 1, userId: user.id })
  expect(told.data['companions']).toMatchObject([{ id: companion.id, name: '小/忆' }])
  const shown = (await page()).toReversed()
  expect(told.data['messages']).toMatchObject(
    shown.map(({ id, content, position, createdAt }) => ({ id, content, position, createdAt })),
  )
  expect(told.data['replyVersions']).toMatchObject([{ messageId, number: 1, shown: false }])
  const other = await product.person()
  expect((await file('', other.token)).status).toBe(404)
  await product.call('DELETE', `/api/companions/${companion.id}`, { token })
  expect((await file('')).status).toBe(404)
  socket.close()
})

it('tells every message of a long talk once and in order', async () => {
  const { companion, file, talk, socket } = await talker()
  await talk('第一句')
  const client = new Client({ connectionString: await product.databaseUrlOf('chat') })
  await client.connect()
  // What moderation withheld needs no text of its own: its words stay sealed.
  await client.query(
    `insert into messages (id, companion_id, user_id, position, is_from_user, message_type,
       status, content, metadata, created_at, withheld_at)
     select gen_random_uuid(), companion_id, user_id, position + n * 2, is_from_user, message_type,
       status, content, metadata, created_at, now()
     from messages, generate_series(1, 500) as n where companion_id = $1`,
    [companion.id],
  )
  await client.query('update conversations set last_position = 1002 where companion_id = $1', [
    companion.id,
  ])
  await client.end()
  const { data } = (await (await file('form=json')).json()) as {
    data: { messages: { position: string }[] }
  }
  expect(data.messages.map(({ position }) => Number(position))).toEqual(
    Array.from({ length: 1002 }, (_, at) => at + 1),
  )
  const text = await (await file('language=en')).text()
  expect(text.split('(This message is no longer shown)')).toHaveLength(1001)
  socket.close()
})

it('gives twenty of them in an hour to each, and says when the next one may be had', async () => {
  const { file, socket } = await talker()
  const other = await talker()
  const { max } = chatOperations['GET /api/messages/:companionId/file'].rate
  for (let count = 0; count < max; count++) expect((await file('')).status).toBe(200)
  const refused = await file('')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  expect((await other.file('')).status).toBe(200)
  socket.close()
  other.socket.close()
})
