import type { Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
let user: TestUser
let companionId: string
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack?.close())
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
})

async function talk(content: string): Promise<{ messageId: string; replyId: string }> {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null) throw new Error('not accepted')
  await endOf(user, outcome.replyId)
  return { messageId: outcome.message.id, replyId: outcome.replyId }
}
const mark = (id: string, method: 'PUT' | 'DELETE' = 'PUT', who = user) =>
  who.call(chat, method, `/api/messages/${id}/mark`)
const marks = async (query = '') => {
  const { status, body } = await user.call(
    chat,
    'GET',
    `/api/messages/${companionId}/marks${query}`,
  )
  expect(status).toBe(200)
  return body as Message[]
}

it('finds marked messages again, newest first, until the mark or the message goes', async () => {
  const first = await talk('one')
  const second = await talk('two')
  expect(await marks()).toEqual([])
  const { status, body } = await mark(first.replyId)
  expect(status).toBe(200)
  const { markedAt, version } = body as Message
  expect(markedAt).toEqual(expect.any(String))
  // Marked again, it stays as it is; no text changed, so no version did.
  expect((await mark(first.replyId)).body).toMatchObject({ markedAt, version })
  await mark(second.messageId)
  expect((await marks()).map(({ id }) => id)).toEqual([second.messageId, first.replyId])
  await until(
    () => user.frames.some((f) => f.kind === 'message-changed' && f.message.markedAt === markedAt),
    'the frame',
  )
  // An edit leaves it.
  await user.call(chat, 'PATCH', `/api/messages/${second.messageId}`, { content: 'too' })
  expect((await marks())[0]).toMatchObject({ content: 'too', markedAt: expect.any(String) })

  expect(((await mark(first.replyId, 'DELETE')).body as Message).markedAt).toBeUndefined()
  expect((await mark(first.replyId, 'DELETE')).status).toBe(200)
  await user.call(chat, 'DELETE', `/api/messages/${second.messageId}`)
  expect(await marks()).toEqual([])
})

it('pages by position', async () => {
  const ids: string[] = []
  for (let index = 0; index < 14; index += 1) ids.push(...Object.values(await talk(`m ${index}`)))
  for (const id of ids) await mark(id)
  const page = await marks()
  expect(page.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 25))
  const rest = await marks(`?before=${page.at(-1)!.position}`)
  expect(rest.map(({ id }) => id)).toEqual(ids.toReversed().slice(25))
  expect((await user.call(chat, 'GET', `/api/messages/${companionId}/marks?before=x`)).status).toBe(
    400,
  )
})

it('is nobody else’s', async () => {
  const { replyId } = await talk('mine')
  const stranger = stack.user()
  expect((await mark(replyId, 'PUT', stranger)).status).toBe(404)
  expect((await mark(replyId, 'DELETE', stranger)).status).toBe(404)
  const path = `/api/messages/${companionId}/marks`
  expect((await stranger.call(chat, 'GET', path)).status).toBe(404)
  expect((await mark('not-an-id')).status).toBe(400)
})
