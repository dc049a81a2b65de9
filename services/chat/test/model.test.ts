import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import { outputInstead } from '@lumen/safety/output-guard'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { modelTextsOf } from '../src/texts.ts'
import { follow } from './support/follower.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
let user: TestUser
let companionId: string

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start({
    ...model.env,
    OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
    OPENAI_IDLE_TIMEOUT_MS: '5000',
  })
})
afterAll(async () => {
  await stack.close()
  await model.close()
})
beforeEach(async () => {
  user = stack.user({ language: 'zh' })
  companionId = (await user.createCompanion(chat, '小晶')).id
  model.reply('你好呀，今天过得怎么样？')
})

async function ask(content: string): Promise<string> {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null) throw new Error('not accepted')
  return outcome.replyId
}

const regenerate = (id: string, body: object) =>
  user.call(chat, 'POST', `/api/messages/${id}/regenerate`, body)

describe('a configured model', () => {
  it('writes the reply from persona and talk, and is named', async () => {
    const before = model.requests().length
    await endOf(user, await ask('我叫小明'))
    const end = await endOf(user, await ask('我叫什么？'))
    expect(end).toMatchObject({
      kind: 'reply-ended',
      provider: 'openai',
      message: {
        content: '你好呀，今天过得怎么样？',
        metadata: { provider: 'openai', model: 'double-1', language: 'zh' },
      },
    })
    const [first, second] = model.requests().slice(before)
    expect(second?.turns.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    // What a provider can keep in its cache: everything before what goes with the newest message.
    expect(second?.turns[0]).toEqual(first?.turns[0])
    const [time, said] = second?.turns[1]?.content.split('\n') ?? []
    expect(said).toBe('我叫小明')
    expect(first?.turns[1]?.content).toMatch(/^<time>.*<\/time>\n<notes>.*<\/notes>\n我叫小明$/)
    expect(first?.turns[1]?.content.startsWith(time ?? '?')).toBe(true)
    expect(first?.turns[0]?.content).toContain('"name":"小晶"')
    const ready = await fetch(`${chat.url}/health/ready`)
    expect(await ready.json()).toMatchObject({ status: 'ready', capabilities: { chat: 'openai' } })
  })

  it('is told of pictures that stand in the talk, not what they show', async () => {
    const wished = await stack.bus.request(chatRequests, 'chat.add-media-message', {
      userId: user.userId,
      companionId,
      jobId: newId(),
      messageId: newId(),
      kind: 'image',
      prompt: '雪中的小猫',
      clientMessageId: null,
      language: 'zh',
    })
    expect(wished.outcome).toBe('added')
    const before = model.requests().length
    await endOf(user, await ask('你觉得这张图怎么样？'))
    const [asked] = model.requests().slice(before)
    expect(asked?.turns.map(({ role }) => role)).toEqual(['system', 'user'])
    const text = asked?.turns[1]?.content
    expect(text).toContain('[用户想要一张图片：“雪中的小猫”]')
    expect(text).toContain('[按“雪中的小猫”的图片正在生成，还没有出来]')
    expect(text).toContain('你觉得这张图怎么样？')
  })

  it('fails once and is asked once more', async () => {
    const before = model.requests().length
    model.fail('500', { times: 1 })
    const end = await endOf(user, await ask('在吗'))
    expect(end).toMatchObject({ kind: 'reply-ended', provider: 'openai' })
    expect(model.requests().length - before).toBe(2)
  })

  it.each(['500', 'html', 'quota', 'eof'] as const)(
    'fails before its first word (%s): the local companion answers and says so',
    async (fault) => {
      model.fail(fault)
      const end = await endOf(user, await ask('你在做什么'))
      expect(end).toMatchObject({
        kind: 'reply-ended',
        provider: 'local',
        message: { status: 'complete', metadata: { fallback: true, provider: 'local' } },
      })
    },
  )

  it.each(['cut', 'stall', 'eof', 'broken-json', 'error-event'] as const)(
    'fails after its first words (%s): they are kept and can be continued',
    async (fault) => {
      model.reply('one two three four five')
      model.fail(fault, { afterTokens: 3 })
      const replyId = await ask('count')
      const end = await endOf(user, replyId)
      expect(end).toMatchObject({
        kind: 'reply-failed',
        code: 'generation_failed',
        message: { status: 'interrupted', metadata: { emotion: 'apologetic', provider: 'openai' } },
      })
      const kept = end.message!.content
      expect(kept).toMatch(/^one two ?$/)

      // Going on fails too: what is there stays as it is.
      model.fail('500')
      const failing = await regenerate(replyId, { continue: true })
      expect(failing).toMatchObject({ status: 202, body: { content: kept } })
      await until(
        () => user.frames.filter(({ kind }) => kind === 'reply-failed').length === 2,
        'the failure',
      )
      expect((await user.messages(chat, companionId))[0]).toMatchObject({
        content: kept,
        status: 'interrupted',
        version: 1,
      })

      model.reply('three four five')
      expect((await regenerate(replyId, { continue: true })).status).toBe(202)
      const message = await until(async () => {
        const [reply] = await user.messages(chat, companionId)
        return reply?.status === 'complete' && reply
      }, 'the rest')
      expect(message).toMatchObject({ content: `${kept}three four five`, version: 2 })
      const { turns } = model.requests().at(-1)!
      expect(turns.at(-2)).toMatchObject({ role: 'assistant', content: kept })
    },
  )

  it('keeps the old answer when answering again fails', async () => {
    const replyId = await ask('讲个故事')
    await endOf(user, replyId)
    model.reply('one two three')
    model.fail('cut', { afterTokens: 1 })
    expect((await regenerate(replyId, {})).status).toBe(202)
    const failed = await until(
      () => user.frames.find((frame) => frame.kind === 'reply-failed'),
      'the failure',
    )
    expect(failed).toMatchObject({
      message: { content: '你好呀，今天过得怎么样？', status: 'complete', version: 1 },
    })
    expect((await user.messages(chat, companionId))[0]).toMatchObject({
      content: '你好呀，今天过得怎么样？',
      status: 'complete',
    })
  })

  it.each([
    ['She misses him. </think>\n你好。', '你好。'],
    ['你好。<|im_end|>\n<|im_start|>user\n我走了', '你好。'],
    ['<|im_start|>assistant\n小晶：你好。</s>', '你好。'],
    [`${'Let me think about it. '.repeat(20)}</think>【小晶】：你好。`, '你好。'],
  ])('is shown without its thoughts, marks and name: %s', async (written, shown) => {
    model.reply(written)
    const end = await endOf(user, await ask('在吗'))
    expect(end.message).toMatchObject({ content: shown, status: 'complete' })
    model.reply('好。')
    await endOf(user, await ask('嗯'))
    expect(model.requests().at(-1)?.turns.at(-2)).toEqual({ role: 'assistant', content: shown })
  })

  it('is marked where its length cut it, and goes on', async () => {
    model.reply('从前有座山，', { finish: 'length' })
    const replyId = await ask('讲个故事')
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({
      kind: 'reply-ended',
      message: { status: 'complete', metadata: { cut: 'length' } },
    })
    model.reply('山里有座庙。')
    expect((await regenerate(replyId, { continue: true })).status).toBe(202)
    const message = await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.version === 2 && reply
    }, 'the rest')
    expect(message).toMatchObject({ content: '从前有座山，山里有座庙。', status: 'complete' })
    expect(message.metadata).not.toHaveProperty('cut')
    expect(await regenerate(replyId, { continue: true })).toMatchObject({ status: 409 })
  })

  it('says so when its provider withholds an answer, or the rest of one', async () => {
    model.reply('', { finish: 'content_filter' })
    const none = await endOf(user, await ask('讲讲你自己'))
    expect(none).toMatchObject({
      kind: 'reply-ended',
      provider: 'local',
      message: { content: expect.stringContaining('模型服务'), metadata: { fallback: true } },
    })
    model.reply('我是', { finish: 'content_filter' })
    const half = await endOf(user, await ask('再讲讲你自己'))
    expect(half.message).toMatchObject({ content: '我是', metadata: { cut: 'withheld' } })
  })

  it('says once that it is away, and lets nobody put on its voice', async () => {
    await endOf(user, await ask('我养了一只猫，叫团子'))
    model.fail('500')
    const said = []
    for (const text of ['今天好累', '给我讲个故事', '我的猫叫什么？']) {
      const { message } = await endOf(user, await ask(text))
      expect(message).toMatchObject({ metadata: { fallback: true, provider: 'local' } })
      said.push(message!.content)
    }
    const { away, plain } = modelTextsOf('zh')
    const [first, second, third] = said
    expect(first?.startsWith(`${away}\n\n`)).toBe(true)
    expect(plain).toContain(first?.slice(away.length + 2))
    expect(plain).toContain(second)
    expect(third).toContain('团子')
    expect(third).not.toContain(away)
  })

  it('hears of a stop at once', async () => {
    model.reply('a b c d e f g h i j k l m n o p', { chunkDelayMs: 100 })
    const replyId = await ask('go')
    const follower = await follow(stack.bus, user.userId, replyId)
    await until(() => follower.text().length > 2, 'the first words')
    expect(await user.stop(replyId)).toBe(true)
    await until(() => model.requests().at(-1)?.ended === 'client', 'the request to be given up')
    const [reply] = await user.messages(chat, companionId)
    expect(reply).toMatchObject({ status: 'stopped', content: follower.text() })
    follower.stop()
  })
})

describe('safety around a model', () => {
  it('is never asked about a crisis', async () => {
    const before = model.requests().length
    const end = await endOf(user, await ask('I want to kill myself'))
    expect(end).toMatchObject({ provider: 'safety', message: { metadata: { crisis: 'crisis' } } })
    expect(model.requests().length).toBe(before)
  })

  it('is told to stay serious in the messages after one', async () => {
    await endOf(user, await ask('I want to kill myself'))
    const end = await endOf(user, await ask('what are you doing tonight'))
    expect(end).toMatchObject({ kind: 'reply-ended', suggestedActions: [] })
    expect(model.requests().at(-1)?.turns[0]?.content).toContain('no jokes')
  })

  it('takes the moderation’s word for a crisis that the floor missed', async () => {
    model.flag('the long sleep', ['self-harm/intent'])
    const end = await endOf(user, await ask('I am ready for the long sleep'))
    expect(end).toMatchObject({
      provider: 'safety',
      message: { metadata: { crisis: 'crisis', provider: 'safety' } },
    })
  })

  it('cuts what would do harm and puts the fixed text in its place', async () => {
    model.reply('I hear you. That is hard. You should just kill yourself tonight.', {
      chunkDelayMs: 5,
    })
    const end = await endOf(user, await ask('what do you think of my day?'))
    expect(end).toMatchObject({
      kind: 'reply-ended',
      provider: 'safety',
      message: { status: 'complete', metadata: { provider: 'safety' } },
    })
    expect(end.message?.content).toMatch(/^I hear you\. That is hard\.\n\n/)
    expect(end.message?.content).not.toContain('kill')
  })

  it.each([
    ['sexual/minors', () => outputInstead('sexualises-minors', 'zh')],
    ['harassment', () => modelTextsOf('zh').takenBack],
  ])('takes back what the moderation flags: %s', async (category, instead) => {
    model.flag(`a text of ${category}`, [category])
    model.reply(`This is a text of ${category}.`)
    const end = await endOf(user, await ask('讲讲你自己'))
    expect(end.message).toMatchObject({
      content: instead(),
      status: 'complete',
      metadata: { provider: 'safety' },
    })
  })

  it('shows none of it after a crisis, not for a moment', async () => {
    await endOf(user, await ask('I want to kill myself'))
    model.reply('I am here. Everyone would be better off without you. Bye.', { chunkDelayMs: 20 })
    const replyId = await ask('and what do you think now, honestly?')
    const follower = await follow(stack.bus, user.userId, replyId)
    const end = await endOf(user, replyId)
    expect(follower.text()).toMatch(/^(I am here\. )?$/)
    expect(end.message?.content).toMatch(/^I am here\.\n\n/)
    expect(end.message?.content).not.toContain('better off')
    follower.stop()
  })
})
