import { authOfficeRequests, type Account, type Letter } from '@lumen/contracts/auth/office-bus'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import { subjects } from '@lumen/contracts/bus'
import { chatOfficeRequests } from '@lumen/contracts/chat/office-bus'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rebuildPeople } from '../src/use-cases/rebuild-people.ts'
import { createContext } from '../src/context.ts'
import { loadConfig } from '../src/config.ts'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
const now = new Date('2026-11-23T12:00:00Z')
const operator = { ...someCaller(), role: 'admin' as const }
const accounts: Account[] = []
const letters: Letter[] = []
/** Why accounts were suspended, as auth was told. */
const reasons: unknown[] = []
/** What whoever asks auth to suspend or open waits for. */
let turn: () => Promise<void> = () => Promise.resolve()
let mailMode: 'smtp' | 'off' = 'smtp'
const checks = {
  latest: () => Promise.resolve([{ id: 'auth', status: 'ready' as const, responseMs: 4 }]),
  measure: () => Promise.resolve([]),
}

/** An account as auth has it, and the event of its making. */
async function signUp(name: string): Promise<Account> {
  const account: Account = {
    id: newId(),
    email: `${name}@example.com`,
    username: name,
    role: 'user',
    createdAt: now.toISOString(),
    lastLoginAt: null,
    suspendedAt: null,
  }
  accounts.unshift(account)
  await publish('auth.user-registered', { userId: account.id })
  return account
}
const publish = (name: string, payload: object) =>
  stack.bus.publishEvent({
    id: newId(),
    name,
    occurredAt: now.toISOString(),
    requestId: 'test',
    payload,
  })

const call = async (method: string, path: string, body?: object, caller = operator) =>
  stack.call(admin, method, `/api/admin${path}`, { caller, ...(body !== undefined && { body }) })

const log = createLogger({ service: 'test', level: 'silent' })
const owners: Bus[] = []
/** The bus of a service that the back office asks. */
async function busOf(service: string): Promise<Bus> {
  const bus = await connectBus({ ...stack.environment.nats, service, log })
  owners.push(bus)
  return bus
}

/** Has auth hear the first of two after the second. */
function overtake(): void {
  let isFirst = true
  const { promise, resolve } = Promise.withResolvers<void>()
  turn = async () => {
    if (!isFirst) setImmediate(resolve)
    else {
      isFirst = false
      await promise
    }
  }
}

/** The other services, as far as the back office asks them. */
async function serveOwners(): Promise<void> {
  const auth = await busOf('auth')
  auth.serve(authOfficeRequests, {
    'auth.list-accounts': async ({ query, before, limit }) => ({
      accounts: accounts
        .filter(({ email, id }) => email.includes(query) && (before === null || id < before))
        .slice(0, limit),
    }),
    'auth.read-account': async ({ userId }) => ({
      account: accounts.find(({ id }) => id === userId) ?? null,
    }),
    'auth.suspend-account': async ({ userId, suspended, reason }) => {
      await turn()
      reasons.push(reason)
      const at = accounts.findIndex(({ id }) => id === userId)
      if (at < 0) return { outcome: 'unknown' }
      const account = accounts[at]!
      if ((account.suspendedAt !== null) === suspended) return { outcome: 'already' }
      accounts[at] = { ...account, suspendedAt: suspended ? now.toISOString() : null }
      return { outcome: 'done' }
    },
    'auth.count-administrators': async () => ({ count: 2 }),
    'auth.end-sessions': async () => ({ ended: 2 }),
    'auth.list-account-sessions': async () => ({ sessions: [] }),
    'auth.check-fresh': async () => ({ fresh: true }),
    'auth.read-mail-mode': async () => ({ mode: mailMode }),
    'auth.queue-letter': async (letter) => {
      letters.push(letter)
      return { outcome: 'queued' }
    },
  })
  const billing = await busOf('billing')
  const { 'billing.read-revenue': readRevenue } = billingOfficeRequests
  billing.serve(
    { 'billing.read-revenue': readRevenue },
    {
      'billing.read-revenue': async () => ({ totalCents: 12_345, sinceCents: 999 }),
    },
  )
  const { 'billing.read-account': readAccount } = billingRequests
  billing.serve(
    { 'billing.read-account': readAccount },
    {
      'billing.read-account': async () => ({
        credits: 0,
        vipPoints: 0,
        plan: 'basic',
        companions: 5,
        version: 1,
      }),
    },
  )
  const chat = await busOf('chat')
  const { 'chat.list-all-companions': listCompanions } = chatOfficeRequests
  chat.serve(
    { 'chat.list-all-companions': listCompanions },
    {
      'chat.list-all-companions': async () => ({
        companions: [
          {
            id: newId(),
            userId: accounts[0]!.id,
            createdAt: now.toISOString(),
            hidden: false,
            messages: 3,
            lastWrittenOn: '2026-11-20',
          },
        ],
      }),
    },
  )
}

beforeAll(async () => {
  stack = await openAdminStack()
  await stack.bus.ensureStreams(['auth', 'chat', 'media'])
  await serveOwners()
  admin = await stack.start({ checks, clock: { now: () => now } })
})
afterAll(async () => {
  await Promise.all(owners.map((bus) => bus.close()))
  await stack?.close()
})

describe('figures', () => {
  it('count who is there, who writes, what was paid and what failed', async () => {
    const before = (await call('GET', '/stats')).body
    const lin = await signUp('lin')
    const companion = { userId: lin.id, companionId: newId() }
    await publish('chat.companion-created', companion)
    await publish('chat.message-created', companion)
    stack.bus.broadcast(subjects.gatewayAnswers, {
      gatewayId: newId(),
      minute: now.toISOString(),
      answers: 200,
      failures: 1,
    })
    await vi.waitFor(
      async () =>
        expect((await call('GET', '/stats?timeRange=7d')).body).toEqual({
          totalUsers: before.totalUsers + 1,
          newUsersToday: before.newUsersToday + 1,
          monthlyActiveUsers: before.monthlyActiveUsers + 1,
          totalRevenue: 123.45,
          totalCompanions: before.totalCompanions + 1,
          errorRate: 0.5,
          inRange: { newUsers: 1, activeUsers: 1, revenue: 9.99, answers: 200 },
        }),
      { timeout: 20_000 },
    )
    expect((await call('GET', '/activity')).body[0]).toMatchObject({
      description: expect.any(String),
      timestamp: now.toISOString(),
    })
    const { body: health } = await call('GET', '/system-health')
    expect(health).toMatchObject({
      services: [{ id: 'auth', status: 'operational' }],
      hours: [{ hour: now.toISOString(), answers: 200, failures: 1 }],
    })
  })

  it('are made anew from what their owners have', async () => {
    const [lin] = accounts
    const { context, closer } = await createContext(loadConfig(stack.env), {
      clock: { now: () => now },
    })
    try {
      expect(await rebuildPeople(context)).toEqual({ people: accounts.length, companions: 1 })
      expect((await call('GET', `/users/${lin!.id}`)).body.user).toMatchObject({
        companions: 1,
        lastActiveOn: '2026-11-20',
      })
    } finally {
      await closer.close()
    }
  })
})

describe('accounts', () => {
  it('are found by a part of their address, with plan and use', async () => {
    const mei = await signUp('mei')
    expect((await call('GET', '/users?query=mei')).body).toEqual({
      users: [
        expect.objectContaining({ id: mei.id, email: mei.email, tier: 'basic', suspendedAt: null }),
      ],
      next: null,
    })
    expect((await call('GET', '/users?cursor=x')).body.code).toBe('invalid_input')
  })

  it('are suspended and opened with a reason, which stands in the log for good', async () => {
    const { id } = await signUp('noah')
    expect((await call('POST', `/users/${id}/suspend`, { reason: ' ' })).status).toBe(400)
    const { body } = await call('POST', `/users/${id}/suspend`, { reason: 'Spam' })
    expect(body.suspendedAt).toBe(now.toISOString())
    expect(reasons).toEqual(['Spam'])
    await call('POST', `/users/${id}/restore`, { reason: 'It was a mistake' })
    expect((await call('POST', `/users/${id}/end-sessions`, { reason: 'Asked for' })).body).toEqual(
      {
        ended: 2,
      },
    )
    const { history } = (await call('GET', `/users/${id}`)).body
    expect(
      history.map(({ action, reason }: { action: string; reason: string }) => [action, reason]),
    ).toEqual([
      ['end-sessions', 'Asked for'],
      ['restore-user', 'It was a mistake'],
      ['suspend-user', 'Spam'],
    ])
    expect((await call('GET', '/audit')).body.entries[0]).toMatchObject({ actor: operator.userId })
    await expect(
      sql`update audit_log set reason = 'x', subject = ${id}`.execute(stack.db),
    ).rejects.toThrow(/only added to/)
    await expect(sql`delete from audit_log`.execute(stack.db)).rejects.toThrow(/only added to/)
  })

  it('are suspended and opened by one of two administrators at once, and the other is told', async () => {
    const { id } = await signUp('twice')
    for (const deed of ['suspend', 'restore']) {
      overtake()
      const both = await Promise.all(
        ['one', 'two'].map((reason) => call('POST', `/users/${id}/${deed}`, { reason })),
      )
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await call('POST', `/users/${id}/${deed}`, { reason: 'late' })).status).toBe(409)
    }
    const { body: activity } = await call('GET', '/activity')
    expect(activity.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'user-restored',
      'user-suspended',
    ])
  })

  it('that nobody has are 404', async () => {
    expect((await call('GET', `/users/${newId()}`)).status).toBe(404)
    expect((await call('POST', `/users/${newId()}/suspend`, { reason: 'x' })).status).toBe(404)
  })
})

it('opens an incident once, adds to it, and ends it once', async () => {
  const id = newId()
  const incident = {
    id,
    title: 'Slow',
    description: 'Answers take long.',
    language: 'en',
    severity: 'minor',
  }
  const [first, second] = await Promise.all([
    call('POST', '/incidents', incident),
    call('POST', '/incidents', incident),
  ])
  expect([first.status, second.status]).toEqual([201, 201])
  expect((await call('GET', '/incidents')).body).toHaveLength(1)
  const update = { message: 'It is over.', resolve: true }
  const ends = await Promise.all([
    call('POST', `/incidents/${id}/updates`, update),
    call('POST', `/incidents/${id}/updates`, update),
  ])
  expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it('shows what people wrote, and what of it is dealt with; who read it is written down', async () => {
  const { body: sent } = await stack.call(admin, 'POST', '/api/contact', {
    body: {
      name: 'Lin',
      email: 'lin@example.com',
      subject: 'Hi',
      category: 'general',
      message: 'Hello',
    },
  })
  const open = async () => (await call('GET', '/contact')).body.messages
  expect(await open()).toMatchObject([{ id: sent.id, message: 'Hello', state: 'open' }])
  expect((await call('PUT', `/contact/${sent.id}/closed`, { closed: true })).status).toBe(200)
  expect(await open()).toEqual([])
  expect((await call('GET', '/contact?state=closed')).body.messages).toHaveLength(1)
  const { entries } = (await call('GET', '/audit')).body
  expect(entries.map(({ action }: { action: string }) => action)).toContain('read-contact')
})

describe('an answer to what somebody wrote', () => {
  const write = async () =>
    (
      await stack.call(admin, 'POST', '/api/contact', {
        body: {
          name: 'Ana',
          email: 'ana@example.com',
          subject: 'Hola',
          category: 'general',
          message: '¿Cómo va?',
          language: 'es',
        },
      })
    ).body.id as string
  const answer = (id: string, body: object) => call('POST', `/contact/${id}/answers`, body)
  const shown = async (id: string, state: string) =>
    (await call('GET', `/contact?state=${state}`)).body.messages.find(
      (message: { id: string }) => message.id === id,
    )

  it('goes out once, in their language, and of two at a time one is told to look first', async () => {
    const id = await write()
    const mine = { id: newId(), text: 'Bien.', seen: 0 }
    const theirs = { id: newId(), text: 'Mal.', seen: 0 }
    const both = await Promise.all([answer(id, mine), answer(id, theirs)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const first = both[0].status === 201 ? mine : theirs
    expect((await answer(id, first)).status).toBe(201)
    expect(letters.filter(({ to }) => to === 'ana@example.com')).toMatchObject([
      { id: first.id, language: 'es', subject: 'Hola', quoted: { text: '¿Cómo va?' }, after: [] },
    ])
    const again = { id: newId(), text: 'Otra vez.', seen: 1 }
    expect((await answer(id, again)).body).toMatchObject({
      state: 'answered',
      answers: [{ text: first.text }, { text: 'Otra vez.', delivery: 'waiting' }],
    })
    expect(letters.at(-1)?.after).toEqual([first.id])
  })

  it('that did not get through opens the message again, and says so', async () => {
    const id = await write()
    const letter = newId()
    await answer(id, { id: letter, text: 'Bien.', seen: 0 })
    expect(await shown(id, 'answered')).toBeDefined()
    await publish('auth.letter-ended', { letterId: letter, outcome: 'refused' })
    await vi.waitFor(
      async () =>
        expect((await call('GET', `/contact/${id}/deliveries`)).body).toEqual([
          { id: letter, delivery: 'refused' },
        ]),
      { timeout: 20_000 },
    )
    expect(await shown(id, 'open')).toMatchObject({ answers: [{ delivery: 'refused' }] })
  })

  it('is refused where no mail is sent, to what is closed, and to nothing', async () => {
    const id = await write()
    mailMode = 'off'
    const { body } = await answer(id, { id: newId(), text: 'Bien.', seen: 0 })
    expect(body.code).toBe('mail_not_configured')
    mailMode = 'smtp'
    await call('PUT', `/contact/${id}/closed`, { closed: true })
    expect((await answer(id, { id: newId(), text: 'Bien.', seen: 0 })).status).toBe(409)
    expect((await answer(newId(), { id: newId(), text: 'Bien.', seen: 0 })).status).toBe(404)
  })
})

it('is for administrators alone', async () => {
  expect((await call('GET', '/stats', undefined, someCaller() as typeof operator)).status).toBe(403)
})
