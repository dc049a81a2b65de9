import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { maskRequests, type ForgottenMasks } from '@lumen/contracts/memory/masks'
import { hashToken } from '@lumen/database/sealing'
import { tokensOf } from '@lumen/understanding/mask'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endOf, openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
let memory: Bus
/** What service memory says was forgotten; null: it does not answer. */
let forgotten: ForgottenMasks | null

const key = Buffer.alloc(32, 5)
const none: ForgottenMasks = { version: 'none', key: key.toString('base64'), masks: [] }

/** What forgetting a name hides, told in a message from `start` to `end`. */
const forgetting = (name: string, messageId: string, start: number, end: number) => ({
  ...none,
  version: `without ${hashToken(key, name)}`,
  masks: [
    {
      companionId: null,
      until: Date.now(),
      spans: [{ messageId, version: 1, start, end }],
      tokens: tokensOf(name).map((token) => hashToken(key, token)),
      echoes: [],
      longest: 2,
    },
  ],
})

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  memory = await stack.connect('memory')
  memory.serve(maskRequests, {
    'memory.read-masks': ({ known }) => {
      if (forgotten === null) throw new Error('memory is away')
      return Promise.resolve({ masks: known === forgotten.version ? null : forgotten })
    },
  })
})
afterAll(async () => {
  await memory?.close()
  await stack?.close()
  await model?.close()
})
beforeEach(() => {
  forgotten = none
  model.reply('Hello Priya, what do you bake?')
})

async function talk(language: 'en' | 'zh' = 'en') {
  const user = stack.user({ language })
  const { id } = await user.createCompanion(chat)
  const send = async (content: string) => {
    const sent = await user.send(id, content)
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    return { messageId: sent.message.id, replyId: sent.replyId }
  }
  return {
    user,
    companionId: id,
    send,
    async say(content: string) {
      const { messageId, replyId } = await send(content)
      const { message } = await endOf(user, replyId)
      return { messageId, text: message?.content ?? '' }
    },
  }
}
const prompt = () => JSON.stringify(model.requests().at(-1)?.turns)

describe('with a model', () => {
  beforeAll(async () => {
    chat = await stack.start(model.env)
  })
  afterAll(() => chat.close())

  it('gives a model nothing of what was forgotten, and the rest of the sentence', async () => {
    const { user, companionId, say } = await talk()
    const { messageId } = await say("I'm Priya and I bake bread.")
    await say('What a day.')
    expect(prompt()).toContain('Priya')
    forgotten = forgetting('Priya', messageId, 0, 9)
    model.reply('I see.')
    await say('Who am I?')
    expect(prompt()).not.toMatch(/priya/i)
    expect(prompt()).toContain('… and I bake bread.')
    expect(prompt()).toContain('Hello …, what do you bake?')
    // Their own messages stay as they are.
    const shown = await user.messages(chat, companionId)
    expect(shown.filter(({ content }) => content.includes('Priya'))).toHaveLength(3)

    // Memory is away: what it said last holds.
    forgotten = null
    await say('And now?')
    expect(prompt()).not.toMatch(/priya/i)
    // Told anew, it is new.
    forgotten = { ...forgetting('Priya', messageId, 0, 9), version: 'as before' }
    await say('Call me Priya.')
    await say('Hm.')
    expect(prompt()).toContain('Call me Priya.')
    // Restored, all of it is back.
    forgotten = { ...none, version: 'restored' }
    await say('Well.')
    expect(prompt()).toContain("I'm Priya and I bake bread.")
  })

  it('begins anew what began before the deletion', async () => {
    const { user, send, say } = await talk()
    const { messageId } = await say("I'm Priya and I bake bread.")
    const held = model.hold()
    const before = model.requests().length
    const { replyId } = await send('Who am I?')
    await until(() => model.requests().length > before, 'the first prompt')
    expect(prompt()).toContain('Priya')
    forgotten = forgetting('Priya', messageId, 0, 9)
    held.say('You are ')
    await until(() => model.requests().length > before + 1, 'the second prompt')
    expect(prompt()).not.toMatch(/priya/i)
    held.say('a baker.')
    held.finish()
    const { message } = await endOf(user, replyId)
    expect(message?.content).toBe('You are a baker.')
  })

  it('goes on with a reply from what is left of it', async () => {
    const { user, send, say } = await talk()
    const { messageId } = await say("I'm Priya.")
    model.fail('cut', { times: 1, afterTokens: 3 })
    const { replyId } = await send('Who am I?')
    expect((await endOf(user, replyId)).message?.content).toContain('Hello Priya')
    forgotten = forgetting('Priya', messageId, 0, 9)
    model.reply('and all is well.')
    const { status } = await user.call(chat, 'POST', `/api/messages/${replyId}/regenerate`, {
      continue: true,
    })
    expect(status).toBe(202)
    await until(() => prompt().includes('Go on exactly'), 'the prompt to go on')
    expect(prompt()).not.toMatch(/priya/i)
  })
})

describe('offline', () => {
  beforeAll(async () => {
    chat = await stack.start()
  })

  it.each([
    {
      language: 'en',
      told: "I'm Priya, and I bake bread.",
      name: 'Priya',
      end: 9,
      asked: ["What's my name?", 'Who am I?', 'Do you know my name?', 'Hi there!', 'Good night!'],
    },
    {
      language: 'zh',
      told: '我的猫叫年糕，三岁了。',
      name: '年糕',
      end: 6,
      asked: ['我的猫叫什么？', '你还记得我的猫吗？', '它几岁了？', '我养了什么？', '今天好累'],
    },
  ] as const)(
    'the companion does not say $name again',
    async ({ language, told, name, end, asked }) => {
      const { say } = await talk(language)
      const { messageId } = await say(told)
      expect((await say(`${asked[0]} `.repeat(2))).text).toContain(name)
      forgotten = forgetting(name, messageId, 0, end)
      for (const question of asked) expect((await say(question)).text).not.toContain(name)
      forgotten = { ...none, version: 'restored' }
      expect((await say(`${asked[0]} `.repeat(3))).text).toContain(name)
    },
  )
})

it('hears of a deletion at once, for the time when memory is away', async () => {
  const { user, say } = await talk()
  const { messageId } = await say("I'm Priya.")
  const kept = () =>
    stack.db.selectFrom('masks').select('sealed').where('user_id', '=', user.userId).execute()
  const [before] = await kept()
  forgotten = forgetting('Priya', messageId, 0, 9)
  memory.broadcast(subjects.masksChanged, { userId: user.userId })
  await until(async () => {
    const [now] = await kept()
    return now !== undefined && before !== undefined && !now.sealed.equals(before.sealed)
  }, 'the masks')
  forgotten = null
  expect((await say("What's my name?")).text).not.toContain('Priya')
})

it('stores no word of it in the open', async () => {
  const { rows } = await sql<{ row: string }>`select m::text as row from masks as m`.execute(
    stack.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ row }) => row).join()).not.toContain('tokens')
})
