import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack } from './support/chat-stack.ts'
import { createHeldModel } from './support/held-model.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())

it('runs one reply per companion, whichever copies take the messages', async () => {
  const held = createHeldModel()
  const overrides = { model: held.model }
  const chat = await stack.start({}, overrides)
  await stack.start({}, overrides)
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const other = await user.createCompanion(chat, 'B')

  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => user.send(id, `message ${index}`)),
  )
  const accepted = outcomes.filter(({ outcome }) => outcome === 'accepted')
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  expect(accepted).toHaveLength(1)
  expect(refused).toHaveLength(7)
  for (const outcome of refused)
    expect(outcome).toMatchObject({ failure: { code: 'reply_running' } })
  // Nothing of what was refused is stored; a reply elsewhere is not in the way.
  expect(await user.messages(chat, id)).toHaveLength(2)
  const elsewhere = await user.send(other.id, 'hello')
  expect(elsewhere).toMatchObject({ outcome: 'accepted' })

  held.say('done')
  held.finish()
  const { replyId } = accepted[0] as { replyId: string }
  expect(await endOf(user, replyId)).toMatchObject({ kind: 'reply-ended' })
  expect(await user.send(id, 'next')).toMatchObject({ outcome: 'accepted' })
})
