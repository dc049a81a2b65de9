import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const at = '2026-11-23T08:00:00.000Z'
const lin = {
  id: '01990000-0000-7000-8000-0000000000a1',
  email: 'lin@example.com',
  username: '林小雨',
  tier: 'basic',
  createdAt: at,
  lastLoginAt: null,
  lastActiveOn: '2026-11-22',
  companions: 2,
  suspendedAt: null as string | null,
}
const stats = {
  totalUsers: 1234,
  newUsersToday: 5,
  monthlyActiveUsers: 321,
  totalRevenue: null,
  totalCompanions: 456,
  errorRate: 0.4,
  inRange: { newUsers: 7, activeUsers: 8, revenue: null, answers: 9000 },
}

let calls: { path: string; body: unknown }[]
beforeEach(() => {
  calls = []
  startChatServer()
  let user = { ...lin }
  const history: object[] = []
  const entry = (action: string, reason: string) => ({
    id: crypto.randomUUID(),
    at,
    actor: lin.id,
    action,
    subject: lin.id,
    reason,
  })
  const set = (action: string, suspendedAt: string | null) =>
    http.post(`*/api/admin/users/:id/${action}`, async ({ request }) => {
      const body = (await request.json()) as { reason: string }
      calls.push({ path: action, body })
      user = { ...user, suspendedAt }
      history.unshift(entry(`${action}-user`, body.reason))
      return HttpResponse.json(user)
    })
  server.use(
    http.get('*/api/auth/me', () =>
      HttpResponse.json(userFixture({ isVerified: true, subscriptionTier: 'admin' })),
    ),
    http.get('*/api/admin/stats', ({ request }) => {
      calls.push({ path: 'stats', body: new URL(request.url).searchParams.get('timeRange') })
      return HttpResponse.json(stats)
    }),
    http.get('*/api/admin/activity', () => HttpResponse.json([])),
    http.get('*/api/admin/system-health', () =>
      HttpResponse.json({
        checkedAt: at,
        services: [{ id: 'chat', status: 'degraded', responseTime: 12 }],
        hours: [],
      }),
    ),
    http.get('*/api/admin/users', () => HttpResponse.json({ users: [user], next: null })),
    http.get('*/api/admin/users/:id', () => HttpResponse.json({ user, history })),
    set('suspend', at),
    set('restore', null),
  )
})

describe('the back office', () => {
  it('shows four figures for a range, a dash for what nobody tells, and how services are', async () => {
    const { user } = await renderApp({ path: '/admin' })
    expect(await screen.findByText('1,234')).toBeVisible()
    expect(screen.getByText('0.4 %')).toBeVisible()
    expect(screen.getByText(/^收入/).closest('div')).toHaveTextContent('—')
    expect(screen.getByText('暂无最近活动')).toBeVisible()
    expect(screen.getByText('变慢')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '90 天' }))
    await waitFor(() => expect(calls).toContainEqual({ path: 'stats', body: '90d' }))
  })

  it('suspends an account with a reason, never without, and shows that it did', async () => {
    const { user } = await renderApp({ path: '/admin' })
    await user.click(await screen.findByRole('tab', { name: '用户' }))
    await user.click(await screen.findByRole('button', { name: '查看 林小雨' }))
    const dialog = within(await screen.findByRole('dialog', { name: '林小雨' }))
    const suspend = await dialog.findByRole('button', { name: '停用' })
    expect(suspend).toBeDisabled()
    await user.type(dialog.getByLabelText('理由'), '群发广告')
    await user.click(suspend)
    expect(await dialog.findByRole('button', { name: '恢复' })).toBeVisible()
    expect(calls).toContainEqual({ path: 'suspend', body: { reason: '群发广告' } })
    expect(dialog.getByText('停用账号')).toBeVisible()
  })

  it('is nobody else’s', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture())))
    const { router } = await renderApp({ path: '/admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })
})
