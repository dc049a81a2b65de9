import { authRequests, type NewNotification } from '@lumen/contracts/auth/bus'
import type { Notification, PushPayload } from '@lumen/contracts/auth/notifications'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAuthStack, vapidKeys, type AuthStack } from './support/auth-stack.ts'
import { openPushService, type PushService } from './support/push-service.ts'

let stack: AuthStack
let pushService: PushService
beforeAll(async () => {
  pushService = await openPushService()
  stack = await openAuthStack({ LUMEN_PUSH_ORIGINS: pushService.origin })
})
afterAll(async () => {
  await stack?.close()
  await pushService?.close()
})

const crystal = (): NewNotification => ({
  kind: 'memory-crystal',
  params: { companionId: newId(), memoryId: newId() },
})
const notify = async (userId: string, notification = crystal(), id = newId()) =>
  (await stack.bus.request(authRequests, 'auth.notify', { userId, id, notification })).outcome
const list = async (token: string, query = '') =>
  (await stack.call('GET', `/api/notifications${query}`, { token })).body as {
    notifications: Notification[]
    unreadCount: number
    nextCursor: string | null
  }

describe('what is told of money', () => {
  it('stays in the list, and comes by mail once however often it is asked for', async () => {
    const { token, userId, email } = await stack.person({ language: 'en' })
    const paid: NewNotification = {
      kind: 'payment-received',
      params: { bought: { kind: 'plan', id: 'basic' }, cents: 1299, currency: 'usd' },
    }
    const failed: NewNotification = {
      kind: 'renewal-failed',
      params: { bought: { kind: 'plan', id: 'basic' } },
    }
    const id = newId()
    expect(await notify(userId, paid, id)).toBe('created')
    expect(await notify(userId, paid, id)).toBe('repeated')
    await stack.call('PATCH', '/api/notifications/preferences', {
      token,
      body: { kind: 'renewal-failed', mail: false },
    })
    await notify(userId, failed)
    expect((await list(token)).notifications.slice(0, 2)).toMatchObject([failed, paid])
    const refused = await stack.call('PATCH', '/api/notifications/preferences', {
      token,
      body: { kind: 'payment-received', inApp: false },
    })
    expect(refused.status).toBe(400)
    // One that is mailed after it, so that nothing before can still be on its way.
    await notify(userId, { kind: 'second-factor-changed', params: { on: true } })
    const mails = async () =>
      (await stack.mailsTo(email))
        .map(({ subject }) => subject)
        .filter((each) => /two-step|pay|renew/i.test(each))
    await expect.poll(mails).toHaveLength(2)
    const [, mail] = (await stack.mailsTo(email)).filter(({ subject }) =>
      /Two-step|Pay/.test(subject),
    )
    expect(mail?.text).toContain('Basic plan, $12.99')
    expect(mail?.text).toContain('/wallet#transactions')
  })
})

describe('the list', () => {
  it('begins with a welcome', async () => {
    const { token } = await stack.person()
    expect(await list(token)).toEqual({
      notifications: [
        {
          id: expect.any(String),
          kind: 'welcome',
          params: {},
          createdAt: '2026-11-21T12:00:00.000Z',
          readAt: null,
        },
      ],
      unreadCount: 1,
      nextCursor: null,
    })
  })

  it('has pages, newest first, that leave nothing out', async () => {
    const { token, userId } = await stack.person()
    const ids = Array.from({ length: 5 }, () => newId())
    for (const id of ids) expect(await notify(userId, crystal(), id)).toBe('created')
    const first = await list(token, '?limit=2')
    const second = await list(token, `?limit=2&cursor=${first.nextCursor}`)
    const third = await list(token, `?limit=2&cursor=${second.nextCursor}`)
    const seen = [first, second, third].flatMap((page) => page.notifications.map(({ id }) => id))
    expect(seen.slice(0, 5)).toEqual(ids.toReversed())
    expect(seen).toHaveLength(6)
    expect(third.nextCursor).toBeNull()
    expect(first.unreadCount).toBe(6)
  })

  it('takes a notification once, and none for nobody', async () => {
    const { token, userId } = await stack.person()
    const id = newId()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => notify(userId, crystal(), id)),
    )
    expect(outcomes.toSorted()).toEqual(['created', ...Array.from({ length: 4 }, () => 'repeated')])
    expect((await list(token)).notifications).toHaveLength(2)
    expect(await notify(newId())).toBe('unknown')
  })

  it('is marked as read, one by one or as a whole, on every device', async () => {
    const { token, userId, frames } = await stack.person()
    const stranger = await stack.person()
    await notify(userId)
    const [newest] = (await list(token)).notifications
    const read = (who: string, body: object) =>
      stack.call('POST', '/api/notifications/read', { token: who, body })
    expect((await read(stranger.token, { ids: [newest!.id] })).body).toEqual({ unreadCount: 1 })
    expect((await list(token)).unreadCount).toBe(2)
    expect((await read(token, { ids: [newest!.id] })).body).toEqual({ unreadCount: 1 })
    expect((await list(token)).notifications[0]?.readAt).toBe('2026-11-21T12:00:00.000Z')
    expect((await read(token, {})).body).toEqual({ unreadCount: 0 })
    await vi.waitFor(() =>
      expect(frames.map((frame) => [frame.kind, frame.unreadCount])).toEqual([
        ['notification', 2],
        ['notifications-read', 1],
        ['notifications-read', 0],
      ]),
    )
  })

  it('tells of a sign-in on a new device only', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
    const { token, email } = await stack.person({}, firefox)
    await stack.signIn(email, firefox)
    expect((await list(token)).notifications).toHaveLength(1)
    await stack.signIn(email, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36')
    expect((await list(token)).notifications[0]).toMatchObject({
      kind: 'new-sign-in',
      params: { browser: 'Chrome', system: 'Windows' },
    })
  })
})

describe('preferences', () => {
  const change = (token: string, body: object) =>
    stack.call('PATCH', '/api/notifications/preferences', { token, body })

  it('are everything at first, and are changed one by one', async () => {
    const { token, userId } = await stack.person()
    const { body } = await stack.call('GET', '/api/notifications/preferences', { token })
    expect(body).toContainEqual({
      kind: 'memory-crystal',
      inApp: true,
      push: true,
      mail: false,
      mandatory: false,
    })
    expect((await change(token, { kind: 'memory-crystal', push: false })).body).toContainEqual({
      kind: 'memory-crystal',
      inApp: true,
      push: false,
      mail: false,
      mandatory: false,
    })
    await change(token, { kind: 'memory-crystal', inApp: false })
    expect(await notify(userId)).toBe('muted')
    expect((await list(token)).notifications).toHaveLength(1)
    await change(token, { kind: 'memory-crystal', inApp: true })
    expect(await notify(userId)).toBe('created')
  })

  it('leave what protects the account', async () => {
    const { token } = await stack.person()
    const { status, body } = await change(token, { kind: 'password-changed', inApp: false })
    expect([status, body.details]).toMatchObject([400, [{ path: '/inApp' }]])
    expect((await change(token, { kind: 'password-changed', push: false })).status).toBe(200)
    expect((await change(token, { kind: 'password-changed' })).status).toBe(400)
    expect((await change(token, { kind: 'nonsense', push: false })).status).toBe(400)
  })
})

describe('push messages', () => {
  const subscribe = (token: string, body: object) =>
    stack.call('POST', '/api/notifications/subscriptions', { token, body })
  const devices = (userId: string) =>
    stack.db.selectFrom('push_devices').selectAll().where('user_id', '=', userId).execute()

  it('are signed with the key that browsers subscribe with', async () => {
    const { token } = await stack.person()
    const { body } = await stack.call('GET', '/api/notifications/web-push-key', { token })
    expect(body).toEqual({ publicKey: vapidKeys.publicKey })
  })

  it('reach a browser encrypted, in the user’s language', async () => {
    const { token, userId } = await stack.person({ language: 'fr' })
    const browser = pushService.browser()
    expect((await subscribe(token, browser.subscription)).status).toBe(200)
    const id = newId()
    await notify(userId, crystal(), id)
    const received = await vi.waitFor(() => {
      const [first] = browser.received
      if (first === undefined) throw new Error('nothing yet')
      return first
    })
    expect(received.payload).toEqual({
      id,
      kind: 'memory-crystal',
      title: 'Un souvenir a pris forme',
      body: 'Votre compagnon garde précieusement ce que vous avez raconté.',
      language: 'fr',
      url: '/memory-crystal',
    } satisfies PushPayload)
    expect(received.headers['content-encoding']).toBe('aes128gcm')
    expect(Number(received.headers['ttl'])).toBeGreaterThan(0)
    expect(received.vapid).toMatchObject({
      aud: pushService.origin,
      sub: 'mailto:operator@lumen.example',
    })
  })

  it('are tried again when the push service could not take them', async () => {
    const { token, userId } = await stack.person()
    const browser = pushService.browser({ answers: [503, 429] })
    await subscribe(token, browser.subscription)
    await notify(userId)
    await vi.waitFor(() => expect(browser.received).toHaveLength(1))
    expect(browser.attempts()).toBe(3)
  })

  it.each([404, 410])('end for a browser that is gone (%i)', async (status) => {
    const { token, userId } = await stack.person()
    const browser = pushService.browser({ answers: [status] })
    await subscribe(token, browser.subscription)
    await notify(userId)
    await vi.waitFor(async () => expect(await devices(userId)).toEqual([]))
    expect(browser.attempts()).toBe(1)
  })

  it('end with the session, with the subscription, and where somebody else signs in', async () => {
    const me = await stack.person()
    const second = await stack.signIn(me.email)
    const [gone, removed, shared] = [
      pushService.browser(),
      pushService.browser(),
      pushService.browser(),
    ]
    await subscribe(second.token, gone.subscription)
    await subscribe(me.token, removed.subscription)
    await subscribe(me.token, shared.subscription)
    await stack.call('POST', '/api/auth/logout', { token: second.token })
    await stack.call('DELETE', '/api/notifications/subscriptions', {
      token: me.token,
      body: { endpoint: removed.subscription.endpoint },
    })
    const other = await stack.person()
    await subscribe(other.token, shared.subscription)
    expect(await devices(me.userId)).toEqual([])

    const kept = pushService.browser()
    await subscribe(me.token, kept.subscription)
    await notify(me.userId)
    await notify(other.userId)
    await vi.waitFor(() => {
      expect(kept.received).toHaveLength(1)
      expect(shared.received).toHaveLength(1)
    })
    expect(gone.attempts() + removed.attempts()).toBe(0)
  })

  it('are not sent for kinds that are switched off', async () => {
    const { token, userId } = await stack.person()
    const browser = pushService.browser()
    await subscribe(token, browser.subscription)
    await stack.call('PATCH', '/api/notifications/preferences', {
      token,
      body: { kind: 'memory-crystal', push: false },
    })
    await notify(userId)
    await notify(userId, { kind: 'media-ready', params: { jobId: newId(), media: 'image' } })
    await vi.waitFor(() => expect(browser.received).toHaveLength(1))
    expect(browser.received[0]?.payload).toMatchObject({ kind: 'media-ready' })
  })

  it.each([
    'http://127.0.0.1:4222/',
    'https://169.254.169.254/latest/meta-data',
    'https://evil.example/push',
    'ftp://fcm.googleapis.com/x',
  ])('do not go to %s', async (endpoint) => {
    const { token } = await stack.person()
    const { status, body } = await subscribe(token, {
      ...pushService.browser().subscription,
      endpoint,
    })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })

  it('keep endpoints and keys sealed', async () => {
    const { token, userId } = await stack.person()
    const { subscription } = pushService.browser()
    await subscribe(token, subscription)
    const bytes = JSON.stringify(
      (await devices(userId)).map((row) => ({ ...row, target: row.target.toString('latin1') })),
    )
    expect(bytes).not.toContain(new URL(subscription.endpoint).pathname)
    expect(bytes).not.toContain(subscription.keys.auth)
  })

  it('take a token of the mobile app for its own user only', async () => {
    const { token, userId } = await stack.person()
    const register = (body: object) => stack.call('POST', '/api/mobile/push-token', { token, body })
    expect((await register({ token: 'token-of-a-phone', userId })).status).toBe(200)
    expect((await register({ token: 'token-of-a-phone', userId, platform: 'ios' })).status).toBe(
      200,
    )
    expect(await devices(userId)).toMatchObject([{ kind: 'ios' }])
    const { status, body } = await register({ token: 'token-of-a-phone', userId: newId() })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })
})
