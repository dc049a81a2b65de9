import type {
  Invoice,
  PlanChangePreview,
  RefundPreview,
  Subscription,
} from '@lumen/contracts/billing/payment-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import {
  aChangePreview,
  aCheckout,
  anInvoice,
  aRefundPreview,
  aSubscription,
  noSubscription,
} from '@/test/wallet-samples'
import { whenChanged } from './subscription/plan-terms'

const checkout = aCheckout()

/** What a change of a basic plan would cost, by interval. */
const changes: Readonly<Record<string, PlanChangePreview>> = {
  month: aChangePreview(),
  year: aChangePreview({
    dueNowCents: 29_338,
    nextCents: 29_988,
    nextAt: '2027-11-20T08:00:00.000Z',
  }),
}

/** The payment side in memory; what was asked of it in `calls`. */
function startPayments({
  subscription = noSubscription(),
  invoices = [] as Invoice[],
  status = 'open',
  preview = aRefundPreview(),
} = {}) {
  startChatServer()
  const calls: { path: string; body: unknown }[] = []
  const state = { subscription, status, invoices }
  const post = (path: string, answer: (body: Record<string, never>) => object) =>
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text()
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, never>
      calls.push({ path: new URL(request.url).pathname, body })
      return HttpResponse.json(answer(body))
    })
  const changed = (part: Partial<Subscription>) => {
    state.subscription = { ...state.subscription, ...part }
    return state.subscription
  }
  server.use(
    http.get('*/api/enterprise/subscription/current', () => HttpResponse.json(state.subscription)),
    post('/api/enterprise/subscription/cancel', () => changed({ cancelAtPeriodEnd: true })),
    post('/api/enterprise/subscription/resume', () => changed({ cancelAtPeriodEnd: false })),
    post('/api/enterprise/subscription/change', ({ planId, interval }) =>
      changed({ plan: { tier: planId ?? 'free', credits: 7500 }, interval: interval ?? null }),
    ),
    post('/api/stripe/create-credit-checkout', () => ({ url: `/checkout/test/${checkout.id}` })),
    post('/api/stripe/create-checkout-session', () => ({ url: `/checkout/test/${checkout.id}` })),
    post('/api/stripe/refund', () => ({
      refundedCents: 2999,
      creditsTakenBack: 350,
      pending: false,
    })),
    http.get('*/api/wallet/invoices/:id/refund', () => HttpResponse.json(preview)),
    http.get('*/api/enterprise/subscription/change', ({ request }) =>
      HttpResponse.json(changes[new URL(request.url).searchParams.get('interval') ?? '']),
    ),
    http.get('*/api/stripe/test-checkouts/:id', () =>
      HttpResponse.json({ ...checkout, status: state.status }),
    ),
    http.get('*/api/stripe/checkouts/:id', () =>
      HttpResponse.json({ ...checkout, status: state.status }),
    ),
    http.post('*/api/stripe/test-checkouts/:id', async ({ request }) => {
      const { action } = (await request.json()) as { action: string }
      if (action === 'decline')
        return HttpResponse.json(errorFixture('payment_declined'), { status: 402 })
      return HttpResponse.json({
        url: `/checkout/${action === 'pay' ? 'success' : 'cancelled'}?checkout=${checkout.id}`,
      })
    }),
    http.get('*/api/wallet/invoices', () => HttpResponse.json(state.invoices)),
    http.get('*/api/wallet/transactions', () => HttpResponse.json([])),
  )
  return { calls, state }
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function openPacks() {
  const payments = startPayments()
  const view = await renderApp({ path: '/wallet' })
  await view.user.click(await screen.findByRole('tab', { name: '购买积分' }))
  await screen.findByRole('button', { name: '立即购买入门包' })
  return { ...view, ...payments }
}

describe('packs of credits', () => {
  it('stand with price, bonus, old price and the price of 100 credits', async () => {
    await openPacks()
    const cards = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button', { name: /立即购买/ }))
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('$9.99每 100 积分 $9.99'),
      expect.stringMatching(
        /^热门标准包.*350积分300 \+ 赠送 50\$29\.99原价 \$35\.99每 100 积分 \$8\.57/,
      ),
      expect.stringMatching(/1,200积分1,000 \+ 赠送 200\$99\.99原价 \$119\.99每 100 积分 \$8\.33/),
      expect.stringMatching(/3,000积分2,500 \+ 赠送 500\$199\.99原价 \$249\.99每 100 积分 \$6\.67/),
    ])
  })

  it('cannot be bought twice at once, and lead to the checkout', async () => {
    const { user, router, calls } = await openPacks()
    const opened = Promise.withResolvers<void>()
    server.use(
      http.post('*/api/stripe/create-credit-checkout', async ({ request }) => {
        calls.push({ path: 'pack', body: await request.json() })
        await opened.promise
        return HttpResponse.json({ url: `/checkout/test/${checkout.id}` })
      }),
    )
    await user.click(screen.getByRole('button', { name: '立即购买标准包' }))
    expect(await screen.findByRole('button', { name: '处理中...' })).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: /立即购买/ }))
      expect(button).toBeDisabled()
    opened.resolve()
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/checkout/test/${checkout.id}`),
    )
    expect(calls).toEqual([{ path: 'pack', body: { packageId: 'standard' } }])
  })

  it('say what went wrong, and can be bought again', async () => {
    const { user } = await openPacks()
    server.use(
      http.post('*/api/stripe/create-credit-checkout', () =>
        HttpResponse.json(errorFixture('payments_not_configured'), { status: 503 }),
      ),
    )
    await user.click(screen.getByRole('button', { name: '立即购买入门包' }))
    expect(await screen.findByText('购买失败')).toBeVisible()
    expect(screen.getByText('这里还没有开通支付，暂时无法购买。')).toBeVisible()
    server.use(
      http.post('*/api/stripe/create-credit-checkout', () =>
        HttpResponse.json(errorFixture('internal'), { status: 500 }),
      ),
    )
    await user.click(screen.getByRole('button', { name: '立即购买入门包' }))
    expect(await screen.findByText('创建支付会话失败')).toBeVisible()
  })
})

describe('the test checkout', () => {
  const open = async (status: 'open' | 'complete' = 'open') => {
    const payments = startPayments({ status })
    const view = await renderApp({ path: `/checkout/test/${checkout.id}` })
    await screen.findByRole('heading', { level: 1, name: '测试收银台' })
    return { ...view, ...payments }
  }

  it('says that it is one, and what is bought', async () => {
    await open()
    expect(screen.getByText('测试')).toBeVisible()
    expect(screen.getByText(/不会真的扣款/)).toBeVisible()
    expect(screen.getByText('标准包 · 350 积分')).toBeVisible()
    expect(screen.getByText('$29.99')).toBeVisible()
  })

  it('leads on after paying, where the page waits for the webhook', async () => {
    const { user, router, state } = await open()
    await user.click(screen.getByRole('button', { name: '付款成功' }))
    expect(await screen.findByRole('heading', { name: '正在确认付款…' })).toBeVisible()
    expect(router.state.location.search).toBe(`?checkout=${checkout.id}`)
    state.status = 'complete'
    expect(
      await screen.findByRole('heading', { name: '付款成功' }, { timeout: 5_000 }),
    ).toBeVisible()
    expect(await screen.findByText('已经到账，可用积分 1,270。')).toBeVisible()
  })

  it('tells of a declined card and stays', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: '银行拒绝' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('银行拒绝了这次付款')
    expect(router.state.location.pathname).toBe(`/checkout/test/${checkout.id}`)
  })

  it('can be left without paying', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '放弃付款' }))
    expect(await screen.findByRole('heading', { name: '付款已取消' })).toBeVisible()
  })

  it('that is over, or never was, says so', async () => {
    await open('complete')
    expect(await screen.findByText('这笔付款已经结束')).toBeVisible()
    server.use(
      http.get('*/api/stripe/test-checkouts/:id', () =>
        HttpResponse.json(errorFixture('not_found'), { status: 404 }),
      ),
    )
    await renderApp({ path: '/checkout/test/other' })
    expect(await screen.findByText('找不到这笔付款')).toBeVisible()
  })
})

describe('the subscription', () => {
  const open = async (subscription: Subscription) => {
    const payments = startPayments({ subscription })
    const view = await renderApp({ path: '/wallet' })
    await view.user.click(await screen.findByRole('button', { name: '订阅管理' }))
    const dialog = within(await screen.findByRole('dialog', { name: '订阅管理' }))
    return { ...view, ...payments, dialog }
  }

  it('is cancelled after a question, and resumed', async () => {
    const { user, dialog, calls } = await open(aSubscription())
    expect(await dialog.findByText('2026年12月21日自动续订')).toBeVisible()
    expect(dialog.getByText('$12.99 / 月')).toBeVisible()
    expect(dialog.getByText('每天 500 条消息')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '取消订阅' }))
    expect(dialog.getByText(/基础版可以用到2026年12月21日/)).toBeVisible()
    expect(calls).toEqual([])
    await user.click(dialog.getByRole('button', { name: '确认取消' }))
    expect(await dialog.findByText('2026年12月21日到期，不再续订')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '恢复续订' }))
    expect(await dialog.findByText('2026年12月21日自动续订')).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/enterprise/subscription/cancel',
      '/api/enterprise/subscription/resume',
    ])
  })

  it('is changed, with what that means said before', async () => {
    const { user, dialog, calls } = await open(aSubscription())
    await user.click(await dialog.findByRole('button', { name: '更换方案' }))
    expect(dialog.getByRole('button', { name: '确认更换' })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: '高级版' }))
    expect(dialog.getByText(/补上剩余天数的差价/)).toBeVisible()
    const figure = (name: string) => dialog.getByText(name).parentElement
    await waitFor(() => expect(figure('现在支付')).toHaveTextContent('现在支付$6'))
    expect(figure('立即补发积分')).toHaveTextContent('2,500')
    expect(figure('下次付款')).toHaveTextContent('2026年12月21日，$24.99')
    await user.click(dialog.getByRole('radio', { name: '按年' }))
    expect(dialog.getByText('$299.88 / 年')).toBeVisible()
    expect(dialog.getByText(/从今天起新开一年/)).toBeVisible()
    await waitFor(() => expect(figure('现在支付')).toHaveTextContent('现在支付$293.38'))
    expect(figure('当期未用部分抵扣')).toHaveTextContent('−$6.50')
    expect(figure('下次付款')).toHaveTextContent('2027年11月20日，$299.88')
    await user.click(dialog.getByRole('button', { name: '确认更换' }))
    expect(await dialog.findByText('$299.88 / 年')).toBeVisible()
    expect(calls).toEqual([
      {
        path: '/api/enterprise/subscription/change',
        body: { planId: 'premium', interval: 'year' },
      },
    ])
  })

  it('cannot be changed while nobody knows what that costs', async () => {
    const { user, dialog, calls } = await open(aSubscription())
    server.use(
      http.get('*/api/enterprise/subscription/change', () =>
        HttpResponse.json(errorFixture('payment_unavailable'), { status: 503 }),
      ),
    )
    await user.click(await dialog.findByRole('button', { name: '更换方案' }))
    await user.click(dialog.getByRole('radio', { name: '高级版' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/支付/)
    expect(dialog.getByRole('button', { name: '确认更换' })).toBeDisabled()
    expect(calls).toEqual([])
  })

  it('whose payment failed says so, and one that will change says when', async () => {
    const { dialog } = await open(aSubscription({ status: 'past_due', portal: true }))
    expect(await dialog.findByText(/上一次扣款没有成功/)).toBeVisible()
    expect(dialog.getByRole('button', { name: '付款方式与账单' })).toBeVisible()
  })

  it('tells when a lower plan begins', async () => {
    const { dialog } = await open(
      aSubscription({
        plan: { tier: 'premium', credits: 7500 },
        next: { tier: 'basic', interval: 'month' },
      }),
    )
    expect(await dialog.findByText('2026年12月21日起换为基础版')).toBeVisible()
    expect(dialog.getByText('不限条数的 AI 聊天')).toBeVisible()
  })

  it.each([
    ['basic', 'month', 'premium', 'month', 'now'],
    ['premium', 'month', 'basic', 'month', 'later'],
    ['basic', 'month', 'basic', 'year', 'now'],
    ['basic', 'year', 'premium', 'month', 'later'],
    ['basic', 'year', 'basic', 'year', 'never'],
  ] as const)('from %s by %s to %s by %s changes %s', (plan, interval, to, period, when) => {
    expect(whenChanged({ plan, interval }, { plan: to, interval: period })).toBe(when)
  })
})

describe('prices', () => {
  it('lead to the checkout of a plan, by the month or the year', async () => {
    const { calls } = startPayments()
    const { user, router } = await renderApp({ path: '/pricing' })
    await user.click(await screen.findByRole('radio', { name: '按年' }))
    expect(await screen.findByText('当前方案')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '选择高级版' }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/checkout/test/${checkout.id}`),
    )
    expect(calls).toEqual([
      {
        path: '/api/stripe/create-checkout-session',
        body: { planId: 'premium', interval: 'year' },
      },
    ])
  })

  it('lead subscribers to the window of their subscription, and enterprises to a mail', async () => {
    startPayments({ subscription: aSubscription() })
    const { user } = await renderApp({ path: '/pricing' })
    const ways = await screen.findAllByRole('button', { name: '更换方案' })
    expect(ways).toHaveLength(2)
    expect(screen.getByRole('link', { name: '联系商务' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
    await user.click(ways[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: '订阅管理' })).toBeVisible()
  })

  it('lead visitors to sign in first, and back', async () => {
    await renderApp({ path: '/pricing' })
    expect(await screen.findByRole('link', { name: '选择基础版' })).toHaveAttribute(
      'href',
      '/auth?mode=register&next=%2Fpricing',
    )
  })
})

describe('invoices', () => {
  it('can be seen and given back within seven days', async () => {
    const day = 86_400_000
    const refundableUntil = new Date(Date.now() + day).toISOString()
    const { calls } = startPayments({
      invoices: [
        anInvoice({ refundableUntil, url: 'https://pay.example/receipt' }),
        anInvoice({ id: '01990000-0000-7000-8000-0000000000d2', status: 'refunded', test: true }),
      ],
    })
    const { user } = await renderApp({ path: '/wallet' })
    await user.click(await screen.findByRole('tab', { name: '交易记录' }))
    const table = within(await screen.findByRole('table', { name: '账单' }))
    expect(table.getByRole('link', { name: '查看 2026年11月20日 的账单' })).toHaveAttribute(
      'href',
      'https://pay.example/receipt',
    )
    expect(table.getByText('已退款')).toBeVisible()
    expect(table.getByText('测试')).toBeVisible()
    await user.click(table.getByRole('button', { name: '申请退款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '申请退款？' }))
    expect(await dialog.findByText('$29.99')).toBeVisible()
    expect(dialog.getByText('收回未用积分').parentElement).toHaveTextContent('350')
    expect(dialog.queryByText(/会马上结束/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: '确认退款' }))
    expect(await screen.findByText('退款已提交')).toBeVisible()
    expect(calls).toEqual([
      { path: '/api/stripe/refund', body: { paymentId: anInvoice().id, expectedCents: 2999 } },
    ])
  })

  const askRefund = async (preview: RefundPreview) => {
    const refundableUntil = new Date(Date.now() + 86_400_000).toISOString()
    startPayments({ invoices: [anInvoice({ refundableUntil })], preview })
    const { user } = await renderApp({ path: '/wallet' })
    await user.click(await screen.findByRole('tab', { name: '交易记录' }))
    await user.click(await screen.findByRole('button', { name: '申请退款' }))
    return within(await screen.findByRole('dialog', { name: '申请退款？' }))
  }

  it('say before what a refund keeps, takes and ends', async () => {
    const dialog = await askRefund(
      aRefundPreview({
        refundCents: 2250,
        keptCents: 249,
        creditsSpent: 750,
        creditsTakenBack: 6750,
        endsPlan: 'premium',
        payments: 2,
        debt: 30,
      }),
    )
    expect(await dialog.findByText('$22.50')).toBeVisible()
    expect(dialog.getByText('已用 750 积分，扣除').parentElement).toHaveTextContent('−$2.49')
    expect(dialog.getByText('高级版会马上结束，以后不再扣款。')).toBeVisible()
    expect(dialog.getByText(/2 笔款会一起退回/)).toBeVisible()
    expect(dialog.getByText(/每 365 天一次/)).toBeVisible()
    expect(dialog.getByText(/待补的 30 积分/)).toBeVisible()
  })

  it('cannot be given back when all is spent', async () => {
    const dialog = await askRefund(aRefundPreview({ refundCents: 0, keptCents: 2999 }))
    expect(await dialog.findByText(/没有可退的金额/)).toBeVisible()
    expect(dialog.getByRole('button', { name: '确认退款' })).toBeDisabled()
  })
})
