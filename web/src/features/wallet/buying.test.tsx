import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { checkout, hideListEnds, startPayments } from '@/test/payments-server'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { aSubscription } from '@/test/wallet-samples'

beforeEach(hideListEnds)

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

  it.each([
    ['local', /测试收款：付款页不会真的扣钱/, false],
    ['none', /这台服务器没有开通收款/, true],
  ] as const)('say who takes the payment: %s', async (provider, text, closed) => {
    startPayments({ subscription: aSubscription({ provider }) })
    const { user } = await renderApp({ path: '/wallet' })
    await user.click(await screen.findByRole('tab', { name: '购买积分' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('测试收款，不经过任何支付机构')).toBeVisible()
    for (const button of screen.getAllByRole('button', { name: /立即购买/ }))
      expect(button).toHaveProperty('disabled', closed)
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
    await pageHeading('测试收银台')
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
    await waitFor(() => expect(router.state.location.search).toBe(`?checkout=${checkout.id}`))
    state.status = 'complete'
    expect(await screen.findByRole('heading', { name: '付款成功' })).toBeVisible()
    expect(await screen.findByText('已经到账，可用积分 1,270。')).toBeVisible()
  })

  it('says that what was paid beside a plan went back', async () => {
    const { state } = startPayments({ status: 'refunded' })
    state.surplus = true
    await renderApp({ path: `/checkout/success?checkout=${checkout.id}` })
    expect(await screen.findByRole('heading', { name: '这笔款已退回' })).toBeVisible()
    expect(screen.getByText(/多付的 \$29\.99 已自动按原路退回/)).toBeVisible()
    expect(screen.queryByText(/付款成功|已经到账/)).toBeNull()
  })

  it('tells of a declined card and stays', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: '银行拒绝' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('银行拒绝了这次付款')
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/checkout/test/${checkout.id}`),
    )
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
