import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const now = new Date().toISOString()
const texts = { reply: ['第一种说法', '第二种说法', '第三种说法'] }
const open = (shown = 3) =>
  openChat({
    texts,
    messages: [
      aMessage({ createdAt: now }),
      aReply({
        replyTo: 'message',
        createdAt: now,
        content: texts.reply[shown - 1] ?? '',
        versions: { shown, count: 3 },
      }),
    ],
  })
const chosen = (chat: Awaited<ReturnType<typeof open>>['chat']) =>
  chat.calls.map(({ body }) => body)

describe('versions of a reply', () => {
  it('are turned by arrows and by keys, told to whoever does not see them', async () => {
    const { user, chat } = await open()
    const group = await screen.findByRole('group', { name: '这条回复的版本' })
    expect(within(group).getByText('第 3 版，共 3 版')).toBeInTheDocument()
    const next = within(group).getByRole('button', { name: '下一个版本' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    expect(chat.calls).toEqual([])
    await user.click(within(group).getByRole('button', { name: '上一个版本' }))
    expect(await said('第二种说法')).toBeVisible()
    expect(screen.queryByText('第三种说法')).toBeNull()
    expect(within(group).getByText('第 2 版，共 3 版')).toBeInTheDocument()
    await user.keyboard('{ArrowLeft}')
    expect(await said('第一种说法')).toBeVisible()
    await user.keyboard('{ArrowLeft}{ArrowRight}')
    expect(await said('第二种说法')).toBeVisible()
    expect(chosen(chat)).toEqual([{ number: 2 }, { number: 1 }, { number: 2 }])
  })

  it('are turned by a finger that sweeps over the bubble, not by one that scrolls', async () => {
    const { chat } = await open(2)
    await screen.findByRole('group', { name: '这条回复的版本' })
    const sweep = async (x: number, y: number) => {
      const bubble = await said(chat.state.messages[1]?.content ?? '')
      const touch = { pointerType: 'touch', isPrimary: true }
      fireEvent.pointerDown(bubble, { ...touch, clientX: 200, clientY: 200 })
      fireEvent.pointerUp(bubble, { ...touch, clientX: 200 + x, clientY: 200 + y })
    }
    await sweep(-30, 0)
    await sweep(-80, 90)
    await sweep(-90, 10)
    expect(await said('第三种说法')).toBeVisible()
    await sweep(90, 10)
    expect(await said('第二种说法')).toBeVisible()
    expect(chosen(chat)).toEqual([{ number: 3 }, { number: 2 }])
  })

  it('are all seen in a window, where one is taken', async () => {
    const { user, chat } = await open()
    await user.click(await screen.findByRole('button', { name: '第 3 版，共 3 版 · 查看全部版本' }))
    const dialog = await screen.findByRole('dialog', { name: '这条回复的版本' })
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(3)
    expect(within(dialog).getByText('对话接着这一版')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '改用这一版 · 第 1 版，共 3 版' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await said('第一种说法')).toBeVisible()
    expect(chosen(chat)).toEqual([{ number: 1 }])
  })
})
