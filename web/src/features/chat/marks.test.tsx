import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const now = new Date().toISOString()
const messages = [aMessage({ createdAt: now }), aReply({ replyTo: 'message', createdAt: now })]

it('marks a message, finds it in the list, leads to it, and takes the mark off', async () => {
  const { user, chat, router } = await openChat({ messages })
  const bubble = (await said('嗯，我在听。')).closest<HTMLElement>('article')!
  await user.click(within(bubble).getByRole('button', { name: '消息选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '收藏' }))
  expect(await within(bubble).findByText('已收藏')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '小忆的选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '收藏的话…' }))
  const dialog = within(await screen.findByRole('dialog', { name: '收藏的话' }))
  await user.click(await dialog.findByText('嗯，我在听。'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(bubble.closest('[data-item]')).toHaveFocus())

  await router.navigate('/chat/companion?marks')
  const again = within(await screen.findByRole('dialog', { name: '收藏的话' }))
  await user.click(await again.findByRole('button', { name: '取消收藏' }))
  expect(await again.findByText('还没有收藏')).toBeVisible()
  expect(chat.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/messages/reply/mark',
    'DELETE /api/messages/reply/mark',
  ])
  await waitFor(() => expect(screen.queryByText('已收藏')).toBeNull())
})
