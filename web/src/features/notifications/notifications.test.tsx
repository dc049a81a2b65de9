import type { Notification } from '@lumen/contracts/auth/notifications'
import type { Companion } from '@lumen/contracts/chat/schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { statusChanged } from '@/realtime/realtime-slice'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { narrowScreen } from '@/test/screen-size'
import { pageHeading } from '@/test/page-heading'
import { errorFixture } from '@/test/fixtures'
import { numberedMemory } from '@/test/memory-samples'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { previewOf } from './notice'

const welcome: Notification = {
  id: 'welcome',
  kind: 'welcome',
  params: {},
  createdAt: '2026-11-20T08:00:00.000Z',
  readAt: null,
}
const signIn: Notification = {
  id: 'sign-in',
  kind: 'new-sign-in',
  params: { sessionId: 'session', browser: 'Firefox', system: 'Windows' },
  createdAt: '2026-11-21T08:00:00.000Z',
  readAt: null,
}

async function withNotifications(
  list: Notification[] = [welcome],
  older: Notification[] = [],
  companions?: Companion[],
) {
  const chat = startChatServer(companions && { companions })
  const told: unknown[] = []
  let unreadCount = [...list, ...older].filter(({ readAt }) => readAt === null).length
  server.use(
    // What was kept is gone: the notice says so much in general.
    http.get('*/api/memories/:companionId/:memoryId', () =>
      HttpResponse.json(errorFixture('not_found'), { status: 404 }),
    ),
    http.get('*/api/notifications', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === null
          ? { notifications: list, unreadCount, nextCursor: older.length > 0 ? 'older' : null }
          : { notifications: older, unreadCount, nextCursor: null },
      ),
    ),
    http.post('*/api/notifications/read', async ({ request }) => {
      const body = (await request.json()) as { ids?: string[] }
      told.push(body)
      unreadCount = body.ids === undefined ? 0 : unreadCount - body.ids.length
      return HttpResponse.json({ unreadCount })
    }),
  )
  const view = await renderApp({ path: '/companions' })
  await pageHeading()
  await chat.connected()
  return { ...view, chat, told }
}
const bell = (unread: number) =>
  screen.findByRole('button', { name: unread === 0 ? '通知' : `通知 · ${unread} 条未读` })

describe('the bell', () => {
  it('counts, lists, and marks what is opened as read', async () => {
    const { user, told, router } = await withNotifications([signIn, welcome])
    await user.click(await bell(2))
    const list = within(await screen.findByRole('dialog', { name: '通知' }))
    expect(await list.findByText(/Firefox · Windows 登录了你的账户/)).toBeVisible()
    await user.click(list.getByRole('link', { name: /新设备登录/ }))
    await waitFor(() => expect(told).toEqual([{ ids: ['sign-in'] }]))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.hash).toBe(
        '/settings#sessions',
      ),
    )
    expect(await bell(1)).toBeVisible()
  })

  it('names what was paid for, how much it was, and leads to the invoice', async () => {
    const paid: Notification = {
      ...welcome,
      id: 'paid',
      kind: 'payment-received',
      params: { bought: { kind: 'plan', id: 'basic' }, cents: 1299, currency: 'usd' },
    }
    const back: Notification = {
      ...welcome,
      id: 'back',
      kind: 'payment-refunded',
      params: {
        bought: { kind: 'pack', id: 'starter' },
        cents: 500,
        currency: 'usd',
        automatic: false,
      },
    }
    const { user } = await withNotifications([back, paid])
    await user.click(await bell(2))
    const list = within(await screen.findByRole('dialog', { name: '通知' }))
    expect(await list.findByText(/入门包的 \$5 已退回/)).toBeVisible()
    expect(list.getByRole('link', { name: /基础版订阅，\$12\.99/ })).toHaveAttribute(
      'href',
      '/wallet#transactions',
    )
  })

  it('shows the face of the companion that one is about', async () => {
    const companion = aCompanion({ face: 'noa', avatarUrl: '/faces/noa-256.webp' })
    const asked: Notification = {
      ...welcome,
      id: 'asked',
      kind: 'companion-message',
      params: { companionId: companion.id, messageId: 'message' },
    }
    const { user } = await withNotifications([asked, welcome], [], [companion])
    await user.click(await bell(2))
    const list = within(await screen.findByRole('dialog', { name: '通知' }))
    const row = await list.findByRole('link', { name: new RegExp(companion.name) })
    expect(row.querySelector('img')).toHaveAttribute('src', '/faces/noa-256.webp')
    expect(list.getByRole('link', { name: /欢迎/ }).querySelector('img')).toBeNull()
  })

  it('marks all as read', async () => {
    const { user, told } = await withNotifications([signIn, welcome])
    await user.click(await bell(2))
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }))
    await waitFor(() => expect(told).toEqual([{}]))
    expect(await bell(0)).toBeVisible()
    expect(screen.queryByText('未读')).toBeNull()
  })

  it('loads older ones', async () => {
    const { user } = await withNotifications([signIn], [{ ...welcome, readAt: welcome.createdAt }])
    await user.click(await bell(1))
    await user.click(await screen.findByRole('button', { name: '加载更多' }))
    expect(await screen.findByText('欢迎来到忆晶')).toBeVisible()
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  })

  it('takes what comes live, on this device or another', async () => {
    const { user, chat } = await withNotifications([])
    chat.send({ type: 'notification', notification: signIn, unreadCount: 1 })
    const button = await bell(1)
    // A notice shows it as well, cut at 50 characters.
    expect(await screen.findByText('新设备登录')).toBeVisible()
    await user.click(button)
    expect(
      await within(await screen.findByRole('dialog', { name: '通知' })).findByText('新设备登录'),
    ).toBeVisible()
    chat.send({ type: 'notifications_read', unreadCount: 0 })
    expect(await bell(0)).toBeVisible()
  })

  it('misses nothing told while its list was on the way, or while the connection was away', async () => {
    const chat = startChatServer()
    const answer = Promise.withResolvers<void>()
    let unreadCount = 0
    server.use(
      http.get('*/api/notifications', async () => {
        const read = { notifications: [], nextCursor: null, unreadCount }
        await answer.promise
        return HttpResponse.json(read)
      }),
    )
    const { store } = await renderApp({ path: '/companions' })
    await pageHeading()
    await chat.connected()
    chat.send({ type: 'notification', notification: welcome, unreadCount: 1 })
    await screen.findByText('欢迎来到忆晶')
    answer.resolve()
    expect(await bell(1)).toBeVisible()
    unreadCount = 5
    act(() => {
      store.dispatch(statusChanged('connecting'))
      store.dispatch(statusChanged('connected'))
    })
    expect(await bell(5)).toBeVisible()
  })

  it('says nothing over a talk that shows by itself what it became', async () => {
    const chat = startChatServer()
    server.use(
      http.get('*/api/memories/companion/memory', () =>
        HttpResponse.json(numberedMemory(1, { content: '你的橘猫叫芒果' })),
      ),
      http.get('*/api/notifications', () =>
        HttpResponse.json({ notifications: [], nextCursor: null, unreadCount: 0 }),
      ),
    )
    const view = await renderApp({ path: '/chat/companion' })
    await chat.connected()
    const crystal = {
      ...signIn,
      id: 'crystal',
      kind: 'memory-crystal' as const,
      params: { companionId: 'companion', memoryId: 'memory' },
    }
    chat.send({ type: 'notification', notification: crystal, unreadCount: 1 })
    expect(await bell(1)).toBeVisible()
    expect(screen.queryByText('凝结了一枚记忆')).toBeNull()
    await view.router.navigate('/companions')
    chat.send({ type: 'notification', notification: { ...crystal, id: 'next' }, unreadCount: 2 })
    expect(await screen.findByText('凝结了一枚记忆')).toBeVisible()
    expect(screen.getByText('小忆记住了：你的橘猫叫芒果')).toBeVisible()
  })

  it('says so when there is nothing, and when the list cannot be had', async () => {
    const { user, unmount } = await withNotifications([])
    await user.click(await bell(0))
    expect(await screen.findByText('这里还很安静')).toBeVisible()
    unmount()
    startChatServer()
    server.use(
      http.get('*/api/notifications', () =>
        HttpResponse.json(
          { error: 'x', code: 'unavailable', requestId: 'request-7' },
          { status: 503 },
        ),
      ),
    )
    const again = await renderApp({ path: '/companions' })
    await pageHeading()
    await again.user.click(await bell(0))
    expect(await screen.findByText('通知没能取回来')).toBeVisible()
    expect(screen.getByText('request-7')).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  })

  it('opens from the lower edge of small screens', async () => {
    narrowScreen()
    const { user } = await withNotifications()
    await user.click(await bell(1))
    expect(await screen.findByRole('dialog', { name: '通知' })).toBeVisible()
    expect(await screen.findByText('欢迎来到忆晶')).toBeVisible()
  })
})

it('cuts the text of a notice at 50 whole characters', () => {
  expect(previewOf('短')).toBe('短')
  expect(previewOf('🌧'.repeat(51))).toBe(`${'🌧'.repeat(50)}…`)
})
