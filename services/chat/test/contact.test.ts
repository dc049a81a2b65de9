import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Bus } from '@lumen/bus/connect'
import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import type { ContactState } from '@lumen/contracts/chat/contact'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import { occasionRequests } from '@lumen/contracts/memory/bus'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactTextsOf } from '../src/texts.ts'
import {
  endOf,
  openChatStack,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
let others: Bus[]
/** Noon in Shanghai; tests move it on, so that no two share a day. */
let now = new Date('2027-03-01T04:00:00Z')
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
const told: { userId: string; id: string; notification: unknown }[] = []
const closing = new Set<string>()
const occasions = {
  plans: [] as { id: string; text: string; daysAgo: number }[],
  birthday: null,
}
let authAway = false

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  const [auth, memory] = [await stack.connect('auth'), await stack.connect('memory')]
  others = [auth, memory]
  const { 'auth.may-contact': mayContact } = privacyRequests
  const { 'auth.notify': notify } = authRequests
  memory.serve(occasionRequests, {
    'memory.occasions': () => Promise.resolve(occasions),
  })
  auth.serve(
    { 'auth.may-contact': mayContact, 'auth.notify': notify },
    {
      'auth.may-contact': ({ userId }) => Promise.resolve({ allowed: !closing.has(userId) }),
      'auth.notify': (asked) => {
        if (authAway) return Promise.reject(new Error('away'))
        told.push(asked)
        return Promise.resolve({ outcome: 'created' })
      },
    },
  )
  chat = await stack.start({}, { clock: { now: () => now } })
})
afterAll(async () => {
  await Promise.all(others.map((bus) => bus.close()))
  await stack.close()
  await model.close()
})
beforeEach(() => {
  later(7 * 24)
  Object.assign(occasions, { plans: [], birthday: null })
})

/** All day, but for its last minute. */
const wish = {
  ...usualContact,
  enabled: true,
  hours: { from: '00:00', to: '23:59' },
  quiet: null,
  timeZone: 'Asia/Shanghai',
}
/** Every minute of the day may be the one: whoever looks at its end finds that it has come. */
const endOfDay = () => {
  now = new Date(`${now.toISOString().slice(0, 10)}T15:58:30Z`)
}

const set = (user: TestUser, id: string, body: object, on: Instance = chat) =>
  user.call(on, 'PUT', `/api/companions/${id}/contact`, body)
const texts = async (user: TestUser, id: string) =>
  (await user.messages(chat, id)).map(({ content }) => content)

/** Has the job look until nobody is due; what it writes for `sentinel` it writes after all others. */
async function look(on: Instance = chat) {
  const sentinel = stack.user()
  const { id } = await sentinel.createCompanion(on, 'Sentinel')
  await stack.jobs.enqueue('chat.reach-out', {})
  await vi.waitFor(async () => {
    const due = await stack.db
      .selectFrom('contact_plans')
      .select('companion_id')
      .where('enabled', '=', true)
      .where('look_at', '<=', now)
      .execute()
    expect(due).toEqual([])
  })
  await set(sentinel, id, wish, on)
  await stack.jobs.enqueue('chat.reach-out', {})
  await vi.waitFor(async () => expect(await texts(sentinel, id)).toHaveLength(1), 30_000)
  await set(sentinel, id, { ...wish, enabled: false }, on)
}

async function companionOf(change: Parameters<ChatStack['user']>[0] = { language: 'en' }) {
  const user = stack.user(change)
  const { id } = await user.createCompanion(chat)
  return { user, id }
}

describe('the settings', () => {
  it('are off until their user turns them on, and nobody else’s', async () => {
    const { user, id } = await companionOf()
    const path = `/api/companions/${id}/contact`
    expect(await user.call(chat, 'GET', path)).toEqual({
      status: 200,
      body: { ...usualContact, timeZone: null, unanswered: 0 },
    })
    expect((await set(user, id, wish)).body).toEqual({ ...wish, unanswered: 0 })
    const stranger = stack.user()
    expect((await stranger.call(chat, 'GET', path)).status).toBe(404)
    expect((await set(stranger, id, wish)).status).toBe(404)
    const second = await user.createCompanion(chat)
    const shared = (await user.call(chat, 'GET', `/api/companions/${second.id}/contact`))
      .body as ContactState
    expect(shared).toMatchObject({ enabled: false, quiet: null, timeZone: 'Asia/Shanghai' })
    await set(user, id, { ...wish, enabled: false })
  })

  it.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['hours', { hours: { from: '20:00', to: '10:00' } }],
    ['quiet', { quiet: { from: '08:00', to: '08:00' } }],
    ['quiet', { hours: { from: '23:00', to: '23:30' }, quiet: { from: '22:00', to: '08:00' } }],
  ])('refuse %s that cannot be', async (path, change) => {
    const { user, id } = await companionOf()
    const { status, body } = await set(user, id, { ...wish, ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', details: [{ path }] })
  })
})

describe('a companion that may write by itself', () => {
  it('writes once a day, tells open pages, and has its user told; off, it does not', async () => {
    const [on, off] = [await companionOf(), await companionOf()]
    const events = await stack.events(on.user.userId)
    await set(on.user, on.id, wish)
    await set(off.user, off.id, { ...wish, enabled: false })
    endOfDay()
    await look()
    await look()
    const messages = await on.user.messages(chat, on.id)
    expect(messages).toHaveLength(1)
    const [message] = messages
    expect(contactTextsOf('en').greeting).toContain(message?.content)
    expect(message).toMatchObject({
      isFromUser: false,
      status: 'complete',
      metadata: { contact: 'greeting', provider: 'local' },
    })
    expect(message?.metadata).not.toHaveProperty('credits')
    expect(await off.user.messages(chat, off.id)).toEqual([])
    expect(on.user.frames).toContainEqual(
      expect.objectContaining({ kind: 'message-changed', change: 'created' }),
    )
    await vi.waitFor(() =>
      expect(events.map(({ name }) => name)).toContain('chat.message-completed'),
    )
    expect(told.filter(({ userId }) => userId === on.user.userId)).toEqual([
      {
        userId: on.user.userId,
        id: message?.id,
        notification: {
          kind: 'companion-message',
          params: { companionId: on.id, messageId: message?.id },
        },
      },
    ])
  })

  it('stops after three without an answer, and goes on after one', async () => {
    const { user, id } = await companionOf()
    await set(user, id, wish)
    for (const days of [1, 1, 1, 4, 8, 30]) {
      later(days * 24)
      endOfDay()
      await look()
    }
    expect(await texts(user, id)).toHaveLength(3)
    const { body } = await user.call(chat, 'GET', `/api/companions/${id}/contact`)
    expect(body).toMatchObject({ unanswered: 3 })
    later(24)
    const sent = await user.send(id, 'Thank you for writing.')
    await endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
    later(24)
    endOfDay()
    await look()
    expect(await texts(user, id)).toHaveLength(6)
    await set(user, id, { ...wish, enabled: false })
  })

  it('asks how a plan went, once, in the language of the talk', async () => {
    const { user, id } = await companionOf({ language: 'zh' })
    Object.assign(occasions, {
      plans: [{ id: user.userId, text: '11月23日：考试', daysAgo: 1 }],
    })
    await set(user, id, wish)
    endOfDay()
    await look()
    later(24)
    await user.send(id, '谢谢')
    later(24)
    endOfDay()
    await look()
    const written = (await user.messages(chat, id)).filter(({ metadata }) => metadata.contact)
    expect(written.map(({ metadata }) => metadata.contact)).toEqual(['greeting', 'plan'])
    expect(written[1]?.content).toContain('“11月23日：考试”')
    await set(user, id, { ...wish, enabled: false })
  })

  it('does not write off the record, while it rests, after a crisis, nor to an account that is closing', async () => {
    const [hidden, resting, crisis, leaving] = [
      await companionOf(),
      await companionOf(),
      await companionOf(),
      await companionOf(),
    ]
    await resting.user.call(chat, 'PATCH', `/api/companions/${resting.id}`, { paused: true })
    await hidden.user.call(chat, 'PATCH', `/api/companions/${hidden.id}`, { offRecord: true })
    const sent = await crisis.user.send(crisis.id, 'I want to kill myself')
    await endOf(crisis.user, sent.outcome === 'accepted' ? sent.replyId : null)
    closing.add(leaving.user.userId)
    for (const { user, id } of [hidden, resting, crisis, leaving]) await set(user, id, wish)
    later(24)
    endOfDay()
    await look()
    expect(await texts(hidden.user, hidden.id)).toEqual([])
    expect(await texts(resting.user, resting.id)).toEqual([])
    // Who writes to it wakes it.
    const read = () => resting.user.call(chat, 'GET', `/api/companions/${resting.id}`)
    expect((await read()).body).toMatchObject({ paused: true })
    const woken = await resting.user.send(resting.id, 'Good morning')
    await endOf(resting.user, woken.outcome === 'accepted' ? woken.replyId : null)
    expect((await read()).body).toMatchObject({ paused: false })
    expect(await texts(crisis.user, crisis.id)).toHaveLength(2)
    expect(await texts(leaving.user, leaving.id)).toEqual([])
    for (const { user, id } of [hidden, resting, crisis, leaving])
      await set(user, id, { ...wish, enabled: false })
  })

  it('has its user told later where that could not be done at once', async () => {
    const { user, id } = await companionOf()
    await set(user, id, wish)
    authAway = true
    endOfDay()
    await stack.jobs.enqueue('chat.reach-out', {})
    await vi.waitFor(async () => expect(await texts(user, id)).toHaveLength(1), 30_000)
    const isTold = () => told.filter(({ userId }) => userId === user.userId)
    expect(isTold()).toEqual([])
    authAway = false
    await look()
    expect(isTold()).toHaveLength(1)
    await set(user, id, { ...wish, enabled: false })
  })
})

describe('with a model', () => {
  it('is written by it under the rules of every reply', async () => {
    await chat.close()
    chat = await stack.start({ ...model.env }, { clock: { now: () => now } })
    const { user, id } = await companionOf({ language: 'de' })
    model.reply('Ich wünsche dir einen ruhigen Tag.')
    await set(user, id, wish)
    endOfDay()
    const before = model.requests().length
    await look(chat)
    const [message] = await user.messages(chat, id)
    expect(message).toMatchObject({
      content: 'Ich wünsche dir einen ruhigen Tag.',
      metadata: { contact: 'greeting', provider: 'openai' },
    })
    const asked = model.requests().slice(before)[0]?.turns
    expect(asked?.[0]?.content).toContain('never make the user feel guilty')
    expect(asked?.[0]?.content).toContain('speak German')
    expect(asked?.at(-1)?.content).toContain('write to them by yourself')
    await set(user, id, { ...wish, enabled: false })
  })
})
