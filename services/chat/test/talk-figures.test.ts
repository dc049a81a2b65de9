import { chatRequests } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack?.close())

const figures = (userId: string, timeZone = 'UTC', dayStart = '2026-11-21T00:00:00.000Z') =>
  stack.bus.request(
    chatRequests,
    'chat.user-stats',
    { userId, timeZone, dayStart },
    // What is counted matters here, not how busy the machine is.
    { timeoutMs: 20_000 },
  )

/** Messages at the given times, as if they had been said then. */
async function say(user: TestUser, companionId: string, times: readonly string[]) {
  for (const [index, time] of times.entries())
    await stack.db
      .insertInto('all_messages')
      .values({
        id: newId(),
        companion_id: companionId,
        user_id: user.userId,
        position: String(index + 1),
        is_from_user: index % 2 === 0,
        message_type: 'text',
        status: 'complete',
        content: Buffer.alloc(0),
        metadata: Buffer.alloc(0),
        client_message_id: null,
        reply_to: null,
        version: 1,
        created_at: time,
        edited_at: null,
      })
      .execute()
}

it('counts nothing for somebody new', async () => {
  expect(await figures(newId())).toEqual({
    totalMessages: 0,
    totalConversations: 0,
    daysActive: 0,
    todayConversations: 0,
  })
})

it('parts conversations by pauses and days by the time zone', async () => {
  const [user, other] = [stack.user(), stack.user()]
  const [first, second, foreign] = [
    await user.createCompanion(chat),
    await user.createCompanion(chat),
    await other.createCompanion(chat),
  ]
  await say(user, first.id, [
    '2026-11-20T10:00:00Z',
    '2026-11-20T10:29:59Z',
    '2026-11-20T10:59:59Z',
    '2026-11-20T23:50:00Z',
    '2026-11-21T00:05:00Z',
  ])
  await say(user, second.id, ['2026-11-21T00:05:00Z', '2026-11-21T00:05:01Z'])
  await say(other, foreign.id, ['2026-11-21T00:05:00Z'])
  expect(await figures(user.userId)).toEqual({
    totalMessages: 7,
    // With the first at 10:00, 10:59 (after exactly 30 minutes) and 23:50; one with the second.
    totalConversations: 4,
    daysActive: 2,
    // The one that went on over midnight, and the one with the second.
    todayConversations: 2,
  })
  const inTokyo = await figures(user.userId, 'Asia/Tokyo', '2026-11-20T15:00:00.000Z')
  expect(inTokyo).toMatchObject({ daysActive: 2, todayConversations: 2 })
  const inHonolulu = await figures(user.userId, 'Pacific/Honolulu', '2026-11-20T10:00:00.000Z')
  expect(inHonolulu).toMatchObject({ daysActive: 1, todayConversations: 4 })
})

it('counts what is really said', async () => {
  const user = stack.user()
  const companion = await user.createCompanion(chat)
  await user.send(companion.id, 'Hello there')
  const dayStart = new Date(Date.now() - 3_600_000).toISOString()
  await until(
    async () => (await figures(user.userId, 'UTC', dayStart)).totalMessages === 2,
    'both sides to be counted',
  )
  expect(await figures(user.userId, 'UTC', dayStart)).toMatchObject({
    totalConversations: 1,
    todayConversations: 1,
  })
})
