import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { errorFixture, userFixture } from '@/test/fixtures'
import { enterShell, leaveShell } from '@/test/native-shell'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const sessionOf = (id: string, browser: string, current = false) => ({
  id,
  device: { browser, system: 'Windows', form: 'desktop' },
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  current,
})

async function openSettings(
  path = '/settings',
  publicKey: string | null = null,
  ageBand: 'adult' | 'unknown' = 'adult',
) {
  startChatServer()
  server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ ageBand }))))
  const calls: { path: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const text = await request.text()
    calls.push({
      path: `${request.method} ${new URL(request.url).pathname}`,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    })
  }
  let sessions = [sessionOf('own', 'Chrome', true), sessionOf('other', 'Firefox')]
  let preferences = [
    { kind: 'memory-crystal', inApp: true, push: false, mandatory: false },
    { kind: 'password-changed', inApp: true, push: true, mandatory: true },
  ]
  server.use(
    http.get('*/api/auth/sessions', () => HttpResponse.json(sessions)),
    http.delete('*/api/auth/sessions/:id', async ({ request, params }) => {
      await note(request)
      sessions = sessions.filter(({ id }) => id !== params['id'])
      return HttpResponse.json({ success: true })
    }),
    http.delete('*/api/auth/sessions', async ({ request }) => {
      await note(request)
      sessions = sessions.filter(({ current }) => current)
      return HttpResponse.json({ ended: 1 })
    }),
    http.patch('*/api/auth/me', async ({ request }) => {
      await note(request.clone())
      return HttpResponse.json(userFixture((await request.json()) as object))
    }),
    http.get('*/api/notifications/preferences', () => HttpResponse.json(preferences)),
    http.patch('*/api/notifications/preferences', async ({ request }) => {
      await note(request.clone())
      const change = (await request.json()) as { kind: string }
      preferences = preferences.map((one) =>
        one.kind === change.kind ? { ...one, ...change } : one,
      )
      return HttpResponse.json(preferences)
    }),
    http.get('*/api/notifications/web-push-key', () => HttpResponse.json({ publicKey })),
  )
  const view = await renderApp({ path })
  await pageHeading('设置')
  return { ...view, calls }
}

describe('the profile', () => {
  it('sends only what was changed', async () => {
    const { user, calls, store } = await openSettings()
    const save = screen.getByRole('button', { name: '保存' })
    expect(save).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: '名字' }), '小满')
    await user.click(save)
    await waitFor(() =>
      expect(calls).toEqual([{ path: 'PATCH /api/auth/me', body: { firstName: '小满' } }]),
    )
    expect(await screen.findByText('已保存')).toBeVisible()
    expect(store.getState().session.user?.firstName).toBe('小满')
  })

  it('shows the birth date that was told, for reading', async () => {
    server.use(
      http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate: '1992-08-14' })),
    )
    await openSettings()
    const field = screen.getByLabelText('出生日期')
    await waitFor(() => expect(field).toHaveValue('1992-08-14'))
    expect(field).toHaveAttribute('readonly')
  })

  it('refuses an empty name and a birth date of a child', async () => {
    const { user, calls } = await openSettings('/settings', null, 'unknown')
    await user.clear(screen.getByRole('textbox', { name: '怎么称呼你' }))
    await user.type(screen.getByLabelText('出生日期'), '2020-01-01')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(screen.getByRole('textbox', { name: '怎么称呼你' })).toBeInvalid()
    expect(screen.getByLabelText('出生日期')).toBeInvalid()
    expect(calls).toEqual([])
  })

  it('is where /profile leads', async () => {
    const { router } = await openSettings('/profile')
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.hash).toBe('/settings#profile'),
    )
    await waitFor(() => expect(screen.getByRole('heading', { name: '个人资料' })).toHaveFocus())
  })
})

describe('the password', () => {
  it('is changed with the one in use', async () => {
    const { user } = await openSettings()
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/auth/password', async ({ request }) => {
        bodies.push(await request.json())
        return bodies.length === 1
          ? HttpResponse.json(
              {
                ...errorFixture('invalid_input'),
                details: [{ path: '/currentPassword', message: 'is not the password' }],
              },
              { status: 400 },
            )
          : HttpResponse.json({ ended: 1 })
      }),
    )
    const current = screen.getByLabelText('当前密码')
    await user.type(current, 'wrong one')
    await user.type(screen.getByLabelText('新密码'), 'quite a long one')
    await user.click(screen.getByRole('button', { name: '修改密码' }))
    expect(await screen.findByText('当前密码不正确。')).toBeVisible()
    await user.clear(current)
    await user.type(current, 'right one')
    await user.click(screen.getByRole('button', { name: '修改密码' }))
    expect(await screen.findByText('密码已修改')).toBeVisible()
    expect(screen.getByText('1 台设备已退出登录')).toBeVisible()
    expect(bodies[1]).toEqual({ currentPassword: 'right one', newPassword: 'quite a long one' })
    expect(current).toHaveValue('')
  })

  it('is refused here when it is too short', async () => {
    const { user } = await openSettings()
    await user.type(screen.getByLabelText('新密码'), 'short')
    await user.click(screen.getByRole('button', { name: '修改密码' }))
    expect(screen.getByLabelText('当前密码')).toBeInvalid()
    expect(screen.getByLabelText('新密码')).toBeInvalid()
  })
})

describe('sessions', () => {
  it('are ended one by one', async () => {
    const { user, calls } = await openSettings()
    await user.click(await screen.findByRole('button', { name: '退出 Firefox · Windows' }))
    await waitFor(() => expect(screen.queryByText('Firefox · Windows')).toBeNull())
    expect(calls[0]?.path).toBe('DELETE /api/auth/sessions/other')
    expect(screen.getByText('这台设备')).toBeVisible()
  })

  it('are ended all but this one', async () => {
    const { user, calls } = await openSettings()
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }))
    await waitFor(() => expect(calls[0]?.path).toBe('DELETE /api/auth/sessions'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull(),
    )
  })
})

describe('notifications', () => {
  it('are switched by kind and place, but for those that protect the account', async () => {
    const { user, calls } = await openSettings()
    const push = await screen.findByRole('switch', { name: '凝结了新的记忆 · 推送' })
    await user.click(push)
    await waitFor(() =>
      expect(calls).toEqual([
        {
          path: 'PATCH /api/notifications/preferences',
          body: { kind: 'memory-crystal', push: true },
        },
      ]),
    )
    await waitFor(() => expect(push).toBeChecked())
    expect(screen.getByRole('switch', { name: '密码修改 · 应用内' })).toBeDisabled()
  })

  it('say why no push messages can come', async () => {
    await openSettings()
    const section = within(await screen.findByRole('region', { name: '通知' }))
    expect(await section.findByText(/这个浏览器现在不能接收推送/)).toBeVisible()
  })

  it('are left to the system of a phone', async () => {
    onTestFinished(leaveShell)
    enterShell('ios')
    await openSettings()
    const section = within(await screen.findByRole('region', { name: '通知' }))
    expect(await section.findByText(/这台手机的推送由系统管理/)).toBeVisible()
  })

  it('come to this browser when it is asked, and stop when it is asked again', async () => {
    const endpoint = 'https://push.example/one'
    let subscribed = false
    const subscription = {
      endpoint,
      expirationTime: null,
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        subscribed = false
        return true
      },
    }
    const asked: unknown[] = []
    const pushManager = {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async (options: unknown) => {
        asked.push(options)
        subscribed = true
        return subscription
      },
    }
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('PushManager', {})
    vi.stubGlobal('Notification', { permission: 'default' })
    vi.stubGlobal('navigator', {
      ...navigator,
      language: 'zh-CN',
      onLine: true,
      userAgent: navigator.userAgent,
      serviceWorker: { getRegistration: async () => ({ pushManager }) },
    })
    const { user } = await openSettings('/settings', 'vapid')
    const told: unknown[] = []
    const note = async ({ request }: { request: Request }) => {
      told.push([request.method, await request.json()])
      return HttpResponse.json({ success: true })
    }
    server.use(
      http.post('*/api/notifications/subscriptions', note),
      http.delete('*/api/notifications/subscriptions', note),
    )
    const push = await screen.findByRole('switch', { name: '在这台设备上接收推送' })
    await user.click(push)
    await waitFor(() => expect(push).toBeChecked())
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'vapid' }])
    await user.click(push)
    await waitFor(() => expect(push).not.toBeChecked())
    expect(told).toEqual([
      ['POST', { endpoint, expirationTime: null, keys: { p256dh: 'key', auth: 'secret' } }],
      ['DELETE', { endpoint }],
    ])
  })
})
