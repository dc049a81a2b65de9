import type { Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf, openChatStack, type ChatStack } from './support/chat-stack.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())

test('an answer that is asked for again over REST knows the time at the user’s place', async () => {
  const now = new Date('2026-05-12T02:07:30Z')
  const chat = await stack.start({}, { clock: { now: () => now } })
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, 'what time is it?')
  const replyId = sent.outcome === 'accepted' ? sent.replyId : null
  expect((await endOf(user, replyId)).message?.content).toMatch(/\b2:07/)

  const path = `/api/messages/${replyId}/regenerate`
  const again = await user.call(chat, 'POST', path, { timeZone: 'Asia/Shanghai' })
  expect(again.status).toBe(202)
  const isNew = (message: Message) => message.id === replyId && message.status === 'complete'
  await expect
    .poll(async () => (await user.messages(chat, id)).find(isNew)?.content)
    .toMatch(/\b10:07/)
})
