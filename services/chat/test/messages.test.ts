import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
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

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
})

/** Sends and waits for the reply; the ids of both messages. */
async function talk(content: string): Promise<{ messageId: string; replyId: string }> {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null) throw new Error('not accepted')
  await endOf(user, outcome.replyId)
  return { messageId: outcome.message.id, replyId: outcome.replyId }
}

const path = (id: string, more = '') => `/api/messages/${id}${more}`

describe('reading', () => {
  it('gives the newest of all talks, but of no hidden companion and of nobody else', async () => {
    const other = await user.createCompanion(chat)
    const hidden = await user.createCompanion(chat)
    const one = await talk('早上好')
    for (const companion of [hidden, other]) {
      const sent = await user.send(companion.id, '晚安')
      if (sent.outcome === 'accepted') await endOf(user, sent.replyId)
    }
    await user.call(chat, 'DELETE', `/api/companions/${hidden.id}`)
    const recent = async (who: TestUser, query = '') =>
      (await who.call(chat, 'GET', `/api/messages/recent${query}`)).body as Message[]
    const all = await recent(user)
    expect(all.map((message) => message.companionId)).toEqual([
      other.id,
      other.id,
      companionId,
      companionId,
    ])
    expect(all.slice(2).map(({ id }) => id)).toEqual([one.replyId, one.messageId])
    expect(await recent(user, '?limit=1')).toEqual(all.slice(0, 1))
    expect(await recent(stack.user())).toEqual([])
  })

  it('pages by offset and by position, both right while messages are deleted', async () => {
    const ids: string[] = []
    for (let index = 0; index < 30; index += 1) ids.push(...Object.values(await talk(`m ${index}`)))
    const newestFirst = ids.toReversed()
    const first = await user.messages(chat, companionId)
    expect(first.map(({ id }) => id)).toEqual(newestFirst.slice(0, 25))
    const second = await user.messages(chat, companionId, '?limit=25&offset=25')
    expect(second.map(({ id }) => id)).toEqual(newestFirst.slice(25, 50))
    const before = `?limit=25&before=${first.at(-1)!.position}`
    expect((await user.messages(chat, companionId, before)).map(({ id }) => id)).toEqual(
      newestFirst.slice(25, 50),
    )

    // Two of the first page and the cursor's own message go: the next page by position is the same.
    for (const index of [3, 10, 24]) await user.call(chat, 'DELETE', path(newestFirst[index]!))
    expect((await user.messages(chat, companionId, before)).map(({ id }) => id)).toEqual(
      newestFirst.slice(25, 50),
    )
    const left = newestFirst.filter((_, index) => ![3, 10, 24].includes(index))
    const pages: string[] = []
    for (let offset = 0; ; offset += 25) {
      const page = await user.messages(chat, companionId, `?limit=25&offset=${offset}`)
      pages.push(...page.map(({ id }) => id))
      if (page.length < 25) break
    }
    expect(pages).toEqual(left)
    for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?before=x', '?sort=asc'])
      expect((await user.call(chat, 'GET', path(companionId, query))).status).toBe(400)
  })
})

describe('editing', () => {
  it('gives an own message a new text, version and event', async () => {
    const events = await stack.events(user.userId)
    const { messageId, replyId } = await talk('firts')
    const edited = await user.call(chat, 'PATCH', path(messageId), { content: 'first' })
    expect(edited).toMatchObject({
      status: 200,
      body: { content: 'first', version: 2, editedAt: expect.any(String), status: 'complete' },
    })
    await until(
      () => user.frames.some((f) => f.kind === 'message-changed' && f.change === 'edited'),
      'the frame',
    )
    const event = await until(
      () => events.find(({ name }) => name === 'chat.message-edited'),
      'the event',
    )
    expect(event.payload).toEqual({
      userId: user.userId,
      companionId,
      messageId,
      version: 2,
      isFromUser: true,
      offRecord: false,
    })
    expect(await user.call(chat, 'PATCH', path(replyId), { content: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'not_editable' },
    })
    for (const content of ['', '  ', 'a\u0000b', 'x'.repeat(8_001)])
      expect((await user.call(chat, 'PATCH', path(messageId), { content })).status).toBe(400)
  })
})

describe('deleting', () => {
  it('removes any message of an own talk, with event and frame', async () => {
    const events = await stack.events(user.userId)
    const { messageId, replyId } = await talk('forget this')
    expect((await user.call(chat, 'DELETE', path(messageId))).status).toBe(200)
    expect(await user.messages(chat, companionId)).toMatchObject([{ id: replyId, replyTo: null }])
    expect((await user.call(chat, 'DELETE', path(messageId))).status).toBe(404)
    expect((await user.call(chat, 'DELETE', path(replyId))).status).toBe(200)
    expect(await user.messages(chat, companionId)).toEqual([])
    await until(
      () => events.filter(({ name }) => name === 'chat.message-deleted').length === 2,
      'the events',
    )
    expect(
      user.frames.filter((f) => f.kind === 'message-changed' && f.change === 'deleted'),
    ).toHaveLength(2)
  })
})

describe('answering again', () => {
  it('replaces the text once the new one is complete, as a new version', async () => {
    const events = await stack.events(user.userId)
    const { replyId } = await talk('what shall I cook?')
    const [before] = await user.messages(chat, companionId)
    const running = await user.call(chat, 'POST', path(replyId, '/regenerate'), {
      instruction: 'shorter',
    })
    expect(running).toMatchObject({
      status: 202,
      body: { id: replyId, status: 'running', content: '', position: before?.position },
    })
    const event = await until(
      () => events.find(({ name }) => name === 'chat.message-regenerated'),
      'the event',
    )
    expect(event.payload).toMatchObject({ messageId: replyId, version: 2, isFromUser: false })
    const [after] = await user.messages(chat, companionId)
    expect(after).toMatchObject<Partial<Message>>({ id: replyId, status: 'complete', version: 2 })
    expect(events.filter(({ name }) => name === 'chat.message-completed')).toHaveLength(1)
  })

  it('refuses what has nothing to answer or to go on with', async () => {
    const { messageId, replyId } = await talk('hello')
    const goOn = await user.call(chat, 'POST', path(replyId, '/regenerate'), { continue: true })
    expect(goOn).toMatchObject({ status: 409, body: { code: 'not_regenerable' } })
    await user.call(chat, 'DELETE', path(messageId))
    expect(await user.call(chat, 'POST', path(replyId, '/regenerate'), {})).toMatchObject({
      status: 409,
      body: { code: 'not_regenerable' },
    })
  })
})

describe('ownership', () => {
  it('answers 404 to everybody else, and for a hidden companion', async () => {
    const { messageId, replyId } = await talk('mine')
    const calls = [
      ['PATCH', path(messageId), { content: 'x' }],
      ['DELETE', path(messageId), undefined],
      ['POST', path(replyId, '/regenerate'), {}],
    ] as const
    const stranger = stack.user()
    for (const [method, address, body] of calls)
      expect(await stranger.call(chat, method, address, body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    await user.call(chat, 'DELETE', `/api/companions/${companionId}`)
    for (const [method, address, body] of calls)
      expect((await user.call(chat, method, address, body)).status).toBe(404)
    expect((await user.call(chat, 'DELETE', path('not-an-id'))).status).toBe(400)
  })
})

describe('withholding', () => {
  const withhold = (messageId: string, withheld: boolean, version: number) =>
    stack.bus.request(chatModerationRequests, 'chat.withhold-message', {
      userId: user.userId,
      messageId,
      withheld,
      version,
    })
  const shown = async (id: string) =>
    (await user.messages(chat, companionId)).find((message) => message.id === id)!

  it('shows what a companion said no longer, anywhere, and again after an appeal', async () => {
    const { messageId, replyId } = await talk('Tell me something.')
    const asked = { userId: user.userId, messageId: replyId }
    const { message } = await stack.bus.request(chatModerationRequests, 'chat.read-reported', asked)
    const { text, version } = message!
    const before = await shown(replyId)
    expect(text).toBe(before.content)
    const ofUser = { ...asked, messageId }
    expect(
      (await stack.bus.request(chatModerationRequests, 'chat.read-reported', ofUser)).message,
    ).toBeNull()

    await withhold(replyId, true, version + 1)
    expect((await shown(replyId)).content).toBe(text)
    await withhold(replyId, true, version)
    await withhold(replyId, true, version)
    expect(await shown(replyId)).toMatchObject({
      content: '',
      metadata: { withheld: true },
      version: before.version + 1,
    })
    const { body } = await user.call(chat, 'GET', '/api/companions')
    expect((body as Companion[])[0]!.lastMessage ?? '').toBe('')
    const frames = user.frames.filter((frame) => frame.kind === 'message-changed')
    expect(frames.at(-1)).toMatchObject({ change: 'edited', message: { id: replyId, content: '' } })

    // Nothing stands there that could be reported, and shown again by a decision about nothing.
    const empty = await stack.bus.request(chatModerationRequests, 'chat.read-reported', asked)
    expect(empty.message).toBeNull()
    await withhold(replyId, false, version + 1)
    expect((await shown(replyId)).content).toBe('')

    await withhold(replyId, false, version)
    expect(await shown(replyId)).toMatchObject({ content: text, version: before.version + 2 })
  })

  it('is nobody else’s message, and none that there is not', async () => {
    const { replyId } = await talk('Hello.')
    const stranger = { userId: stack.user().userId, messageId: replyId }
    const asked = { ...stranger, withheld: true, version: 1 }
    expect(await stack.bus.request(chatModerationRequests, 'chat.withhold-message', asked)).toEqual(
      { found: false },
    )
    expect((await shown(replyId)).metadata.withheld).toBeUndefined()
  })
})
