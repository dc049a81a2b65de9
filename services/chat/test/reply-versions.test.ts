import type { ChatProvider } from '@lumen/ai/chat'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { Message, ReplyVersion } from '@lumen/contracts/chat/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
let user: TestUser
let companionId: string
let answers = 0

/** Says something else each time. */
const model: ChatProvider = {
  name: 'openai',
  model: 'counting',
  async *stream() {
    answers += 1
    yield await Promise.resolve(`answer ${answers}`)
    return { finish: 'stop', model: 'counting', usage: null }
  },
}

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start({}, { model })
})
afterAll(() => stack?.close())
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
})

const path = (id: string, more = '') => `/api/messages/${id}${more}`

async function talk(content: string): Promise<{ messageId: string; replyId: string }> {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null) throw new Error('not accepted')
  await endOf(user, outcome.replyId)
  return { messageId: outcome.message.id, replyId: outcome.replyId }
}
const shown = async (id: string): Promise<Message> => {
  const message = (await user.messages(chat, companionId)).find((one) => one.id === id)
  if (message === undefined) throw new Error('not there')
  return message
}
const again = async (replyId: string): Promise<Message> => {
  const { status } = await user.call(chat, 'POST', path(replyId, '/regenerate'), {})
  expect(status).toBe(202)
  return until(async () => {
    const message = await shown(replyId)
    return message.status === 'running' ? null : message
  }, 'the new text')
}
const versions = async (id: string) =>
  (await user.call(chat, 'GET', path(id, '/versions'))).body as ReplyVersion[]
const choose = (id: string, number: number, who = user) =>
  who.call(chat, 'PUT', path(id, '/version'), { number })

describe('versions of a reply', () => {
  it('are kept with what each of them is, and one is chosen', async () => {
    const { replyId } = await talk('Say something.')
    const first = await shown(replyId)
    expect(first.versions).toBeUndefined()
    const second = await again(replyId)
    expect(second.versions).toEqual({ shown: 2, count: 2 })
    const third = await again(replyId)
    expect(third.versions).toEqual({ shown: 3, count: 3 })
    expect(new Set([first.content, second.content, third.content]).size).toBe(3)

    const events = await stack.events(user.userId)
    const { status, body } = await choose(replyId, 1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      content: first.content,
      metadata: first.metadata,
      versions: { shown: 1, count: 3 },
      version: third.version + 1,
    })
    expect(await versions(replyId)).toMatchObject([
      { number: 1, shown: true, content: first.content, metadata: { model: 'counting' } },
      { number: 2, shown: false, content: second.content, metadata: second.metadata },
      { number: 3, shown: false, content: third.content, status: 'complete' },
    ])
    const event = await until(
      () =>
        events.findLast(
          ({ name, payload }) =>
            name === 'chat.message-regenerated' &&
            (payload as { version: number }).version === third.version + 1,
        ),
      'the event that memory follows',
    )
    expect(event.payload).toMatchObject({ messageId: replyId, isFromUser: false })
    await until(
      () =>
        user.frames.some((f) => f.kind === 'message-changed' && f.message.versions?.shown === 1),
      'the frame',
    )

    // Chosen again, nothing changes; what comes next is counted after the last.
    expect((await choose(replyId, 1)).body).toMatchObject({ version: third.version + 1 })
    expect(await again(replyId)).toMatchObject({ versions: { shown: 4, count: 4 } })
  })

  it('are one for one who asks twice at once', async () => {
    const { replyId } = await talk('Say something.')
    const asked = await Promise.all(
      [1, 2].map(() => user.call(chat, 'POST', path(replyId, '/regenerate'), {})),
    )
    const codes = asked.map(({ status }) => status)
    // The second may come when the first is done; never do both write at once.
    expect(codes.filter((code) => code === 202 || code === 409)).toHaveLength(2)
    const begun = codes.filter((code) => code === 202).length
    await until(
      async () => (await shown(replyId)).versions?.count === begun + 1,
      'every answer that was begun',
    )
    const texts = (await versions(replyId)).map(({ content }) => content)
    expect(new Set(texts).size).toBe(begun + 1)
    expect(
      (await Promise.all([choose(replyId, 1), choose(replyId, 1)])).map((r) => r.status),
    ).toEqual([200, 200])
    expect(await versions(replyId)).toHaveLength(begun + 1)
  })

  it('are nobody else’s, and none that there are not', async () => {
    const { messageId, replyId } = await talk('mine')
    await again(replyId)
    const stranger = stack.user()
    expect((await stranger.call(chat, 'GET', path(replyId, '/versions'))).status).toBe(404)
    expect((await choose(replyId, 1, stranger)).status).toBe(404)
    expect((await choose(replyId, 3)).status).toBe(404)
    expect((await choose(messageId, 1)).status).toBe(404)
    expect((await user.call(chat, 'GET', path(messageId, '/versions'))).status).toBe(404)
    for (const number of [0, 1.5, -1, chatLimits.replyVersions + 1])
      expect((await choose(replyId, number)).status).toBe(400)
  })

  it('go with their message, and are as many as are kept', async () => {
    const { replyId } = await talk('hello')
    await again(replyId)
    const kept = () =>
      stack.db
        .selectFrom('reply_versions')
        .select('number')
        .where('message_id', '=', replyId)
        .execute()
    expect(await kept()).toEqual([{ number: 1 }])
    await stack.db
      .updateTable('all_messages')
      .set({ text_count: chatLimits.replyVersions })
      .where('id', '=', replyId)
      .execute()
    expect(await user.call(chat, 'POST', path(replyId, '/regenerate'), {})).toMatchObject({
      status: 409,
      body: { code: 'too_many_versions' },
    })
    await user.call(chat, 'DELETE', path(replyId))
    expect(await kept()).toEqual([])
  })

  it('stay withheld when another one is chosen, until an appeal', async () => {
    const { replyId } = await talk('hello')
    const first = await shown(replyId)
    await again(replyId)
    const decide = (withheld: boolean, version = 1) =>
      stack.bus.request(chatModerationRequests, 'chat.withhold-message', {
        userId: user.userId,
        messageId: replyId,
        withheld,
        version,
      })
    await decide(true)
    expect((await versions(replyId))[0]).toMatchObject({
      content: '',
      metadata: { withheld: true },
    })
    expect((await choose(replyId, 1)).body).toMatchObject({
      content: '',
      metadata: { withheld: true },
    })
    await choose(replyId, 2)
    await decide(true, 2)
    await decide(false)
    expect((await choose(replyId, 1)).body).toMatchObject({ content: first.content })
    expect((await versions(replyId))[1]).toMatchObject({ metadata: { withheld: true } })
  })

  it('are withheld as they were reported, however often another one was chosen meanwhile', async () => {
    const { replyId } = await talk('hello')
    await again(replyId)
    await choose(replyId, 1)
    const { message } = await stack.bus.request(chatModerationRequests, 'chat.read-reported', {
      userId: user.userId,
      messageId: replyId,
    })
    expect(message?.version).toBe(1)
    await choose(replyId, 2)
    await choose(replyId, 1)
    await stack.bus.request(chatModerationRequests, 'chat.withhold-message', {
      userId: user.userId,
      messageId: replyId,
      withheld: true,
      version: 1,
    })
    expect(await shown(replyId)).toMatchObject({ content: '', metadata: { withheld: true } })
    expect((await choose(replyId, 2)).body).not.toMatchObject({ content: '' })
  })
})

const action = fc.oneof(
  fc.record({ act: fc.constant('again' as const), of: fc.nat(2) }),
  fc.record({ act: fc.constant('choose' as const), of: fc.nat(2), number: fc.nat(4) }),
)

it('holds each text once, whatever is asked in whatever order, and tells of each change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      user = stack.user()
      companionId = (await user.createCompanion(chat)).id
      const events = await stack.events(user.userId)
      const replies: { id: string; texts: string[]; shown: number }[] = []
      for (const words of ['one', 'two']) {
        const { replyId: id } = await talk(words)
        replies.push({ id, texts: [(await shown(id)).content], shown: 1 })
      }
      for (const one of actions) {
        const reply = replies[one.of % replies.length]!
        if (one.act === 'again') {
          reply.texts.push((await again(reply.id)).content)
          reply.shown = reply.texts.length
        } else {
          const number = 1 + (one.number % reply.texts.length)
          expect((await choose(reply.id, number)).status).toBe(200)
          reply.shown = number
        }
      }
      for (const { id, texts, shown: number } of replies) {
        expect(await versions(id)).toMatchObject(
          texts.map((content, index) => ({
            number: index + 1,
            content,
            shown: index + 1 === number,
          })),
        )
        const message = await shown(id)
        expect(message.content).toBe(texts[number - 1])
        // What follows the events holds the text that is shown: the last one tells of it.
        const told = () =>
          events.flatMap(({ payload }) => {
            const { messageId, version } = payload as { messageId?: string; version: number }
            return messageId === id ? [version] : []
          })
        await until(() => told().at(-1) === message.version, 'the last event')
        expect(told()).toEqual(Array.from({ length: message.version }, (_, index) => index + 1))
      }
    }),
    { numRuns: 8 },
  )
})
