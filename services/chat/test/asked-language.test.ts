import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start(model.env)
  model.reply('All right.')
})
afterAll(async () => {
  await stack?.close()
  await model?.close()
})

it('tells the model to stay in the language the user asked for', async () => {
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const say = async (content: string) => {
    const sent = await user.send(id, content)
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    const { message } = await endOf(user, sent.replyId)
    return { message: message!, system: model.requests().at(-1)!.turns[0]!.content }
  }
  const plain = await say('今天去公园走了走')
  expect(plain.system).toContain("language of the user's last message")
  const asked = await say('换成英文吧')
  expect(asked.system).toContain('asked you to speak English')
  expect(asked.message.metadata.language).toBe('en')
  const stays = await say('我还想再聊一会儿公园')
  expect(stays.system).toContain('asked you to speak English')
  const back = await say('换回中文吧')
  expect(back.system).toContain('asked you to speak Simplified Chinese')
})
