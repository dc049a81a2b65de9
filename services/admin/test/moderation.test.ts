import { fault, json, startMediaServer } from '@lumen/ai/test-support/media-server'
import { erasureRequests } from '@lumen/contracts/erasure'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { carryOutDue } from '../src/use-cases/carry-out.ts'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'
import { serveOwners } from './support/content-owners.ts'
import { first, openDesk, second, type Owners } from './support/moderation-desk.ts'

const moderations = 'POST /v1/moderations'
const verdict = (...categories: string[]) =>
  json({
    results: [
      {
        flagged: categories.length > 0,
        categories: Object.fromEntries(categories.map((name) => [name, true])),
      },
    ],
  })

let stack: AdminStack
let admin: Instance
let provider: Awaited<ReturnType<typeof startMediaServer>>
let owners: Owners

beforeAll(async () => {
  ;[stack, provider] = await Promise.all([openAdminStack(), startMediaServer()])
  await stack.bus.ensureStreams(['auth', 'chat', 'media'])
  owners = await serveOwners(stack)
  admin = await stack.start(
    {},
    {
      OPENAI_MODERATION_MODEL: 'double-moderation',
      OPENAI_MODERATION_BASE_URL: provider.baseUrl,
      OPENAI_MODERATION_API_KEY: 'sk-test',
    },
  )
})
afterAll(async () => {
  await owners?.close()
  await stack?.close()
  await provider?.close()
})
beforeEach(() => owners.reset())

const { ask, report, decide } = openDesk(() => ({ stack, admin, owners }))
const queue = async (query = '') =>
  (await ask(first, 'GET', `/api/admin/moderation${query}`)).body.cases.map(
    ({ id }: { id: string }) => id,
  )

describe('a report', () => {
  it('is taken once, is nobody else’s, and keeps what stood there though it goes', async () => {
    const { caller, body, answer } = await report(someCaller(), { words: ' It is cruel ' })
    expect(answer).toMatchObject({
      status: 201,
      body: { id: body.id, state: 'open', words: 'It is cruel', decision: null, canAppeal: false },
    })
    const again = await ask(caller, 'POST', '/api/reports', body)
    const anew = await ask(caller, 'POST', '/api/reports', { ...body, id: newId() })
    expect([again.body.id, anew.body.id]).toEqual([body.id, body.id])
    expect((await ask(someCaller(), 'GET', '/api/reports')).body.reports).toEqual([])
    owners.messages.delete(body.targetId)
    const { body: read } = await ask(first, 'GET', `/api/admin/moderation/${body.id}`)
    expect(read).toMatchObject({
      words: 'It is cruel',
      reporterId: caller.userId,
      content: { text: `${body.targetId} said`, madeBy: 'openai gpt' },
      mayDecide: true,
    })
    const { entries } = (await ask(first, 'GET', '/api/admin/audit')).body
    expect(entries[0]).toMatchObject({ action: 'read-report', subject: body.id })
    const { rows } = await sql`select evidence from moderation_cases
      where evidence::text like ${`%${Buffer.from('cruel').toString('hex')}%`}`.execute(stack.db)
    expect(rows).toEqual([])
  })

  it('of what is somebody else’s, or nothing, is 404; a kind that there is not is refused', async () => {
    const { body } = await report()
    const stranger = someCaller()
    expect((await ask(stranger, 'POST', '/api/reports', { ...body, id: newId() })).status).toBe(404)
    const picture = { ...body, id: newId(), kind: 'picture' }
    expect((await ask(stranger, 'POST', '/api/reports', picture)).status).toBe(404)
    const scenario = { ...body, id: newId(), kind: 'scenario' }
    expect((await ask(stranger, 'POST', '/api/reports', scenario)).status).toBe(404)
    const account = { ...body, id: newId(), kind: 'account' }
    expect((await ask(stranger, 'POST', '/api/reports', account)).status).toBe(400)
  })

  it('says what the first look found, and that the provider was away', async () => {
    provider.next(moderations, verdict('hate'))
    const { body } = await report()
    const read = async (id: string) =>
      (await ask(first, 'GET', `/api/admin/moderation/${id}`)).body.decisions
    expect(await read(body.id)).toMatchObject([
      { action: 'flag', by: 'provider', rule: 'hate', provider: 'openai', providerAway: false },
    ])
    provider.next(moderations, fault(500))
    const away = await report()
    expect(away.answer.status).toBe(201)
    expect(await read(away.body.id)).toMatchObject([
      { action: 'pass', by: 'floor', model: 'double-moderation', providerAway: true },
    ])
  })
})

describe('a decision', () => {
  it('is carried out, told, and stands in the log with who made it and why', async () => {
    const { caller, body } = await report()
    expect(await queue('?kind=message')).toContain(body.id)
    const { status, body: decided } = await decide(first, body.id, 1, 'remove', 'It insults.')
    expect(status).toBe(200)
    expect(decided.decisions.at(-1)).toMatchObject({
      by: 'person',
      actor: first.userId,
      action: 'remove',
      reason: 'It insults.',
    })
    expect(owners.told.withheld).toEqual([
      { userId: caller.userId, messageId: body.targetId, withheld: true, version: 1 },
    ])
    expect([...owners.told.notified.values()]).toEqual([
      {
        userId: caller.userId,
        kind: 'report-decided',
        params: { reportId: body.id, action: 'remove', rule: 'hate' },
      },
    ])
    expect(await queue()).not.toContain(body.id)
    expect(await queue('?decided=true')).toContain(body.id)
    const [mine] = (await ask(caller, 'GET', '/api/reports')).body.reports
    expect(mine).toMatchObject({ decision: { action: 'remove', reason: 'It insults.' } })
    await expect(
      sql`update moderation_decisions set reason = 'x'`.execute(stack.db),
    ).rejects.toThrow(/only added to/)
    await expect(sql`delete from moderation_decisions`.execute(stack.db)).rejects.toThrow(
      /only added to/,
    )
  })

  it('of two at once is made by one; the other is told so', async () => {
    const { body } = await report()
    const both = await Promise.all([
      decide(first, body.id, 1, 'keep'),
      decide(second, body.id, 1, 'suspend'),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(owners.told.notified.size).toBe(1)
  })

  it('that could not be carried out is, once its owner is back', async () => {
    const { body } = await report()
    owners.chatIsThere = false
    expect((await decide(first, body.id, 1, 'remove')).status).toBe(200)
    expect(owners.told.notified.size).toBe(0)
    owners.chatIsThere = true
    const { context, closer } = await createContext(loadConfig(stack.env))
    try {
      await carryOutDue(context)
      await carryOutDue(context)
    } finally {
      await closer.close()
    }
    expect(owners.told.notified.size).toBe(1)
    expect(owners.told.withheld).toHaveLength(1)
  })

  it('about a scenario that somebody shares takes it back, and tells both', async () => {
    const [reporter, sharer] = [someCaller(), someCaller()]
    const targetId = newId()
    owners.scenarios.set(targetId, sharer.userId)
    const body = { id: newId(), kind: 'scenario', targetId, reason: 'hate' }
    expect((await ask(sharer, 'POST', '/api/reports', body)).status).toBe(404)
    expect((await ask(reporter, 'POST', '/api/reports', body)).status).toBe(201)
    const { body: read } = await ask(first, 'GET', `/api/admin/moderation/${body.id}`)
    expect(read).toMatchObject({ ownerId: sharer.userId, content: { text: `${targetId} tells` } })
    expect((await decide(first, body.id, 1, 'remove')).status).toBe(200)
    expect(owners.told.withheld).toEqual([{ scenarioId: targetId, withheld: true }])
    expect([...owners.told.notified.values()].map(({ userId }) => userId)).toEqual([
      sharer.userId,
      reporter.userId,
    ])
  })

  it('about what comes with the product can close no account', async () => {
    const caller = someCaller()
    const body = { id: newId(), kind: 'template', targetId: 'fox', reason: 'other' }
    await ask(caller, 'POST', '/api/reports', body)
    expect((await decide(first, body.id, 1, 'suspend')).body.code).toBe('invalid_input')
    expect((await decide(first, body.id, 1, 'remove')).status).toBe(200)
    expect(owners.told.withheld).toEqual([{ templateId: 'fox', withheld: true }])
  })
})

describe('an appeal', () => {
  it('is made once, decided by somebody else, and undoes what was done', async () => {
    const { caller, body } = await report()
    const appeal = (words = 'It was a quotation.') =>
      ask(caller, 'POST', `/api/reports/${body.id}/appeal`, { words })
    expect((await appeal()).status).toBe(409)
    await decide(first, body.id, 1, 'suspend')
    expect(owners.told.suspended).toEqual([{ userId: caller.userId, suspended: true }])
    expect([...owners.told.notified.values()]).toMatchObject([
      { kind: 'content-moderated', params: { action: 'suspend', rule: 'hate' } },
    ])
    const stranger = await ask(someCaller(), 'POST', `/api/reports/${body.id}/appeal`, {
      words: 'Mine',
    })
    expect(stranger.status).toBe(404)
    expect((await appeal()).body).toMatchObject({ state: 'appealed', canAppeal: false })
    expect((await appeal()).status).toBe(200)
    expect(await queue()).toContain(body.id)
    expect((await decide(first, body.id, 3, 'keep')).status).toBe(403)
    const { body: final } = await decide(second, body.id, 3, 'keep')
    expect(final).toMatchObject({ state: 'final', appeal: { words: 'It was a quotation.' } })
    expect(owners.told.suspended.at(-1)).toEqual({ userId: caller.userId, suspended: false })
    expect(owners.told.withheld.at(-1)).toMatchObject({ withheld: false })
    expect([...owners.told.notified.values()].at(-1)).toMatchObject({
      kind: 'appeal-decided',
      params: { reportId: body.id, changed: true },
    })
    expect((await appeal('Once more')).status).toBe(409)
  })

  it('is decided by the only administrator where there is no other', async () => {
    const { caller, body } = await report()
    owners.administrators = 1
    await decide(first, body.id, 1, 'remove')
    await ask(caller, 'POST', `/api/reports/${body.id}/appeal`, { words: 'Please' })
    expect((await decide(first, body.id, 3, 'remove')).status).toBe(200)
    expect([...owners.told.notified.values()].at(-1)).toMatchObject({ params: { changed: false } })
  })
})

it('writes down what the policy refused by itself, once, and what decided', async () => {
  const event = {
    id: newId(),
    name: 'media.content-refused',
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    payload: {
      userId: newId(),
      what: 'upload',
      reason: 'sexual',
      by: 'provider',
      provider: 'openai',
      model: 'omni',
      providerAway: false,
    },
  }
  await stack.bus.publishEvent(event)
  await stack.bus.publishEvent(event)
  const lines = async () =>
    (await ask(first, 'GET', '/api/admin/moderation/decisions')).body.decisions.filter(
      ({ id }: { id: string }) => id === event.id,
    )
  await vi.waitFor(async () => expect(await lines()).toHaveLength(1), { timeout: 20_000 })
  expect(await lines()).toMatchObject([
    { action: 'refuse', what: 'upload', rule: 'sexual', by: 'provider', model: 'omni' },
  ])
})

it('forgets a person who is erased: reports, and whose the decisions were', async () => {
  const { caller, body } = await report()
  await decide(first, body.id, 1, 'warn', 'Do not do this again, Lin.')
  const { userId } = caller
  expect(
    await stack.bus.request(erasureRequests.admin, 'admin.erase-user', { userId }),
  ).toMatchObject({ done: true, erased: { moderation_cases: 1 } })
  expect((await ask(first, 'GET', `/api/admin/moderation/${body.id}`)).status).toBe(404)
  const { rows } = await sql`select 1 from moderation_decisions
    where subject = ${userId} or case_id = ${body.id} or reason like '%Lin%'`.execute(stack.db)
  expect(rows).toEqual([])
})

it('forgets what was told to whoever reported a template, in both logs', async () => {
  const caller = someCaller()
  const body = { id: newId(), kind: 'template', targetId: 'fox', reason: 'other' }
  await ask(caller, 'POST', '/api/reports', body)
  await decide(first, body.id, 1, 'keep', 'It is a fox, Wei.')
  // The report is gone before the account is.
  await sql`delete from moderation_cases where id = ${body.id}`.execute(stack.db)
  const { userId } = caller
  await stack.bus.request(erasureRequests.admin, 'admin.erase-user', { userId })
  const { rows } = await sql`select reason from audit_log where reason like '%Wei%'
    union all select reason from moderation_decisions where reason like '%Wei%'`.execute(stack.db)
  expect(rows).toEqual([])
  const { entries } = (await ask(first, 'GET', '/api/admin/audit')).body
  expect(entries[0]).toMatchObject({ action: 'decide-report', subject: null, reason: null })
})

describe('companions', () => {
  it('are counted from events, found by their owner, and never named', async () => {
    const userId = newId()
    const companionId = newId()
    const publish = (name: string) =>
      stack.bus.publishEvent({
        id: newId(),
        name,
        occurredAt: '2026-11-23T10:00:00.000Z',
        requestId: 'test',
        payload: { userId, companionId },
      })
    await publish('chat.message-created')
    await publish('chat.companion-created')
    await publish('chat.message-created')
    const find = async (state = '') =>
      (await ask(first, 'GET', `/api/admin/companions${state}`)).body.companions
    await vi.waitFor(
      async () =>
        expect(await find()).toContainEqual({
          id: companionId,
          ownerId: userId,
          ownerEmail: `${userId}@example.com`,
          tier: 'basic',
          state: 'active',
          createdAt: '2026-11-23T10:00:00.000Z',
          lastWrittenOn: '2026-11-23',
          messages: 2,
        }),
      { timeout: 20_000 },
    )
    await publish('chat.companion-hidden')
    await vi.waitFor(
      async () => expect(await find('?state=hidden')).toMatchObject([{ id: companionId }]),
      { timeout: 20_000 },
    )
    expect(await find('?query=nobody')).toEqual([])
  })
})
