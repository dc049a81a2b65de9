import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { CompanionWithPersona } from '@lumen/contracts/chat/whole-companion'
import type { Provider } from '@lumen/contracts/models/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { anOffer, aProvider, modelsTeller } from './support/models-state.ts'

const local = { providerId: 'house', model: 'qwen3-tiny' }
const remote = { providerId: 'configured', model: 'double-2' }

let stack: ChatStack
let configured: ModelDouble
let house: ModelDouble
let chat: Instance
let user: TestUser
let companionId: string
let tell: ReturnType<typeof modelsTeller>

const houseProvider = (changes: Partial<Provider> = {}) =>
  aProvider({
    id: local.providerId,
    kind: 'lm-studio',
    name: 'House',
    baseUrl: house.baseUrl,
    local: true,
    model: local.model,
    offers: [anOffer(local.model)],
    ...changes,
  })
const both = () => [
  aProvider({ offers: [anOffer('double-1'), anOffer(remote.model)] }),
  houseProvider(),
]

/** Says which models there are; what is asked on the same connection afterwards is heard after it. */
async function know(providers: readonly Provider[]) {
  tell(providers)
  await user.running()
}

beforeAll(async () => {
  stack = await openChatStack()
  configured = await startModelDouble()
  house = await startModelDouble()
  chat = await stack.start(configured.env)
  tell = modelsTeller(stack.bus)
})
afterAll(async () => {
  await stack?.close()
  await configured?.close()
  await house?.close()
})
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
  configured.reply('From far away.')
  house.reply('From here.')
  Object.assign(stack.till.state, { credits: 1, localTextFree: false })
  await know(both())
})

const choose = async (generation: object) => {
  const path = `/api/companions/${companionId}`
  expect((await user.call(chat, 'PATCH', path, { generation })).status).toBe(200)
  return (await user.call(chat, 'GET', path)).body as CompanionWithPersona
}
async function ask(content: string) {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted') throw new Error(JSON.stringify(outcome))
  return endOf(user, outcome.replyId)
}
const regenerate = (id: string, body: object) =>
  user.call(chat, 'POST', `/api/messages/${id}/regenerate`, body)

describe('what a companion’s owner chose', () => {
  it('reaches the provider: the model and how its reply is drawn', async () => {
    const { generation } = await choose({
      model: remote,
      temperature: 0.3,
      topP: 0.6,
      presencePenalty: 0.5,
      frequencyPenalty: -0.5,
      replyTokens: 123,
    })
    expect(generation).toMatchObject({ model: remote, temperature: 0.3, replyTokens: 123 })
    const end = await ask('Hello there')
    expect(configured.requests().at(-1)?.body).toMatchObject({
      model: 'double-2',
      temperature: 0.3,
      top_p: 0.6,
      presence_penalty: 0.5,
      frequency_penalty: -0.5,
      max_tokens: 123,
    })
    expect(end.message?.metadata).toMatchObject({
      provider: 'openai',
      model: 'double-2',
      credits: 1,
      speed: { firstTokenMs: expect.any(Number) },
    })
  })

  it('goes back to what is usual for the family of the model', async () => {
    await choose({ model: local, temperature: 1.9 })
    await choose({ temperature: null })
    const end = await ask('Hello there')
    expect(house.requests().at(-1)?.body).toMatchObject({
      model: local.model,
      temperature: 0.7,
      top_p: 0.8,
      max_tokens: 800,
    })
    expect(end.message?.metadata).toMatchObject({ provider: 'lm-studio', model: local.model })
  })

  it('is refused beyond its bounds', async () => {
    const path = `/api/companions/${companionId}`
    for (const generation of [
      { temperature: 2.1 },
      { topP: 0 },
      { presencePenalty: -3 },
      { replyTokens: 4_001 },
      { model: { providerId: '../x', model: 'm' } },
      { topK: 3 },
    ])
      expect((await user.call(chat, 'PATCH', path, { generation })).status).toBe(400)
  })
})

describe('a chosen model that is away', () => {
  beforeEach(async () => {
    await choose({ model: local })
  })

  it('is replaced by nobody until its user says so', async () => {
    await know([aProvider(), houseProvider({ state: 'away' })])
    const before = configured.requests().length
    const outcome = await user.send(companionId, 'Are you there?')
    expect(outcome).toMatchObject({
      outcome: 'stored',
      failure: { code: 'model_away', details: [{ path: 'model', message: local.model }] },
    })
    const [question] = await user.messages(chat, companionId)
    expect(await regenerate(question!.id, {})).toMatchObject({
      status: 503,
      body: { code: 'model_away' },
    })
    expect(configured.requests()).toHaveLength(before)
    const accepted = await regenerate(question!.id, {
      model: { providerId: 'configured', model: 'double-1' },
    })
    expect(accepted.status).toBe(202)
    const end = await endOf(user, (accepted.body as { id: string }).id)
    expect(end.message).toMatchObject({
      content: 'From far away.',
      metadata: { provider: 'openai', model: 'double-1' },
    })
  })

  it('is not stood in for when it goes just before its first word', async () => {
    house.fail('500')
    const before = configured.requests().length
    const outcome = await user.send(companionId, 'Still there?')
    if (outcome.outcome !== 'accepted') throw new Error('not accepted')
    const end = await endOf(user, outcome.replyId)
    expect(end).toMatchObject({
      kind: 'reply-failed',
      code: 'model_away',
      message: { status: 'failed', metadata: { errorCode: 'model_away', model: local.model } },
    })
    expect(configured.requests()).toHaveLength(before)
    house.reply('Back again.')
    expect((await regenerate(end.message!.id, {})).status).toBe(202)
    await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.content === 'Back again.'
    }, 'the reply of the model that came back')
  })

  it('leaves nobody in a crisis without an answer', async () => {
    await know([aProvider(), houseProvider({ state: 'away' })])
    const end = await ask('I want to kill myself')
    expect(end.message?.metadata).toMatchObject({ provider: 'safety', crisis: 'crisis' })
  })
})

describe('answering again with another model', () => {
  it('asks that one once, and the offline companion where that is wished', async () => {
    const first = await ask('Tell me something')
    const id = first.message!.id
    expect(first.message?.content).toBe('From far away.')
    expect((await regenerate(id, { model: local })).status).toBe(202)
    const again = await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.version === 2 && reply
    }, 'the other model')
    expect(again).toMatchObject({
      content: 'From here.',
      metadata: { provider: 'lm-studio', model: local.model },
    })
    const asked = house.requests().length + configured.requests().length
    expect((await regenerate(id, { model: null })).status).toBe(202)
    const offline = await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.version === 3 && reply
    }, 'the offline companion')
    expect(offline.metadata).toMatchObject({ provider: 'local' })
    expect(offline.metadata).not.toHaveProperty('speed')
    expect(house.requests().length + configured.requests().length).toBe(asked)
    await ask('And now?')
    expect(configured.requests().at(-1)?.turns.at(-1)?.content).toContain('And now?')
  })
})

describe('what it costs', () => {
  it('is nothing for local text where the operator gives it, and the receipt says so', async () => {
    stack.till.state.localTextFree = true
    await choose({ model: local })
    expect((await ask('Hello')).message?.metadata).toMatchObject({ credits: 0 })
    await choose({ model: null })
    expect((await ask('Hello again')).message?.metadata).toMatchObject({ credits: 1 })
    const bookings = [...stack.till.book.values()].slice(-2)
    expect(bookings.map((booking) => booking.local)).toEqual([true, false])
  })
})
