import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Bus } from '@lumen/bus/connect'
import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import type { Reminder } from '@lumen/contracts/chat/reminders'
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
let auth: Bus
/** Tests move it on: none finds what another left behind. */
let now = new Date('2027-03-01T06:00:00Z')
const told: { userId: string; id: string; notification: unknown }[] = []
let authAway = false
/** Told twice under one id, auth tells a user once. */
const toldOnce = ({ userId }: TestUser) => [
  ...new Map(told.filter((each) => each.userId === userId).map((each) => [each.id, each])).values(),
]

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  auth = await stack.connect('auth')
  const { 'auth.may-contact': mayContact } = privacyRequests
  const { 'auth.notify': notify } = authRequests
  auth.serve(
    { 'auth.may-contact': mayContact, 'auth.notify': notify },
    {
      'auth.may-contact': () => Promise.resolve({ allowed: true }),
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
  await auth.close()
  await stack.close()
  await model.close()
})
beforeEach(() => {
  // Monday to Tuesday and so on: always 14:00 in Shanghai.
  now = new Date(`${new Date(now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`)
})

async function talkOf(change: Parameters<ChatStack['user']>[0] = {}) {
  const user = stack.user({ language: 'zh', ...change })
  const { id } = await user.createCompanion(chat)
  return { user, id }
}

/** Sends a message and gives the whole reply to it. */
async function say(user: TestUser, id: string, text: string, timeZone = 'Asia/Shanghai') {
  const sent = await user.send(id, text, { timeZone })
  await endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
  const [reply] = await user.messages(chat, id)
  return reply!
}

const waiting = async (user: TestUser, query = '') =>
  (await user.call(chat, 'GET', `/api/reminders${query}`)).body as Reminder[]

/** Has the job look until what is due was given and told. */
const given = (user: TestUser, id: string, count = 1) =>
  vi.waitFor(
    async () => {
      await stack.jobs.enqueue('chat.remind', {})
      const messages = await user.messages(chat, id)
      expect(messages.filter(({ metadata }) => metadata.reminder === 'due')).toHaveLength(count)
    },
    { timeout: 30_000, interval: 300 },
  )

describe('a reminder that is asked for', () => {
  it('is made, said back, listed, given at its time and told of', async () => {
    const { user, id } = await talkOf()
    const reply = await say(user, id, '明天早上8点提醒我带伞')
    expect(reply.content).toContain('明天 08:00')
    expect(reply.content).toContain('“带伞”')
    expect(reply.content).toContain('取消提醒')
    expect(reply.metadata).toMatchObject({ reminder: 'set', provider: 'local' })
    const dueAt = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
    dueAt.setUTCDate(dueAt.getUTCDate() + 1)
    expect(await waiting(user)).toEqual([
      {
        id: expect.any(String),
        companionId: id,
        what: '带伞',
        dueAt: dueAt.toISOString(),
        repeat: null,
        timeZone: 'Asia/Shanghai',
      },
    ])
    expect(await waiting(user, `?companionId=${newId()}`)).toEqual([])
    const rows = await stack.db.selectFrom('reminders').select('sealed').execute()
    expect(rows.every(({ sealed }) => !sealed.toString('utf8').includes('带伞'))).toBe(true)

    now = dueAt
    await given(user, id)
    const [message] = await user.messages(chat, id)
    expect(message).toMatchObject({ isFromUser: false, status: 'complete' })
    expect(message?.content).toContain('“带伞”')
    await vi.waitFor(() =>
      expect(toldOnce(user)).toEqual([
        {
          userId: user.userId,
          id: message?.id,
          notification: {
            kind: 'companion-message',
            params: { companionId: id, messageId: message?.id },
          },
        },
      ]),
    )
    expect(await waiting(user)).toEqual([])
    await vi.waitFor(async () =>
      expect(
        await stack.db.selectFrom('reminders').where('user_id', '=', user.userId).execute(),
      ).toEqual([]),
    )
    expect(user.frames).toContainEqual(
      expect.objectContaining({ kind: 'message-changed', change: 'created' }),
    )
  })

  it('asks back for what is missing, and takes the answer', async () => {
    const { user, id } = await talkOf({ language: 'en' })
    expect((await say(user, id, 'Remind me to call Mum')).metadata.reminder).toBe('when')
    const hour = await say(user, id, 'tomorrow at 3')
    expect(hour.metadata.reminder).toBe('hour')
    expect(hour.content).toMatch(/3:00\sAM or 3:00\sPM/)
    const set = await say(user, id, 'in the afternoon')
    expect(set.content).toMatch(/tomorrow at 3:00\sPM/)
    expect(set.content).toContain('“call Mum”')
    expect(await waiting(user)).toMatchObject([{ what: 'call Mum' }])
  })

  it('says so when the time is over, off the record, and without a zone', async () => {
    const { user, id } = await talkOf()
    expect((await say(user, id, '今天上午9点提醒我开会')).metadata.reminder).toBe('past')
    await user.call(chat, 'PATCH', `/api/companions/${id}`, { offRecord: true })
    expect((await say(user, id, '明天提醒我开会')).metadata.reminder).toBe('offRecord')
    const lost = await talkOf()
    expect((await say(lost.user, lost.id, '明天提醒我开会', '')).metadata.reminder).toBe('noZone')
    expect([...(await waiting(user)), ...(await waiting(lost.user))]).toEqual([])
  })

  it('is taken back by a word, in the list, and with its message; answered again it stays so', async () => {
    const { user, id } = await talkOf()
    await say(user, id, '明天提醒我带伞')
    const cancelled = await say(user, id, '取消提醒')
    expect(cancelled.content).toContain('“带伞”')
    expect((await say(user, id, '取消刚才的提醒')).metadata.reminder).toBe('none')

    const reply = await say(user, id, '后天上午10点提醒我取快递')
    const [reminder] = await waiting(user)
    const stranger = stack.user()
    const path = `/api/reminders/${reminder?.id}`
    expect((await stranger.call(chat, 'DELETE', path)).status).toBe(404)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(200)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(404)
    await user.call(chat, 'POST', `/api/messages/${reply.id}/regenerate`, {})
    await vi.waitFor(async () => expect(await user.running()).toEqual([]))
    expect(await waiting(user)).toEqual([])

    const other = await say(user, id, '后天上午10点提醒我还书')
    expect(await waiting(user)).toHaveLength(1)
    await user.call(chat, 'DELETE', `/api/messages/${other.replyTo}`)
    expect(await waiting(user)).toEqual([])
  })

  it('is the only one that a word takes back, however often that is answered, and in new words another', async () => {
    const { user, id } = await talkOf()
    await say(user, id, '明天提醒我带伞')
    await say(user, id, '后天提醒我还书')
    const first = await say(user, id, '谢谢')
    const path = `/api/messages/${first.replyTo}`
    const again = async (content: string) => {
      await user.call(chat, 'PATCH', path, { content })
      for (const _ of [1, 2]) {
        await user.call(chat, 'POST', `/api/messages/${first.id}/regenerate`, {})
        await vi.waitFor(async () => expect(await user.running()).toEqual([]))
      }
      return (await waiting(user)).map(({ what }) => what)
    }
    expect(await again('取消提醒')).toEqual(['带伞'])
    expect(await again('取消刚才的提醒')).toEqual([])
  })

  it('is that of the words that stand, where they were changed before they were answered', async () => {
    const { user, id } = await talkOf()
    const { promise, resolve } = Promise.withResolvers<void>()
    stack.till.state.held = promise
    const sending = user.send(id, '明天提醒我带伞', { timeZone: 'Asia/Shanghai' })
    const [said] = await vi.waitFor(async () => {
      const found = (await user.messages(chat, id)).filter(({ isFromUser }) => isFromUser)
      expect(found).toHaveLength(1)
      return found
    })
    await user.call(chat, 'PATCH', `/api/messages/${said?.id}`, { content: '后天提醒我还书' })
    resolve()
    const sent = await sending
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    await endOf(user, sent.replyId)
    expect(await waiting(user)).toEqual([])
    const timeZone = 'Asia/Shanghai'
    await user.call(chat, 'POST', `/api/messages/${sent.replyId}/regenerate`, { timeZone })
    await vi.waitFor(async () => expect(await waiting(user)).toMatchObject([{ what: '还书' }]))
  })

  it('is one of fifty at most', async () => {
    const { user, id } = await talkOf()
    await say(user, id, '明天提醒我带伞')
    const row = await stack.db
      .selectFrom('reminders')
      .selectAll()
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 49 }, () => ({
      ...row,
      rhythm: null,
      id: newId(),
      asked_in: newId(),
    }))
    await stack.db.insertInto('reminders').values(more).execute()
    expect((await say(user, id, '后天提醒我还书')).metadata.reminder).toBe('full')
    await stack.db.deleteFrom('reminders').where('user_id', '=', user.userId).execute()
  })

  it('is told of later where that could not be done at once', async () => {
    const { user, id } = await talkOf()
    await say(user, id, '半小时后提醒我关火')
    authAway = true
    // Whether it may be written is asked of auth too: only being told fails.
    now = new Date(now.getTime() + 31 * 60_000)
    await given(user, id)
    expect(toldOnce(user)).toEqual([])
    authAway = false
    await vi.waitFor(
      async () => {
        await stack.jobs.enqueue('chat.remind', {})
        expect(toldOnce(user)).toHaveLength(1)
      },
      { timeout: 30_000, interval: 300 },
    )
    await given(user, id)
  })
})

describe('a reminder that comes again and again', () => {
  const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000)

  it('is said back, given each time, once for all that were missed, and told of each time', async () => {
    const { user, id } = await talkOf()
    const reply = await say(user, id, '每天早上八点提醒我吃药')
    expect(reply.metadata.reminder).toBe('set')
    expect(reply.content).toContain('每天 08:00')
    expect(reply.content).toContain('明天 08:00')
    const [first] = await waiting(user)
    expect(first).toMatchObject({ what: '吃药', repeat: { weekdays: [0, 1, 2, 3, 4, 5, 6] } })
    const dueAt = new Date(first!.dueAt)

    now = dueAt
    await given(user, id)
    expect(await waiting(user)).toEqual([{ ...first, dueAt: days(dueAt, 1).toISOString() }])
    // Nobody could give those of three days, and the next one is to come in the evening.
    now = new Date(days(dueAt, 3).getTime() + 6 * 3_600_000)
    await given(user, id, 2)
    expect(await waiting(user)).toEqual([{ ...first, dueAt: days(dueAt, 4).toISOString() }])
    await vi.waitFor(
      async () => {
        await stack.jobs.enqueue('chat.remind', {})
        expect(toldOnce(user)).toHaveLength(2)
      },
      { timeout: 30_000, interval: 300 },
    )
    await given(user, id, 2)
    await say(user, id, '取消每天的提醒')
    expect(await waiting(user)).toEqual([])
  })

  it('is left out once, or stopped, in the list', async () => {
    const { user, id } = await talkOf({ language: 'en' })
    const reply = await say(user, id, 'Remind me every Tuesday and Friday at 6 pm to run')
    expect(reply.content).toMatch(/every Tuesday and Friday at 6:00\sPM/)
    const [first] = await waiting(user)
    const path = `/api/reminders/${first?.id}`
    const due = encodeURIComponent(first!.dueAt)
    expect((await stack.user().call(chat, 'DELETE', `${path}?due=${due}`)).status).toBe(404)
    // Sent twice, as where an answer is lost, it leaves one out.
    for (const _try of [1, 2])
      expect((await user.call(chat, 'DELETE', `${path}?due=${due}`)).status).toBe(200)
    const after = days(new Date(first!.dueAt), 3).toISOString()
    expect(await waiting(user)).toEqual([{ ...first, dueAt: after }])
    expect((await user.call(chat, 'DELETE', path)).status).toBe(200)
    expect(await waiting(user)).toEqual([])
  })

  it('is asked about where it is unclear how often', async () => {
    const { user, id } = await talkOf()
    const asked = await say(user, id, '每隔两天提醒我浇花')
    expect(asked.metadata.reminder).toBe('repeat')
    expect(asked.content).toContain('每周一早上8点')
    const set = await say(user, id, '每周三上午9点')
    expect(set.content).toContain('每星期三 09:00')
    expect(await waiting(user)).toMatchObject([{ what: '浇花', repeat: { weekdays: [3] } }])
  })
})

describe('with a model', () => {
  it('is made by the same rules, and the model is told of it', async () => {
    await chat.close()
    chat = await stack.start({ ...model.env }, { clock: { now: () => now } })
    const { user, id } = await talkOf({ language: 'de' })
    model.reply('Gern, morgen um 8 denke ich daran.')
    const before = model.requests().length
    const reply = await say(user, id, 'Erinnere mich morgen um 8 an den Schirm')
    expect(reply).toMatchObject({
      content: 'Gern, morgen um 8 denke ich daran.',
      metadata: { reminder: 'set', provider: 'openai' },
    })
    const asked = model.requests().slice(before)[0]?.turns
    expect(asked?.at(-1)?.content).toContain('morgen um 08:00 Uhr')
    expect(asked?.at(-1)?.content).toContain('den Schirm')
    expect(await waiting(user)).toMatchObject([{ what: 'den Schirm' }])
    model.reply('Schön.')
    await say(user, id, 'Das Wetter ist schön')
    expect(model.requests().at(-1)?.turns.at(-1)?.content).not.toContain('reminder')
  })
})
