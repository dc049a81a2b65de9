import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { narrowScreen } from '@/test/screen-size'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { noSubscription } from '@/test/wallet-samples'

async function inside() {
  const chat = startChatServer({
    companions: [aCompanion(), aCompanion({ id: 'other', name: '青岚' })],
  })
  const view = await renderApp({ path: '/companions' })
  await pageHeading('我的伴侣')
  return { ...view, chat }
}
const palette = () => screen.findByRole('combobox', { name: '去哪里？做什么？' })

describe('the command palette', () => {
  it('opens by Ctrl K, finds and goes', async () => {
    const { user, router } = await inside()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), '青岚')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/other'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('moves by arrows, marks what is chosen now, and closes by Escape', async () => {
    const { user } = await inside()
    await user.click(screen.getByRole('button', { name: '搜索与命令' }))
    const box = await palette()
    const first = box.getAttribute('aria-activedescendant')
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    expect(box.getAttribute('aria-activedescendant')).not.toBe(first)
    expect(screen.getByRole('option', { name: /简体中文.*当前/ })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(screen.getByRole('button', { name: '搜索与命令' })).toHaveFocus()
  })

  it('says so when nothing is found', async () => {
    const { user } = await inside()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), 'zzz')
    expect(screen.getByText('没有找到“zzz”')).toBeVisible()
  })

  it('changes the look', async () => {
    const { user } = await inside()
    server.use(
      http.patch('*/api/auth/preferences', () =>
        HttpResponse.json({ language: 'zh', theme: 'dark' }),
      ),
    )
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), '深色{Enter}')
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  })

  it('begins a new companion', async () => {
    const { user, router } = await inside()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), '新建{Enter}')
    expect(await screen.findByRole('dialog', { name: '创建伴侣' })).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('windows of the account', () => {
  const openMenu = async (user: Awaited<ReturnType<typeof inside>>['user']) => {
    await user.click(await screen.findByRole('button', { name: '账户菜单' }))
    await screen.findByRole('button', { name: '个人资料' })
    return within(await screen.findByRole('dialog', { name: '账户' }))
  }

  it('show interactions as the server counts them, and the whole profile', async () => {
    const { user } = await inside()
    const menu = await openMenu(user)
    expect(await menu.findByText('412')).toBeVisible()
    await user.click(menu.getByRole('button', { name: '个人资料' }))
    const dialog = within(await screen.findByRole('dialog', { name: '个人资料' }))
    for (const text of ['xiaoman@example.com', '免费版', '注册时间', '2026年1月1日', '正常', '—'])
      expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.getByRole('link', { name: '编辑资料' })).toHaveAttribute(
      'href',
      '/settings#profile',
    )
  })

  it('show the plan, and the way to one where there is none', async () => {
    server.use(
      http.get('*/api/enterprise/subscription/current', () => HttpResponse.json(noSubscription())),
    )
    const { user } = await inside()
    await user.click((await openMenu(user)).getByRole('button', { name: '订阅管理' }))
    const dialog = within(await screen.findByRole('dialog', { name: '订阅管理' }))
    expect(await dialog.findByText('免费版')).toBeVisible()
    expect(dialog.getByText('没有到期时间')).toBeVisible()
    expect(dialog.getByRole('link', { name: '升级方案' })).toHaveAttribute('href', '/pricing')
    expect(dialog.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      '关闭',
    ])
  })

  it('explain the keys at “?”, but not while somebody writes', async () => {
    const { user } = await inside()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' })
    expect(within(dialog).getByText('发送消息')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await palette(), '?')
    expect(screen.queryByRole('dialog', { name: '键盘快捷键' })).toBeNull()
  })
})

describe('small screens', () => {
  it('have five things in their bar', async () => {
    narrowScreen()
    await inside()
    const bar = within(screen.getByRole('navigation', { name: '主导航' }))
    expect(
      [...bar.getAllByRole('link'), ...bar.getAllByRole('button')].map((one) => one.textContent),
    ).toEqual(['聊天', '记忆', '星象', '创作', '我的'])
  })

  it('leave for a page 150 ms after the panel closes', async () => {
    narrowScreen()
    const { user, router } = await inside()
    await user.click(screen.getByRole('button', { name: '我的' }))
    const panel = within(await screen.findByRole('dialog', { name: '忆晶' }))
    for (const name of ['核心功能', '进阶功能', '快捷操作'])
      expect(panel.getByRole('heading', { name })).toBeVisible()
    // The badge locks nothing.
    expect(panel.getByRole('link', { name: '仪表盘 高级版' })).toHaveAttribute('href', '/dashboard')
    expect(panel.getByRole('link', { name: '性格成长' })).toBeVisible()
    vi.useFakeTimers()
    try {
      fireEvent.click(panel.getByRole('link', { name: '设置' }))
      act(() => void vi.advanceTimersByTime(149))
      expect(router.state.location.pathname).toBe('/companions')
      act(() => void vi.advanceTimersByTime(1))
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  })
})
