import type { Transaction } from '@lumen/contracts/billing/schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorFixture, userFixture } from '@/test/fixtures'
import { startChatServer } from '@/test/chat-server'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { aBalance, aTransaction, usageStats } from '@/test/wallet-samples'

/** What is observed comes into sight when a test says so. */
const seen = { now: () => undefined as void }
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen.now = () => act(() => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

const lines = (count: number, from = 0): Transaction[] =>
  Array.from({ length: count }, (_, index) =>
    aTransaction({
      id: `01990000-0000-7000-8000-${String(from + index).padStart(12, '0')}`,
      description: `第 ${from + index + 1} 笔`,
    }),
  )

async function open({
  path = '/wallet',
  hash = '',
  balance = aBalance(),
  statement = [] as Transaction[],
  stats = usageStats(),
} = {}) {
  const chat = startChatServer()
  const asked: string[] = []
  server.use(
    http.get('*/api/wallet/balance', () => {
      asked.push('balance')
      return HttpResponse.json(balance)
    }),
    http.get('*/api/wallet/usage-stats', () => HttpResponse.json(stats)),
    http.get('*/api/wallet/transactions', ({ request }) => {
      const query = new URL(request.url).searchParams
      const after = query.get('cursor')
      const from = after === null ? 0 : statement.findIndex(({ id }) => id === after) + 1
      asked.push(`transactions ${from}`)
      return HttpResponse.json(statement.slice(from, from + Number(query.get('limit'))))
    }),
  )
  const view = await renderApp({ path })
  await pageHeading('钱包')
  if (hash !== '') await act(() => view.router.navigate({ pathname: '/wallet', hash }))
  return { ...view, asked, chat }
}

describe('the overview of the wallet', () => {
  it('shows what can be spent, what expires, and what was moved last', async () => {
    await open({
      balance: aBalance({
        recentTransactions: [
          aTransaction({
            id: 'a',
            description: '购买标准包',
            type: 'earned',
            use: null,
            amount: 350,
          }),
          aTransaction({ id: 'b', description: '图像生成', amount: 10 }),
          aTransaction({
            id: 'c',
            description: '积分到期',
            type: 'expired',
            use: null,
            amount: 80,
          }),
        ],
      }),
    })
    const card = within(await screen.findByRole('region', { name: '积分余额' }))
    expect(card.getByText('1,270')).toBeVisible()
    expect(card.getByText('总余额 1,280 · 处理中 10')).toBeVisible()
    expect(card.getByText(/80 积分将在 2026年12月1日到期/)).toBeVisible()
    expect(card.getByRole('meter', { name: '本月已用 / 方案积分' })).toHaveAttribute(
      'aria-valuetext',
      '20 / 100',
    )
    const recent = within(screen.getByRole('region', { name: '最近交易' }))
    expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^购买标准包.*\+350获得$/),
      expect.stringMatching(/^图像生成.*−10消费$/),
      expect.stringMatching(/^积分到期.*−80过期$/),
    ])
  })

  it('says what is owed, that nothing expires, and that nothing was moved', async () => {
    await open({
      balance: aBalance({ debt: 120, pendingExpiry: 0, expiryDate: null, recentTransactions: [] }),
    })
    expect(await screen.findByText(/还有 120 积分待补/)).toBeVisible()
    expect(screen.getByText('没有即将到期的积分')).toBeVisible()
    expect(screen.getByText('暂无交易记录')).toBeVisible()
  })

  it('leads on by quick actions, and asks again when told to', async () => {
    const { user, asked, router } = await open()
    await screen.findByRole('region', { name: '积分余额' })
    expect(asked).toEqual(['balance'])
    await user.click(screen.getByRole('button', { name: '刷新余额' }))
    await waitFor(() => expect(asked).toEqual(['balance', 'balance']))
    const quick = within(screen.getByRole('navigation', { name: '快捷操作' }))
    await user.click(quick.getByRole('link', { name: '使用统计' }))
    await waitFor(() => expect(router.state.location.hash).toBe('#statistics'))
    expect(await screen.findByRole('tab', { name: '使用统计', selected: true })).toBeVisible()
  })

  it('opens the subscription from its quick action', async () => {
    const { user } = await open()
    await screen.findByRole('region', { name: '积分余额' })
    await user.click(
      within(screen.getByRole('navigation', { name: '快捷操作' })).getByRole('button', {
        name: '订阅管理',
      }),
    )
    expect(await screen.findByRole('dialog', { name: '订阅管理' })).toBeVisible()
  })

  it('says that it could not be had, and tries again', async () => {
    startChatServer()
    server.use(
      http.get('*/api/wallet/balance', () =>
        HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
      ),
    )
    const { user } = await renderApp({ path: '/wallet' })
    expect(await screen.findByRole('heading', { name: '没能取到钱包信息' })).toBeVisible()
    server.use(http.get('*/api/wallet/balance', () => HttpResponse.json(aBalance())))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('1,270')).toBeVisible()
  })

  it('looks again when the server says that something changed, once for what comes together', async () => {
    const { asked, chat, store } = await open()
    await screen.findByRole('region', { name: '积分余额' })
    await chat.connected()
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ credits: 7 }))))
    chat.send({ type: 'wallet_changed', version: 2 }, { type: 'wallet_changed', version: 3 })
    await waitFor(() => expect(store.getState().session.user?.credits).toBe(7))
    expect(asked).toEqual(['balance', 'balance'])
  })

  it('looks again every 30 seconds, as long as the page can be seen', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
    try {
      const { asked } = await open()
      await screen.findByRole('region', { name: '积分余额' })
      const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      vi.advanceTimersByTime(60_000)
      expect(asked).toHaveLength(1)
      sight.mockReturnValue('visible')
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(asked).toHaveLength(2))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('transactions', () => {
  it('come page by page, when the end is seen or asked for', async () => {
    const { user } = await open({ hash: 'transactions', statement: lines(60) })
    expect(await screen.findByText('第 25 笔')).toBeVisible()
    expect(screen.queryByText('第 26 笔')).toBeNull()
    seen.now()
    expect(await screen.findByText('第 50 笔')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    expect(await screen.findByText('第 60 笔')).toBeVisible()
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  })

  it('say so when there are none', async () => {
    await open({ hash: 'transactions' })
    expect(await screen.findByText('暂无交易记录')).toBeVisible()
  })
})

describe('statistics', () => {
  it('measure use against the plan, and count what has no ceiling', async () => {
    await open({ hash: 'statistics' })
    expect(await screen.findByRole('meter', { name: '今天的消息' })).toHaveAttribute(
      'aria-valuetext',
      '20 / 20',
    )
    expect(screen.getByRole('meter', { name: '本月语音（分钟）' })).toHaveAttribute(
      'aria-valuetext',
      '45 / 60',
    )
    expect(screen.getByText('3 · 按积分')).toBeVisible()
    expect(await screen.findByText('暂无使用统计')).toBeVisible()
  })

  it('add up what credits went into', async () => {
    const timestamp = new Date().toISOString()
    await open({
      hash: 'statistics',
      statement: [
        aTransaction({ id: 'a', use: 'image', amount: 40, timestamp }),
        aTransaction({ id: 'b', amount: 10, timestamp }),
        aTransaction({ id: 'c', type: 'earned', use: null, amount: 100, timestamp }),
        // Made good, and taken back with a payment: neither was spent.
        aTransaction({ id: 'd', type: 'earned', use: 'image', amount: 10, timestamp }),
        aTransaction({ id: 'e', use: null, amount: 2500, timestamp }),
      ],
    })
    expect(await screen.findByText('一共花了 40 积分')).toBeVisible()
    expect(screen.getByRole('meter', { name: '图像生成' })).toHaveAttribute(
      'aria-valuetext',
      '30 · 75%',
    )
    const table = within(screen.getByRole('table', { name: '最近 14 天的花费' }))
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/40$/)
  })
})

describe('the session', () => {
  it('that ends on this page leaves a word and the way to sign in', async () => {
    const { user, router } = await open()
    await screen.findByRole('region', { name: '积分余额' })
    server.use(
      http.get('*/api/wallet/balance', () =>
        HttpResponse.json(errorFixture('session_expired'), { status: 401 }),
      ),
    )
    await user.click(screen.getByRole('button', { name: '刷新余额' }))
    expect(await screen.findByRole('heading', { name: '请先登录' })).toBeVisible()
    expect(screen.getByText('您需要登录才能查看钱包信息')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '去登录' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/wallet' }))
  })

  it('that was never there leads to the sign-in page', async () => {
    const { router } = await renderApp({ path: '/wallet' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  })
})
