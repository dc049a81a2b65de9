import type { Quote } from '@lumen/contracts/billing/schema'
import { render, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '@/app/store'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { createTestTexts, renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'
import { aQuote } from '@/test/wallet-samples'
import { CostQuote } from '.'
import { parseQuota } from './quota'

beforeEach(stubLayout)

const detailsOf = (reason: string, needed: string, left: string, resetsAt: string) => [
  { path: 'reason', message: reason },
  { path: 'needed', message: needed },
  { path: 'left', message: left },
  { path: 'resetsAt', message: resetsAt },
]

describe('a refusal for want of credits or room', () => {
  it('is read from its details, whatever is missing', () => {
    expect(parseQuota(detailsOf('credits', '10', '3', '2026-12-01T00:00:00.000Z'))).toEqual({
      reason: 'credits',
      needed: 10,
      left: 3,
      resetsAt: '2026-12-01T00:00:00.000Z',
    })
    expect(parseQuota(detailsOf('companions', '1', '0', '')).resetsAt).toBeNull()
    const nothing = { reason: null, needed: null, left: null, resetsAt: null }
    expect(parseQuota(undefined)).toEqual(nothing)
    expect(parseQuota(detailsOf('moonlight', '-1', 'x', 'soon'))).toEqual(nothing)
  })

  it('over the socket says what it takes and the way on; the message stays in the talk', async () => {
    const chat = startChatServer()
    const { user } = await renderApp({ path: '/chat' })
    await chat.connected()
    await user.type(await screen.findByRole('textbox'), '再说一句{Enter}')
    const frame = await chat.chatFrame()
    const message = chat.confirm(frame)
    const refusal = (clientMessageId: string | null) =>
      chat.send({
        type: 'streaming_stream_error',
        messageId: null,
        companionId: 'companion',
        clientMessageId,
        data: {
          error: 'no credits',
          code: 'quota_exceeded',
          requestId: 'r',
          details: detailsOf('credits', '10', '3', '2026-12-01T00:00:00.000Z'),
        },
        message,
      })
    // Another device of the same person was refused.
    refusal('elsewhere')
    refusal(frame.clientMessageId ?? null)
    const dialog = within(await screen.findByRole('dialog', { name: '积分不够了' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(dialog.getByText('这次需要').nextSibling).toHaveTextContent('10')
    expect(dialog.getByText('还剩').nextSibling).toHaveTextContent('3')
    expect(dialog.getByText('2026年12月1日')).toBeVisible()
    expect(dialog.getByRole('link', { name: '看看方案' })).toHaveAttribute('href', '/pricing')
    expect(dialog.getByRole('link', { name: '购买积分' })).toHaveAttribute(
      'href',
      '/wallet#purchase',
    )
    await user.keyboard('{Escape}')
    expect(within(await screen.findByRole('log')).getByText('再说一句')).toBeVisible()
    expect(screen.getByText('额度已用完。')).toBeVisible()
  })

  it('over REST says so as well; packs are not offered where they do not help', async () => {
    startChatServer({ companions: [] })
    server.use(
      http.post('*/api/companions', () =>
        HttpResponse.json(
          { ...errorFixture('quota_exceeded'), details: detailsOf('companions', '1', '0', '') },
          { status: 402 },
        ),
      ),
    )
    const { user } = await renderApp({ path: '/welcome' })
    await user.click(await screen.findByRole('button', { name: '就是 Ta 了' }))
    const dialog = within(await screen.findByRole('dialog', { name: '伴侣数量到上限了' }))
    expect(dialog.getByRole('link', { name: '看看方案' })).toBeVisible()
    expect(dialog.queryByRole('link', { name: '购买积分' })).toBeNull()
  })
})

describe('the cost, before anything is begun', () => {
  async function show(quote: Quote) {
    server.use(http.get('*/api/wallet/quote', () => HttpResponse.json(quote)))
    render(
      <Provider store={createStore()}>
        <I18nextProvider i18n={await createTestTexts()}>
          <MemoryRouter>
            <Suspense fallback={null}>
              <CostQuote kind="image" />
            </Suspense>
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    )
  }

  it('is told with what is available', async () => {
    await show(aQuote())
    expect(await screen.findByText('需要 10 积分')).toBeVisible()
    expect(screen.getByText('可用 1,270')).toBeVisible()
  })

  it('says what is missing and where to get it', async () => {
    await show(
      aQuote({
        usableBalance: 3,
        obstacle: { reason: 'credits', needed: 10, left: 3, resetsAt: null },
      }),
    )
    expect(await screen.findByText('积分不够，还差 7')).toBeVisible()
    expect(screen.getByRole('link', { name: '购买积分' })).toHaveAttribute(
      'href',
      '/wallet#purchase',
    )
  })

  it('says when it is nothing, and when the plan is used up', async () => {
    await show(aQuote({ credits: 0 }))
    expect(await screen.findByText('不扣积分')).toBeVisible()
    await show(aQuote({ obstacle: { reason: 'images', needed: 1, left: 0, resetsAt: null } }))
    expect(await screen.findByRole('link', { name: '看看方案' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  })
})
