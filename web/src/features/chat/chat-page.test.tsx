import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { openChat, said } from '@/test/open-chat'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

describe('history', () => {
  it('loads older messages while a page is full', async () => {
    const messages = Array.from({ length: 40 }, (_, index) =>
      aMessage({ id: `m${index}`, content: `第 ${index + 1} 句`, position: String(index + 1) }),
    )
    const { user } = await openChat({ messages })
    expect(await said('第 40 句')).toBeInTheDocument()
    expect(screen.queryByText('第 15 句')).toBeNull()
    await user.click(screen.getByRole('button', { name: '加载更早的消息' }))
    // What was in view stays there: the oldest are above it.
    expect(await said('第 15 句')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '加载更早的消息' })).toBeNull()
  })

  it('leads to a message that is named, however far back it is', async () => {
    const idOf = (index: number) => `m${String(index).padStart(3, '0')}`
    const messages = Array.from({ length: 100 }, (_, index) =>
      aMessage({ id: idOf(index), content: `第 ${index + 1} 句`, position: String(index + 1) }),
    )
    const { router } = await openChat({ messages }, `/chat/companion?message=${idOf(11)}`)
    const found = await said('第 12 句')
    await waitFor(() => expect(found.closest('[data-item]')).toHaveFocus())
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('says so when the message that is named is gone', async () => {
    const { router } = await openChat({ messages: [aMessage()] }, '/chat/companion?message=0')
    expect(await screen.findByText('这条消息已经不在了')).toBeInTheDocument()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(await said('你好')).toBeInTheDocument()
  })

  it('says so when the messages cannot be had, and tries again', async () => {
    const chat = startChatServer({ messages: [aMessage()] })
    let away = true
    server.use(
      http.get('*/api/messages/:id', () =>
        away ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    const { user } = await renderApp({ path: '/chat' })
    expect(await screen.findByText('消息加载失败')).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await said('你好')).toBeInTheDocument()
    await chat.connected()
  })
})

describe('around the talk', () => {
  it('shows who can help, as links that call, write and open', async () => {
    const { user } = await openChat()
    await user.click(screen.getByRole('button', { name: '需要帮助?' }))
    const dialog = await screen.findByRole('dialog', { name: '需要帮助?' })
    expect(await within(dialog).findByRole('link', { name: '12356' })).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'crisistextline.org' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    )
    expect(within(dialog).getByText(/核对于/)).toBeVisible()
  })

  it('opens the oldest companion, and leads to it from one that is gone', async () => {
    const companions = [aCompanion(), aCompanion({ id: 'other', name: '青岚' })]
    const { router } = await openChat({ companions }, '/chat/gone')
    expect(await screen.findByRole('heading', { level: 1, name: '小忆' })).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
  })
})
