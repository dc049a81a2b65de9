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
  planGivenUntil: null,
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
    http.get('*/api/admin/care-counts', () =>
      HttpResponse.json([{ month: '2026-11', direct: 3, indirect: 12, third_party: 1 }]),
    ),
    http.get('*/api/admin/system-health', () =>
      HttpResponse.json({
        checkedAt: at,
        services: [{ id: 'chat', status: 'degraded', responseTime: 12 }],
        hours: [],
      }),
    ),
    http.get('*/api/admin/users', () => HttpResponse.json({ users: [user], next: null })),
    http.get('*/api/admin/users/:id', () => HttpResponse.json({ user, sessions: [], history })),
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
    const [reason] = await dialog.findAllByLabelText('理由')
    const suspend = await dialog.findByRole('button', { name: '停用' })
    expect(suspend).toBeDisabled()
    await user.type(reason!, '群发广告')
    await user.click(suspend)
    expect(await dialog.findByRole('button', { name: '恢复' })).toBeVisible()
    expect(calls).toContainEqual({ path: 'suspend', body: { reason: '群发广告' } })
    expect(dialog.getByText('停用账号')).toBeVisible()
  })

  it('gives a payment back for a reason, and shows before what that takes', async () => {
    const payment = {
      id: '01990000-0000-7000-8000-0000000000b1',
      userId: lin.id,
      erased: false,
      kind: 'pack',
      item: 'starter',
      amountCents: 999,
      currency: 'usd',
      refundedCents: 0,
      pending: false,
      disputed: false,
      test: false,
      paidAt: at,
      refundable: true,
      account: { username: lin.username, email: lin.email },
    }
    server.use(
      http.get('*/api/admin/payments/state', () =>
        HttpResponse.json({ provider: null, lastEvent: null, failures: [], openRefunds: 0 }),
      ),
      http.get('*/api/admin/payments', () =>
        HttpResponse.json({ payments: [payment], next: null }),
      ),
      http.get('*/api/admin/payments/:id/refund', ({ request }) => {
        const cents = Number(new URL(request.url).searchParams.get('cents'))
        return HttpResponse.json({
          cents,
          refundableCents: 999,
          refundedCents: 0,
          creditsTaken: cents,
          creditsOwed: 3,
          endsPlan: false,
        })
      }),
      http.post('*/api/admin/payments/:id/refund', async ({ request }) => {
        calls.push({ path: 'refund', body: await request.json() })
        return HttpResponse.json({ creditsTaken: 250, pending: false })
      }),
    )
    const { user } = await renderApp({ path: '/admin' })
    await user.click(await screen.findByRole('tab', { name: '付款' }))
    await user.click(await screen.findByRole('button', { name: '给 林小雨 退款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '退款' }))
    const amount = await dialog.findByLabelText('退多少（美元）')
    await user.clear(amount)
    await user.type(amount, '2.50')
    expect(await dialog.findByText('收回 250 积分')).toBeVisible()
    const confirm = dialog.getByRole('button', { name: '退回 $2.50' })
    expect(confirm).toBeDisabled()
    await user.type(dialog.getByLabelText('理由'), '重复付款')
    await user.click(confirm)
    await waitFor(() =>
      expect(calls).toContainEqual({
        path: 'refund',
        body: {
          id: expect.any(String),
          cents: 250,
          credits: 'take',
          refundedCents: 0,
          reason: '重复付款',
        },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is nobody else’s', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture())))
    const { router } = await renderApp({ path: '/admin' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })
})
