import { privacyRequests } from '@lumen/contracts/auth/bus'
import type { Bus } from '@lumen/bus/connect'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let instance: Instance
let auth: Bus
/** How long users have their conversations kept, in days. */
const kept = new Map<string, number>()

beforeAll(async () => {
  stack = await openChatStack()
  auth = await stack.connect('auth')
  const { 'auth.list-retention': listRetention } = privacyRequests
  auth.serve(
    { 'auth.list-retention': listRetention },
    {
      'auth.list-retention': () =>
        Promise.resolve({
          users: [...kept].map(([userId, days]) => ({ userId, days })),
          next: null,
        }),
    },
  )
  instance = await stack.start()
})
afterAll(async () => {
  await auth.close()
  await stack.close()
})

async function talk() {
  const user = stack.user()
  const companion = await user.createCompanion(instance)
  for (const content of ['first', 'second']) {
    const sent = await user.send(companion.id, content)
    await endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
  }
  const { messages } = await rows(companion.id)
  return { user, companion, messages }
}

const rows = async (companionId: string) => ({
  messages: await stack.db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('companion_id', '=', companionId)
    .orderBy('position')
    .execute(),
})

it('removes what is older than its user has it kept, of nobody else, and tells others of it', async () => {
  const [mine, theirs] = [await talk(), await talk()]
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const { messages } of [mine, theirs])
    await stack.db
      .updateTable('all_messages')
      .set({ created_at: old })
      .where('id', '=', messages[0]!.id)
      .execute()
  const events = await stack.events(mine.user.userId)
  kept.set(mine.user.userId, 30)
  await stack.jobs.enqueue('chat.remove-old-messages', {})
  await vi.waitFor(async () => {
    const left = await rows(mine.companion.id)
    expect(left.messages.map(({ id }) => id)).toEqual(mine.messages.slice(1).map(({ id }) => id))
  })
  await vi.waitFor(() =>
    expect(
      events
        .filter(({ name }) => name === 'chat.message-deleted')
        .map(({ payload }) => (payload as { messageId: string }).messageId),
    ).toEqual([mine.messages[0]!.id]),
  )
  expect((await rows(theirs.companion.id)).messages).toHaveLength(theirs.messages.length)
})
