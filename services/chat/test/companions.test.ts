import { chatLimits } from '@lumen/contracts/chat/limits'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import type { Companion } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '../src/context.ts'
import { loadConfig } from '../src/config.ts'
import { eraseHiddenCompanions } from '../src/use-cases/erase-hidden-companions.ts'
import { openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

describe('companions', () => {
  it('creates the default companion from a name and lists the oldest first', async () => {
    const user = stack.user()
    const first = await user.createCompanion(chat, ' 小晶 ')
    expect(first).toMatchObject({
      name: '小晶',
      userId: user.userId,
      mood: 'excited',
      personality: { empathy: 95, creativity: 88, intelligence: 92, humor: 76 },
      backstory: null,
      lastMessage: null,
      erasedAfter: null,
    })
    const second = await user.createCompanion(chat, 'B')
    const { body } = await user.call(chat, 'GET', '/api/companions')
    expect((body as Companion[]).map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it('refuses words that the policy does not let pass, and keeps what tells of distress', async () => {
    const user = stack.user({ ageBand: 'unknown' })
    const make = (backstory: string) =>
      user.call(chat, 'POST', '/api/companions', { name: 'Ada', backstory })
    const refused = await make('She poses naked for porn.')
    expect(refused).toMatchObject({ status: 422, body: { code: 'prompt_refused' } })
    const { status, body } = await make('She once wanted to kill herself, and is here now.')
    expect(status).toBe(201)
    const { id } = body as Companion
    const greeting = { persona: { greeting: 'Let us have sex.' } }
    expect((await user.call(chat, 'PATCH', `/api/companions/${id}`, greeting)).status).toBe(422)
    const events = await stack.events(user.userId)
    await until(
      () => events.filter(({ name }) => name === 'chat.content-refused').length === 2,
      'both refusals are told',
    )
    expect(events.find(({ name }) => name === 'chat.content-refused')?.payload).toEqual({
      userId: user.userId,
      what: 'companion',
      reason: 'sexual',
      by: 'floor',
      provider: null,
      model: null,
      providerAway: false,
    })
  })

  it('changes what is given and tells every device', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const changed = await user.call(chat, 'PATCH', `/api/companions/${companion.id}`, {
      voice: { id: 'onyx', pitch: 0.8 },
      mood: null,
      personality: { humor: 1 },
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      name: 'Luna',
      mood: null,
      personality: { humor: 1, empathy: 95 },
      voice: { id: 'onyx', pitch: 0.8 },
    })
    expect((await user.call(chat, 'GET', `/api/companions/${companion.id}`)).body).toEqual({
      ...(changed.body as Companion),
      birth: null,
      persona: emptyPersona,
      generation: usualGeneration,
    })
    await until(
      () => user.frames.some((f) => f.kind === 'companion-changed' && f.change === 'edited'),
      'frame',
    )
  })

  it('speaks first where that is wished for, in its own words or a line of the content', async () => {
    const user = stack.user()
    const firstOf = async (input: object) => {
      const { body } = await user.call(chat, 'POST', '/api/companions', {
        name: '阿晨',
        speaksFirst: true,
        ...input,
      })
      const { id, lastMessage } = body as Companion
      const [opening, ...more] = await user.messages(chat, id)
      expect(more).toEqual([])
      expect(opening).toMatchObject({ isFromUser: false, status: 'complete', content: lastMessage })
      // Three sentences to answer it by.
      expect(opening?.metadata.suggestedActions).toHaveLength(3)
      return opening
    }
    const bare = await firstOf({})
    expect(bare?.content).toContain('阿晨')
    expect(bare?.metadata).toMatchObject({ provider: 'local', model: 'local/companion' })
    // A portrait’s line is a line of ours, too; what somebody wrote is theirs.
    const line = '慢慢说，我不着急。'
    const ours = await firstOf({ face: 'qinglan', persona: { greeting: line } })
    expect(ours).toMatchObject({ content: line, metadata: { provider: 'local' } })
    const theirs = await firstOf({ persona: { greeting: '你来啦。' } })
    expect(theirs?.content).toBe('你来啦。')
    expect(theirs?.metadata.provider).toBeUndefined()
  })

  it('keeps what its owner wrote about it, and opens the talk with the greeting, once', async () => {
    const user = stack.user()
    const lorebook = [{ keys: ['港口'], text: '旧码头烧掉了。' }]
    const { body } = await user.call(chat, 'POST', '/api/companions', {
      name: '小晶',
      persona: { greeting: ' 你来啦。 ', userName: '阿晨', lorebook },
    })
    const { id, lastMessage } = body as Companion
    expect(lastMessage).toBe('你来啦。')
    const path = `/api/companions/${id}`
    const written = { ...emptyPersona, greeting: '你来啦。', userName: '阿晨', lorebook }
    expect((await user.call(chat, 'GET', path)).body).toMatchObject({ persona: written })
    expect(await user.messages(chat, id)).toMatchObject([
      { content: '你来啦。', isFromUser: false, status: 'complete', position: '1', replyTo: null },
    ])
    const change = { persona: { greeting: '又见面了。', userName: null } }
    expect((await user.call(chat, 'PATCH', path, change)).status).toBe(200)
    expect((await user.call(chat, 'GET', path)).body).toMatchObject({
      persona: { ...written, ...change.persona },
    })
    expect(await user.messages(chat, id)).toHaveLength(1)

    const silent = await user.createCompanion(chat)
    await user.call(chat, 'PATCH', `/api/companions/${silent.id}`, change)
    expect(await user.messages(chat, silent.id)).toMatchObject([{ content: '又见面了。' }])
    await user.call(chat, 'PATCH', `/api/companions/${silent.id}`, change)
    expect(await user.messages(chat, silent.id)).toHaveLength(1)
  })

  it('refuses another user id, no caller and bad bodies', async () => {
    const user = stack.user()
    const other = { name: 'X', userId: newId() }
    expect(await user.call(chat, 'POST', '/api/companions', other)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await fetch(`${chat.url}/api/companions`)).status).toBe(401)
    for (const body of [
      {},
      { name: '  ' },
      { name: 'x'.repeat(61) },
      { name: 'A', admin: true },
      { name: 'A', persona: { mood: 'x' } },
      { name: 'A', persona: { lorebook: [{ keys: [], text: 'x' }] } },
      { name: 'A', persona: { lorebook: [{ keys: ['k'], text: 'x'.repeat(501) }] } },
    ])
      expect((await user.call(chat, 'POST', '/api/companions', body)).status).toBe(400)
  })

  it('answers 404 for what belongs to somebody else', async () => {
    const owner = stack.user()
    const stranger = stack.user()
    const companion = await owner.createCompanion(chat)
    const path = `/api/companions/${companion.id}`
    for (const [method, address, body] of [
      ['GET', path],
      ['PATCH', path, { name: 'mine' }],
      ['DELETE', path],
      ['POST', `${path}/restore`],
      ['GET', `/api/messages/${companion.id}`],
    ] as const)
      expect(await stranger.call(chat, method, address, body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect((await owner.call(chat, 'GET', path)).status).toBe(200)
  })

  it('refuses more than an account can have, also when asked at once', async () => {
    const user = stack.user()
    await user.createCompanion(chat)
    // The rest is copied in the database: 198 more leave room for exactly one.
    await sql`
      insert into companions (id, user_id, profile, created_at)
      select gen_random_uuid(), user_id, profile, created_at
      from companions, generate_series(1, ${chatLimits.companionsPerUser - 2})
      where user_id = ${user.userId}`.execute(stack.db)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => user.call(chat, 'POST', '/api/companions', { name: 'N' })),
    )
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      '409',
      '409',
      '409',
    ])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('200 companions'),
    })
  })

  it('hides, restores, and erases after 30 days', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const companion = await user.createCompanion(chat)
    const path = `/api/companions/${companion.id}`
    await user.send(companion.id, 'remember me')
    const hidden = await user.call(chat, 'DELETE', path)
    expect(hidden.status).toBe(200)
    const { erasedAfter } = hidden.body as { erasedAfter: string }
    expect(new Date(erasedAfter).getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000)

    expect((await user.call(chat, 'GET', path)).status).toBe(404)
    expect((await user.call(chat, 'PATCH', path, { name: 'x' })).status).toBe(404)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(404)
    expect((await user.call(chat, 'GET', `/api/messages/${companion.id}`)).status).toBe(404)
    expect(await user.send(companion.id, 'still there?')).toMatchObject({
      outcome: 'refused',
      failure: { code: 'not_found' },
    })
    expect((await user.call(chat, 'GET', '/api/companions')).body).toEqual([])
    expect((await user.call(chat, 'GET', '/api/companions?hidden=true')).body).toMatchObject([
      { id: companion.id, erasedAfter, lastMessage: expect.any(String) },
    ])

    expect((await user.call(chat, 'POST', `${path}/restore`)).body).toMatchObject({
      erasedAfter: null,
    })
    expect((await user.messages(chat, companion.id)).length).toBe(2)

    await user.call(chat, 'DELETE', path)
    const early = await eraseAt(new Date(Date.now() + 29 * 86_400_000))
    const late = await eraseAt(new Date(Date.now() + 31 * 86_400_000))
    expect([early, late]).toEqual([0, 1])
    expect((await user.call(chat, 'POST', `${path}/restore`)).status).toBe(404)
    for (const table of ['companions', 'conversations', 'messages', 'replies'] as const) {
      const rows = await stack.db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', user.userId)
        .execute()
      expect(rows).toEqual([])
    }
    await until(() => events.some((event) => event.name === 'chat.companion-erased'), 'the event')
    const told = events.filter(
      ({ payload }) => (payload as { userId: string }).userId === user.userId,
    )
    expect(told.map(({ name }) => name).filter((name) => name.includes('companion'))).toEqual([
      'chat.companion-created',
      'chat.companion-hidden',
      'chat.companion-restored',
      'chat.companion-hidden',
      'chat.companion-erased',
    ])
  })
})

/** Runs the job's work as it would run at that moment. */
async function eraseAt(now: Date): Promise<number> {
  const { context, closer } = await createContext(loadConfig(stack.env), {
    clock: { now: () => now },
  })
  const erased = await eraseHiddenCompanions(context)
  await closer.close()
  return erased
}
