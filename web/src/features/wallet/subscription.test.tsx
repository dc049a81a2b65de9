import type { RefundPreview, Subscription } from '@lumen/contracts/billing/payment-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { hideListEnds, startPayments } from '@/test/payments-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { anInvoice, aRefundPreview, aSubscription } from '@/test/wallet-samples'
import { whenChanged } from './subscription/plan-terms'

beforeEach(hideListEnds)

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

  it('whose change the bank asks about goes on where that is answered, and says nothing of a change', async () => {
    const { user, dialog, router } = await open(aSubscription())
    server.use(
      http.post('*/api/enterprise/subscription/change', () =>
        HttpResponse.json({ ...aSubscription(), url: '/checkout/success?checkout=bank' }),
      ),
    )
    await user.click(await dialog.findByRole('button', { name: '更换方案' }))
    await user.click(dialog.getByRole('radio', { name: '高级版' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '确认更换' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: '确认更换' }))
    await waitFor(() => expect(router.state.location.search).toBe('?checkout=bank'))
    expect(screen.queryByText('方案已更换')).toBeNull()
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
