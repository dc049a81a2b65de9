import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChargePort } from '../src/adapters/reply-charges.ts'
import { openChatStack, type ChatStack } from './support/chat-stack.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())

/** Charges that do something else before they answer. */
function charges(meanwhile: () => Promise<unknown>) {
  const released: string[] = []
  const port: ChargePort = {
    async reserve({ key }) {
      await meanwhile()
      return { ok: true, reservation: key, credits: 1 }
    },
    settle: () => Promise.resolve(1),
    release: (reservation) => Promise.resolve(void released.push(reservation)),
    releaseLost: (_, key) => void released.push(key),
  }
  return { port, released }
}

test('a reply that was ended while its charge was reserved gives the charge back', async () => {
  const { port, released } = charges(() =>
    stack.db.updateTable('replies').set({ status: 'stopped', text: null }).execute(),
  )
  const chat = await stack.start({}, { charges: port })
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, 'Hello')
  expect(sent).toMatchObject({ outcome: 'stored', failure: { code: 'unavailable' } })
  await expect.poll(() => released).toHaveLength(1)
  await chat.close()
})

test('a start that cannot even be undone still answers whoever asked', async () => {
  const { port } = charges(async () => {
    await stack.db.schema.alterTable('replies').renameTo('replies_away').execute()
  })
  const chat = await stack.start({}, { charges: port })
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, 'Hello')
  expect(sent).toMatchObject({ outcome: 'stored', failure: { code: 'unavailable' } })
  await stack.db.schema.alterTable('replies_away').renameTo('replies').execute()
  await chat.close()
})
