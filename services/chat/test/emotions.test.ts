import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeelingsRead } from '../src/use-cases/relabel-messages.ts'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack?.close())

async function ask(user: TestUser, companionId: string, content: string) {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted') throw new Error('not accepted')
  const end = await endOf(user, outcome.replyId)
  return { question: outcome.message, reply: end.message! }
}

describe('without a model', () => {
  let chat: Instance
  beforeAll(async () => {
    chat = await stack.start()
  })
  afterAll(() => chat.close())

  it.each<[Language, string, string]>([
    ['zh', '奶奶去世了，我好难过，一直在哭', '我叫小明'],
    ['en', 'I feel so sad, my grandmother died and I keep crying.', 'My name is Anna.'],
    ['ja', '祖母が亡くなって、とても悲しい。涙が止まらない。', '猫がいます。'],
    ['ko', '할머니가 돌아가셔서 너무 슬퍼요. 눈물이 멈추지 않아요.', '나는 서울에 살아.'],
    ['fr', 'Je suis tellement triste, ma grand-mère est morte.', 'J’habite à Lyon.'],
    ['de', 'Ich bin so traurig, meine Oma ist gestorben.', 'Ich wohne in Berlin.'],
    ['es', 'Estoy muy triste, mi abuela murió ayer.', 'Vivo en Madrid.'],
    ['pt', 'Estou muito triste, a minha avó morreu.', 'Moro em Lisboa.'],
  ])('a sad sentence in %s is sad, a plain one neutral', async (language, sad, plain) => {
    const user = stack.user({ language })
    const { id } = await user.createCompanion(chat)
    const { question, reply } = await ask(user, id, sad)
    expect(question.metadata.emotion).toBe('sadness')
    // The companion's is the tone it answers in.
    expect(['gentle', 'caring']).toContain(reply.metadata.emotion)
    const told = user.frames.find(
      (frame) => frame.kind === 'message-changed' && frame.message.id === question.id,
    )
    expect(told).toMatchObject({ message: { metadata: { emotion: 'sadness' } } })
    expect((await ask(user, id, plain)).question.metadata.emotion).toBe('neutral')
    const stored = await user.messages(chat, id)
    expect(stored.map(({ metadata }) => metadata.emotion).filter(Boolean)).toHaveLength(4)
    expect(stored.at(-1)?.metadata.emotion).toBe('sadness')
  })

  it('tells nobody in danger what they sound like', async () => {
    const user = stack.user()
    const { id } = await user.createCompanion(chat)
    const { question, reply } = await ask(user, id, 'I am so sad, I want to kill myself.')
    expect(reply.metadata.crisis).toBe('crisis')
    expect(question.metadata).toEqual({})
    const { question: other } = await ask(user, id, 'I am so sad today.')
    const path = `/api/messages/${other.id}`
    const content = 'I am so sad, I want to kill myself.'
    const { body } = await user.call(chat, 'PATCH', path, { content })
    expect(body).toMatchObject({ content, metadata: {} })
    expect((body as { metadata: object }).metadata).toEqual({})
  })

  it('reads an edited message again', async () => {
    const user = stack.user()
    const { id } = await user.createCompanion(chat)
    const { question } = await ask(user, id, 'I am so happy today!')
    expect(question.metadata.emotion).toBe('joy')
    const path = `/api/messages/${question.id}`
    const { body } = await user.call(chat, 'PATCH', path, { content: 'I am so angry today!' })
    expect(body).toMatchObject({ metadata: { emotion: 'anger' } })
  })
})

describe('when a model has read messages', () => {
  let chat: Instance
  let user: TestUser
  let companionId: string
  beforeAll(async () => {
    chat = await stack.start()
  })
  afterAll(() => chat.close())
  beforeEach(async () => {
    user = stack.user()
    companionId = (await user.createCompanion(chat)).id
  })

  type Feeling = FeelingsRead['feelings'][number]
  /** What memory tells, as of another process; `after` comes last and always changes a label. */
  async function read(feelings: readonly Partial<Feeling>[]): Promise<void> {
    const { question: after } = await ask(user, companionId, 'My name is Anna.')
    const payload = {
      userId: user.userId,
      companionId,
      feelings: [...feelings, { messageId: after.id, emotion: 'surprise' }].map((feeling) => ({
        version: 1,
        intensity: 0.8,
        ...feeling,
      })),
    }
    await stack.bus.publishEvent({
      id: newId(),
      name: 'memory.feelings-read',
      occurredAt: new Date().toISOString(),
      requestId: 'test-request',
      payload,
    })
    await until(
      () =>
        user.frames.some(
          (frame) =>
            frame.kind === 'message-changed' &&
            frame.message.id === after.id &&
            frame.message.metadata.emotion === 'surprise',
        ),
      'the labels',
    )
  }
  const emotionOf = async (id: string) =>
    (await user.messages(chat, companionId)).find((message) => message.id === id)?.metadata.emotion

  it('its labels take the place of those read by words, and nothing else changes', async () => {
    const { question } = await ask(user, companionId, 'The exam is tomorrow.')
    expect(question.metadata.emotion).toBe('neutral')
    await read([{ messageId: question.id, emotion: 'fear' }])
    const stored = await user.messages(chat, companionId)
    expect(stored.find(({ id }) => id === question.id)).toEqual({
      ...question,
      change: expect.any(Number),
      metadata: { ...question.metadata, emotion: 'fear' },
    })
    expect(
      user.frames.findLast(
        (frame) => frame.kind === 'message-changed' && frame.message.id === question.id,
      ),
    ).toMatchObject({ change: 'edited', message: { metadata: { emotion: 'fear' } } })
  })

  it('a faint one is none', async () => {
    const { question } = await ask(user, companionId, 'I am so happy today!')
    expect(question.metadata.emotion).toBe('joy')
    await read([{ messageId: question.id, emotion: 'anger', intensity: 0.2 }])
    expect(await emotionOf(question.id)).toBe('neutral')
  })

  it('leaves what changed meanwhile, a crisis and what is not theirs', async () => {
    const { question: other, reply } = await ask(user, companionId, 'I am so happy today!')
    const stranger = stack.user()
    const { id: strange } = await stranger.createCompanion(chat)
    const { question: theirs } = await ask(stranger, strange, 'I am so happy today!')
    const { question: danger } = await ask(user, companionId, 'I want to kill myself.')
    const tone = reply.metadata.emotion
    await read([
      { messageId: other.id, emotion: 'anger', version: 2 },
      { messageId: reply.id, emotion: 'anger' },
      { messageId: theirs.id, emotion: 'anger' },
      { messageId: danger.id, emotion: 'joy' },
    ])
    expect(await emotionOf(other.id)).toBe('joy')
    expect(await emotionOf(reply.id)).toBe(tone)
    expect(await emotionOf(danger.id)).toBeUndefined()
    expect((await stranger.messages(chat, strange)).at(-1)?.metadata.emotion).toBe('joy')
  })
})
