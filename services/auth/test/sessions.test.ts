import type { RequestHandlers } from '@lumen/bus/answers'
import { connectBus } from '@lumen/bus/connect'
import type { SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { authLimits } from '@lumen/contracts/auth/limits'
import { chatRequests, type chatEvents } from '@lumen/contracts/chat/bus'
import type { fortuneEvents } from '@lumen/contracts/fortune/bus'
import { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordFeatureUse, removeOldFeatureUses } from '../src/store/feature-uses.ts'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack()
})
afterAll(() => stack?.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function revocations(userId: string) {
  const heard: SessionRevoked[] = []
  stack.bus.listen(subjects.sessionRevoked, (data) => {
    if ((data as SessionRevoked).userId === userId) heard.push(data as SessionRevoked)
  })
  await stack.bus.flush()
  return heard
}

describe('sessions', () => {
  it('are listed with their devices, this one first', async () => {
    const { token, email } = await stack.person({}, firefox)
    stack.setNow(new Date('2026-11-21T12:20:00Z'))
    await stack.signIn(email, iphone)
    const { body } = await stack.call('GET', '/api/auth/sessions', { token })
    expect(body).toEqual([
      {
        id: expect.any(String),
        device: { browser: 'Firefox', system: 'Linux', form: 'desktop' },
        createdAt: '2026-11-21T12:00:00.000Z',
        lastSeenAt: '2026-11-21T12:20:00.000Z',
        current: true,
      },
      {
        id: expect.any(String),
        device: { browser: 'Safari', system: 'iOS', form: 'mobile' },
        createdAt: '2026-11-21T12:20:00.000Z',
        lastSeenAt: '2026-11-21T12:20:00.000Z',
        current: false,
      },
    ])
  })

  it('end one by one, told to the gateways at once', async () => {
    const { token, userId, email } = await stack.person({}, firefox)
    const other = await stack.signIn(email, iphone)
    const sessions = (await stack.call('GET', '/api/auth/sessions', { token })).body
    const heard = await revocations(userId)
    const path = `/api/auth/sessions/${sessions[1].id}`
    expect((await stack.call('DELETE', path, { token })).status).toBe(200)
    await vi.waitFor(() =>
      expect(heard).toMatchObject([{ sessionIds: [sessions[1].id], reason: 'ended' }]),
    )
    expect(await stack.identify(other.token)).toBeNull()
    expect(await stack.identify(token)).not.toBeNull()
    expect((await stack.call('DELETE', path, { token })).status).toBe(404)
  })

  it('end all but this one', async () => {
    const { token, email } = await stack.person()
    const others = [await stack.signIn(email), await stack.signIn(email)]
    const { body } = await stack.call('DELETE', '/api/auth/sessions', { token })
    expect(body).toEqual({ ended: 2 })
    for (const other of others) expect(await stack.identify(other.token)).toBeNull()
    expect(await stack.identify(token)).not.toBeNull()
  })
})

it('ends the session unused for longest when there are too many', async () => {
  const { token, userId, email } = await stack.person()
  const heard = await revocations(userId)
  for (let signIns = 1; signIns < authLimits.sessionsPerUser; signIns += 1)
    await stack.signIn(email)
  expect(await stack.identify(token)).not.toBeNull()
  const last = await stack.signIn(email)
  expect(await stack.identify(token)).toBeNull()
  expect(await stack.identify(last.token)).not.toBeNull()
  await vi.waitFor(() => expect(heard).toMatchObject([{ reason: 'ended' }]))
})

describe('a password change', () => {
  const change = (token: string, currentPassword: string, newPassword = 'staple correct horse') =>
    stack.call('POST', '/api/auth/password', { token, body: { currentPassword, newPassword } })

  it('ends the other sessions, and only the new one works', async () => {
    const { token, userId, email, frames } = await stack.person()
    const other = await stack.signIn(email)
    const { status, body } = await change(token, 'correct horse battery')
    expect([status, body]).toEqual([200, { ended: 1 }])
    expect(await stack.identify(other.token)).toBeNull()
    expect((await stack.signIn(email)).status).toBe(401)
    expect((await stack.signIn(email, undefined, 'staple correct horse')).status).toBe(200)
    await vi.waitFor(() =>
      expect(frames).toContainEqual(
        expect.objectContaining({
          kind: 'notification',
          notification: expect.objectContaining({ kind: 'password-changed' }),
        }),
      ),
    )
    expect(userId).toBeTruthy()
  })

  it('needs the current one', async () => {
    const { token, email } = await stack.person()
    const { status, body } = await change(token, 'something else')
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.details).toMatchObject([{ path: '/currentPassword' }])
    expect((await stack.signIn(email)).status).toBe(200)
    expect((await change(token, 'correct horse battery', 'short')).status).toBe(400)
  })

  it('leaves no session that was opened with the old password', async () => {
    const { token, email } = await stack.person()
    const [changed, ...signIns] = await Promise.all([
      change(token, 'correct horse battery'),
      ...Array.from({ length: 8 }, () => stack.signIn(email)),
    ])
    expect(changed.status).toBe(200)
    for (const each of signIns.filter(({ status }) => status === 200))
      expect(await stack.identify(each.token)).toBeNull()
    expect(await stack.identify(token)).not.toBeNull()
  })

  it('happens once when it is asked for twice at the same time', async () => {
    const { token } = await stack.person()
    const answers = await Promise.all([
      change(token, 'correct horse battery', 'first new password'),
      change(token, 'correct horse battery', 'second new password'),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('pauses after ten wrong ones', async () => {
    const { token } = await stack.person()
    for (let attempt = 0; attempt < 10; attempt += 1) await change(token, 'wrong')
    const { status, body } = await change(token, 'correct horse battery')
    expect([status, body.code]).toEqual([429, 'rate_limited'])
  })
})

describe('the profile', () => {
  it('takes names, language and theme', async () => {
    const { token } = await stack.person()
    const { body } = await stack.call('PATCH', '/api/auth/me', {
      token,
      body: { username: '小林', firstName: 'Lin', language: 'ja', theme: 'dark' },
    })
    expect(body).toMatchObject({
      username: '小林',
      firstName: 'Lin',
      preferences: { language: 'ja', theme: 'dark' },
    })
  })

  it('completes a birth date, yet does not change it', async () => {
    const { token } = await stack.person({ birthDate: undefined, ageConfirmed: true })
    const set = (birthDate: string) =>
      stack.call('PATCH', '/api/auth/me', { token, body: { birthDate } })
    expect((await set('2011-01-01')).body.ageBand).toBe('teen')
    expect((await set('2011-01-01')).status).toBe(200)
    const { status, body } = await set('1990-01-01')
    expect([status, body.code]).toEqual([409, 'conflict'])
    const other = await stack.person({ birthDate: undefined, ageConfirmed: true })
    const dates = Array.from({ length: 6 }, (_, index) => `199${index}-01-01`)
    const answers = await Promise.all(
      dates.map((birthDate) =>
        stack.call('PATCH', '/api/auth/me', { token: other.token, body: { birthDate } }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

describe('figures', () => {
  it('come from the services that know; a missing part is null', async () => {
    const { token } = await stack.person()
    const { status, body } = await stack.call('GET', '/api/user/stats', { token })
    expect([status, body]).toEqual([
      200,
      {
        totalMessages: null,
        totalConversations: null,
        memoryCrystals: null,
        daysActive: null,
        todayConversations: null,
        todayFeatures: 0,
        usedFeatures: [],
      },
    ])
  })

  it('are put together by the user’s day, and do not wait for who is slow', async () => {
    const { token, userId } = await stack.person()
    const log = createLogger({ service: 'test', level: 'silent' })
    const services = await connectBus({ ...stack.environment.nats, service: 'chat', log })
    const asked: unknown[] = []
    const away = () => Promise.reject(new Error('not asked here'))
    const others = Object.fromEntries(
      Object.keys(chatRequests).map((name) => [name, away]),
    ) as unknown as RequestHandlers<typeof chatRequests>
    services.serve(chatRequests, {
      ...others,
      'chat.user-stats': (input) => {
        asked.push(input)
        return Promise.resolve({
          totalMessages: 12,
          totalConversations: 3,
          daysActive: 0,
          todayConversations: 1,
        })
      },
    })
    const memory = await connectBus({ ...stack.environment.nats, service: 'memory', log })
    const slow: ((answer: { count: number }) => void)[] = []
    memory.serve(memoryFigureRequests, {
      'memory.count-crystals': () => new Promise((resolve) => slow.push(resolve)),
    })
    await Promise.all([services.flush(), memory.flush()])

    // Sunday 01:30 in Shanghai; it began at 16:00 UTC.
    stack.setNow(new Date('2026-11-21T17:30:00Z'))
    const publish = (
      name: keyof typeof chatEvents | keyof typeof fortuneEvents,
      occurredAt: string,
      payload: object,
    ) =>
      stack.bus.publishEvent({
        id: newId(),
        name,
        occurredAt,
        requestId: 'request-of-a-test',
        payload: { userId, companionId: newId(), ...payload },
      })
    const message = () => ({ messageId: newId(), version: 1, isFromUser: true })
    await stack.bus.ensureStreams(['chat', 'fortune'])
    await publish('fortune.eastern-opened', '2026-11-21T15:30:00Z', {})
    await publish('chat.message-created', '2026-11-21T15:59:00Z', message())
    await publish('chat.companion-created', '2026-11-21T15:10:00Z', {})
    await publish('chat.message-created', '2026-11-21T16:01:00Z', message())
    await publish('chat.message-created', '2026-11-21T16:50:00Z', message())
    await publish('chat.message-completed', '2026-11-21T16:51:00Z', message())
    await publish('chat.message-regenerated', '2026-11-21T17:00:00Z', message())
    const stats = async () =>
      (await stack.call('GET', '/api/user/stats?timeZone=Asia/Shanghai', { token })).body
    await vi.waitFor(async () => expect((await stats()).todayFeatures).toBe(2))
    expect(await stats()).toEqual({
      totalMessages: 12,
      totalConversations: 3,
      memoryCrystals: null,
      daysActive: 1,
      todayConversations: 1,
      todayFeatures: 2,
      usedFeatures: ['chat', 'companion-creation', 'eastern-fortune', 'regeneration'],
    })
    expect(asked[0]).toEqual({
      userId,
      timeZone: 'Asia/Shanghai',
      dayStart: '2026-11-21T16:00:00.000Z',
    })
    for (const answer of slow) answer({ count: 0 })
    await Promise.all([services.close(), memory.close()])
  })

  it('know for ever what was used once, however much of it is cleared away', async () => {
    const { token, userId } = await stack.person()
    const day = (date: number) => new Date(Date.UTC(2026, 9, date, 12))
    for (const [feature, at] of [
      ['chat', 1],
      ['chat', 2],
      ['chat', 20],
      ['editing', 3],
    ] as const)
      await recordFeatureUse(stack.db, { userId, feature, at: day(at) })
    expect(await removeOldFeatureUses(stack.db, day(10))).toBe(1)
    const { body } = await stack.call('GET', '/api/user/stats', { token })
    expect(body.usedFeatures).toEqual(['chat', 'editing'])
  })
})
