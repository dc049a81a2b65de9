import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { BusError } from '@lumen/bus/bus-error'
import type { Message } from '@lumen/contracts/chat/schema'
import type { Tendencies } from '@lumen/contracts/chat/tendencies'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
let now = new Date('2027-03-01T09:00:00Z')
let mayProcess: boolean | BusError = true
const nextDay = () => {
  now = new Date(now.getTime() + 86_400_000)
}

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  model.reply(() => 'I see.')
  chat = await stack.start(model.env, {
    clock: { now: () => now },
    mayProcess: () =>
      typeof mayProcess === 'boolean' ? Promise.resolve(mayProcess) : Promise.reject(mayProcess),
  })
})
afterAll(async () => {
  await stack.close()
  await model.close()
})
beforeEach(() => {
  nextDay()
  mayProcess = true
})

let user: TestUser
let id: string
async function meet(
  change: Parameters<ChatStack['user']>[0] = {},
  persona?: { boundaries: string },
): Promise<void> {
  user = stack.user(change)
  id = (await user.createCompanion(chat)).id
  if (persona !== undefined) await user.call(chat, 'PATCH', `/api/companions/${id}`, { persona })
}
async function say(...texts: string[]): Promise<Message> {
  let reply: Message | undefined
  for (const text of texts) {
    // Within two seconds the same words are one message.
    now = new Date(now.getTime() + 60_000)
    const sent = await user.send(id, text, { timeZone: 'UTC' })
    await endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
    ;[reply] = await user.messages(chat, id)
  }
  return reply!
}
const call = (method: string, path = '', body?: unknown) =>
  user.call(chat, method, `/api/companions/${id}/tendencies${path}`, body)
const read = async () => (await call('GET')).body as Tendencies
const valueOf = ({ now: all }: Tendencies, name: string) =>
  all.find(({ tendency }) => tendency === name)!
const shortly = ['Please keep it short', 'I said keep it short', 'Once more: please be brief']
const system = () => model.requests().at(-1)?.turns[0]?.content ?? ''

describe('a manner', () => {
  it('moves a day later, for a reason, and the model is told at the wire', async () => {
    await meet()
    await say(...shortly)
    expect((await read()).steps).toEqual([])
    expect(system()).not.toContain('your manner has moved')
    nextDay()
    await say('Good morning')
    // The days before are looked back on with the first reply of a day, beside it.
    await vi.waitFor(
      async () => {
        const stored = await stack.db
          .selectFrom('tendency_steps')
          .selectAll()
          .where('companion_id', '=', id)
          .execute()
        expect(stored).toHaveLength(1)
        expect(stored[0]?.sealed.toString('utf8')).not.toContain('askedShorter')
      },
      { timeout: 60_000 },
    )
    const moved = await read()
    expect(moved.steps).toEqual([
      {
        id: expect.any(String),
        day: new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10),
        moved: { tendency: 'directness', from: 50, to: 52, reason: 'askedShorter', count: 3 },
        takenBack: false,
        madeAt: expect.any(String),
      },
    ])
    expect(valueOf(moved, 'directness')).toEqual({ tendency: 'directness', start: 50, value: 52 })
    expect(valueOf(moved, 'warmth')).toMatchObject({ start: 91, value: 91 })
    await say('And how are you?')
    expect(system()).toContain('a little briefer and more direct')
    // The same day is looked back on once, however often it is asked.
    await stack.jobs.enqueue('chat.move-tendencies', {
      userId: user.userId,
      companionId: id,
      language: 'en',
      timeZone: 'UTC',
    })
    expect((await read()).steps).toHaveLength(1)
  })

  it('goes on over days by at most two points, and is looked at when its page is opened', async () => {
    await meet()
    for (const _day of [1, 2, 3]) {
      await say(...shortly, 'be more direct please', 'shorter answers please')
      nextDay()
      await read()
    }
    const { steps } = await read()
    expect(steps[0]?.moved).toMatchObject({ from: 54, to: 56 })
    expect(steps).toHaveLength(3)
  })

  it('learns from hints for a reply that is written again', async () => {
    await meet()
    const reply = await say('How was the sea?')
    const again = await user.call(chat, 'POST', `/api/messages/${reply.id}/regenerate`, {
      instruction: 'Be a bit more gentle',
    })
    expect(again.status).toBeLessThan(300)
    await endOf(user, reply.id)
    await vi.waitFor(async () => {
      const [message] = await user.messages(chat, id)
      expect(message?.metadata.wishes).toEqual(['gentler'])
    })
    nextDay()
    expect((await read()).steps[0]?.moved).toMatchObject({
      tendency: 'warmth',
      reason: 'askedGentler',
      count: 1,
    })
  })

  it('learns from replies that were marked', async () => {
    await meet()
    for (const text of ['I feel so sad today', 'I am still so sad']) {
      const reply = await say(text)
      expect(reply.metadata.emotion).toBe('gentle')
      await user.call(chat, 'PUT', `/api/messages/${reply.id}/mark`)
    }
    nextDay()
    expect((await read()).steps.map(({ moved }) => moved)).toEqual([
      { tendency: 'warmth', from: 91, to: 92, reason: 'likedWarm', count: 2 },
    ])
  })

  it('shows in what the offline companion says', async () => {
    await meet()
    const asked = ['a joke', 'another joke', 'a riddle', 'one more joke', 'a last joke']
    for (let day = 0; day < 10; day += 1) {
      await say(...asked.map((what) => `tell me ${what}`))
      nextDay()
      await read()
    }
    expect(valueOf(await read(), 'humour')).toMatchObject({ start: 66, value: 86 })
    // Without consent nobody outside is asked.
    mayProcess = false
    const tones: unknown[] = []
    for (let place = 0; place < 8; place += 1) {
      const { metadata } = await say(`I walked by river number ${place}`)
      expect(metadata.provider).toBe('local')
      tones.push(metadata.emotion)
    }
    expect(tones).toContain('playful')
  })

  it('is looked back on later when it is not known whether that is allowed', async () => {
    await meet()
    await say(...shortly)
    nextDay()
    mayProcess = new BusError('unavailable', 'auth is away')
    expect((await read()).steps).toEqual([])
    mayProcess = true
    expect((await read()).steps).toHaveLength(1)
  })

  it('stays while it is locked, and what was said then never counts', async () => {
    await meet()
    expect((await call('PUT', '/lock', { locked: true })).body).toMatchObject({ locked: true })
    await say(...shortly)
    expect((await call('PUT', '/lock', { locked: false })).body).toMatchObject({ locked: false })
    nextDay()
    expect((await read()).steps).toEqual([])
    await say(...shortly)
    nextDay()
    expect((await read()).steps).toHaveLength(1)
  })

  it('goes back to how it began by a step, and every step can be taken back', async () => {
    await meet()
    await say(...shortly)
    nextDay()
    const [step] = (await read()).steps
    const without = (await call('PUT', `/steps/${step!.id}`, { takenBack: true })).body
    expect(valueOf(without as Tendencies, 'directness').value).toBe(50)
    expect((await call('POST', '/reset')).body).toMatchObject({ steps: [{ takenBack: true }] })
    await call('PUT', `/steps/${step!.id}`, { takenBack: false })
    const set = (await call('POST', '/reset')).body as Tendencies
    expect(set.steps.map(({ moved }) => moved)).toEqual([null, step!.moved])
    expect(valueOf(set, 'directness').value).toBe(50)
    await call('PUT', `/steps/${set.steps[0]!.id}`, { takenBack: true })
    expect(valueOf(await read(), 'directness').value).toBe(52)
    expect((await call('PUT', `/steps/${newId()}`, { takenBack: true })).status).toBe(404)
    const other = stack.user()
    const path = `/api/companions/${id}/tendencies`
    expect((await other.call(chat, 'GET', path)).status).toBe(404)
  })

  it('loses a step with a message that was its reason', async () => {
    await meet()
    await say(...shortly)
    nextDay()
    expect((await read()).steps).toHaveLength(1)
    const asked = (await user.messages(chat, id)).find(({ content }) => content === shortly[1])
    await user.call(chat, 'DELETE', `/api/messages/${asked!.id}`)
    const left = await read()
    expect(left.steps).toEqual([])
    expect(valueOf(left, 'directness').value).toBe(50)
  })
})

describe('nothing moves', () => {
  it.each([
    ['of a day on which somebody was cared for', {}, ['I want to kill myself']],
    ['of courtship, also of minors', { ageBand: 'teen' }, []],
  ] as const)('%s', async (_why, change, before) => {
    await meet(change)
    await say(...before)
    await say(
      ...(before.length > 0
        ? shortly
        : ['I love you so much', 'Be my girlfriend', 'I am in love with you', 'Kiss me']),
    )
    nextDay()
    expect((await read()).steps).toEqual([])
  })

  it('off the record, without consent, and against a boundary', async () => {
    await meet()
    await user.call(chat, 'PATCH', `/api/companions/${id}`, { offRecord: true })
    await say(...shortly)
    nextDay()
    expect((await read()).steps).toEqual([])

    await meet()
    await say(...shortly)
    mayProcess = false
    nextDay()
    expect((await read()).steps).toEqual([])
    mayProcess = true
    expect((await read()).steps).toEqual([])

    await meet({}, { boundaries: 'Never joke.' })
    await say('tell me a joke', 'tell me another joke', 'tell me a riddle', 'Let us play a game')
    nextDay()
    expect((await read()).steps.filter(({ moved }) => moved?.tendency === 'humour')).toEqual([])
  })

  it('in a scene that they play', async () => {
    await meet()
    const { body } = await user.call(chat, 'POST', '/api/scenarios', {
      title: 'A lamp in the fog',
      description: 'Two keepers and one last ship.',
      category: 'adventure',
      environment: 'A rock in the sea.',
      opening: 'The lamp goes out.',
      objectives: ['Find the oil', 'Light the lamp'],
    })
    const path = `/api/scenarios/${(body as { id: string }).id}/begin`
    expect((await user.call(chat, 'POST', path, { companionId: id })).status).toBeLessThan(300)
    await say(...shortly)
    nextDay()
    expect((await read()).steps).toEqual([])
  })
})
