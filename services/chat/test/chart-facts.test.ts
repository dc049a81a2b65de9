import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Bus } from '@lumen/bus/connect'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

const facts = [
  { id: 'today:2026-11-21:transit:0', text: 'Venus trine Sun 0.4°' },
  { id: 'today:2026-11-21:day-pillar:1', text: 'Day pillar Geng 庚 Zi 子' },
]
let stack: ChatStack
let model: ModelDouble
let fortune: Bus
let withModel: Instance
let asked: unknown[] = []
let waits: Promise<void> | null = null

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  fortune = await stack.connect('fortune')
  fortune.serve(fortuneRequests, {
    'fortune.facts': async (question) => {
      asked.push(question)
      await waits
      return { facts }
    },
  })
  withModel = await stack.start(model.env)
  model.reply('A day to be kind to yourself.')
})
afterAll(async () => {
  await fortune?.close()
  await stack?.close()
  await model?.close()
})
beforeEach(() => {
  asked = []
  waits = null
})

async function ask(content: string, chat: Instance) {
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, content)
  if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
  const { message } = await endOf(user, sent.replyId)
  return { user, message: message! }
}

it('puts facts of the chart into the prompt and says so', async () => {
  const { user, message } = await ask('What is my horoscope for today?', withModel)
  expect(asked).toEqual([{ userId: user.userId, about: 'today', language: 'en', timeZone: null }])
  const prompt = model.requests().at(-1)!.turns.at(-1)!.content
  expect(prompt).toContain('"chartFacts":["Venus trine Sun 0.4°","Day pillar Geng 庚 Zi 子"]')
  expect(message.metadata.usedMemories).toEqual(
    facts.map(({ id, text }) => ({ id, excerpt: text, kind: 'chart-fact' })),
  )
})

it('does not ask for them when nobody speaks of charts', async () => {
  const { message } = await ask('I had noodles today.', withModel)
  expect(asked).toEqual([])
  expect(message.metadata.usedMemories).toEqual([])
})

it('goes without them when they take too long', async () => {
  let release = () => {}
  waits = new Promise((resolve) => {
    release = resolve
  })
  const { message } = await ask('What does my birth chart say?', withModel)
  release()
  expect(asked).toMatchObject([{ about: 'chart' }])
  expect(message.status).toBe('complete')
  expect(message.metadata.usedMemories).toEqual([])
})

it('lets the offline companion tell one that is true', async () => {
  // Messages go to whichever instance takes them first.
  await withModel.close()
  const local = await stack.start({ OPENAI_API_KEY: '' })
  const { message } = await ask('What is my horoscope for today?', local)
  await local.close()
  expect(message.content).toContain('Venus trine Sun 0.4°')
  expect(message.metadata).toMatchObject({
    provider: 'local',
    usedMemories: [{ id: facts[0]!.id, excerpt: facts[0]!.text, kind: 'chart-fact' }],
  })
})
