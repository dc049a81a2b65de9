import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openChatStack, until, type ChatStack, type TestUser } from './support/chat-stack.ts'
import { createHeldModel } from './support/held-model.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack?.close())

const runOf = (messageId: string) =>
  stack.db
    .selectFrom('replies')
    .select(['fence', 'status', 'owner', sql<boolean>`asked is not null`.as('asked')])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()

/** As though its writer had been silent for too long. */
const expire = (messageId: string, fence: string) =>
  stack.db
    .updateTable('replies')
    .set({ lease_until: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('message_id', '=', messageId)
    .where('fence', '=', fence)
    .execute()

const failuresOf = (user: TestUser, messageId: string) =>
  user.frames.filter((frame) => frame.kind === 'reply-failed' && frame.messageId === messageId)

it('answers anew by itself what was left without a word, once', async () => {
  // They never say a word, and seldom give a sign of life.
  const silent = { CHAT_CHECKPOINT_MS: '20000' }
  const copies = await Promise.all(
    Array.from({ length: 3 }, () => stack.start(silent, { model: createHeldModel().model })),
  )
  const user = stack.user()
  const { id: companionId } = await user.createCompanion(copies[0]!)
  const sent = await user.send(companionId, 'Are you there?')
  if (sent.outcome !== 'accepted' || sent.replyId === null) throw new Error(sent.outcome)
  const { replyId } = sent
  const first = await runOf(replyId)
  expect(first).toMatchObject({ fence: '1', status: 'running', asked: true })

  const second = await until(async () => {
    await expire(replyId, '1')
    const run = await runOf(replyId)
    return run.fence === '2' && run
  }, 'another copy to begin')
  expect(second).toMatchObject({ status: 'running', asked: false })
  expect(second.owner).not.toBe(first.owner)
  expect(failuresOf(user, replyId)).toHaveLength(1)

  await until(async () => {
    await expire(replyId, '2')
    return failuresOf(user, replyId).length === 2
  }, 'the end of the second run')
  expect(await runOf(replyId)).toMatchObject({ fence: '2', status: 'failed' })
  const [reply] = await user.messages(copies[0]!, companionId)
  expect(reply).toMatchObject({ id: replyId, status: 'failed', content: '' })
  // Its user still may.
  const path = `/api/messages/${replyId}/regenerate`
  expect((await user.call(copies[0]!, 'POST', path, {})).status).toBe(202)
})
