import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
/** Users who allow that what they tell is processed. */
const willing = new Set<string>()

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start(
    { ...model.env, OPENAI_MODERATION_MODEL: 'omni-moderation-latest' },
    { mayProcess: (userId) => Promise.resolve(willing.has(userId)) },
  )
})
afterAll(async () => {
  await stack.close()
  await model.close()
})

it('lets nothing of a talk out to a model without consent, and answers here', async () => {
  const user = stack.user()
  const companion = await user.createCompanion(chat)
  const ask = async (content: string) => {
    const sent = await user.send(companion.id, content)
    return endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
  }
  expect(await ask('my cat is called Miso')).toMatchObject({ provider: 'local' })
  expect(model.requests()).toEqual([])
  willing.add(user.userId)
  model.reply('Miso is a lovely name.')
  expect(await ask('do you like it?')).toMatchObject({ provider: 'openai' })
  willing.delete(user.userId)
  const before = model.requests().length
  expect(await ask('and now?')).toMatchObject({ provider: 'local' })
  expect(model.requests()).toHaveLength(before)
})
