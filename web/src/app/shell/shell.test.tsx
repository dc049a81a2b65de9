import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import type { RouteRow } from '../route-row'

const table: RouteRow[] = (['/', '/auth', '/chat'] as const).map((path) => ({
  id: path === '/auth' ? 'auth' : path,
  path,
  guard: path === '/chat' ? 'auth' : 'public',
  titleKey: 'route.chat',
  prerender: false,
  load: async () => ({ default: () => <h1>{path}</h1> }),
}))

async function signedIn(change = {}) {
  localStorage.setItem('lumen.session', 'session')
  server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture(change))))
  const view = await renderApp({ path: '/chat', table })
  await screen.findByRole('heading', { name: '/chat' })
  const openMenu = async () => {
    await view.user.click(await screen.findByRole('button', { name: '账户菜单' }))
    // Its content comes when it is opened.
    await screen.findByRole('button', { name: '退出登录' })
    return screen.findByRole('dialog', { name: '账户' })
  }
  return { ...view, openMenu }
}

describe('the frame of signed-in people', () => {
  it('shows who is signed in, with tier and counters', async () => {
    const { openMenu } = await signedIn({ subscriptionTier: 'premium' })
    const menu = within(await openMenu())
    for (const text of ['林小满', 'xiaoman@example.com', '高级版', '1,280', '36'])
      expect(menu.getByText(text)).toBeVisible()
  })

  it('shows another picture when one is put on elsewhere', async () => {
    const chat = startChatServer()
    const { store } = await signedIn()
    await chat.connected()
    const profileImageUrl = '/api/media/objects/018f0000-0000-7000-8000-000000000000'
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ profileImageUrl }))))
    chat.send({ type: 'user_changed' })
    await waitFor(() =>
      expect(store.getState().session.user?.profileImageUrl).toBe(profileImageUrl),
    )
  })

  it('signs out: on the server, in storage, and on to /auth', async () => {
    let told = 0
    server.use(
      http.post('*/api/auth/logout', () => {
        told += 1
        return HttpResponse.json({ success: true })
      }),
    )
    const { openMenu, user, router } = await signedIn()
    await user.click(within(await openMenu()).getByRole('button', { name: '退出登录' }))
    await screen.findByRole('heading', { name: '/auth' })
    expect(told).toBe(1)
    expect(localStorage.getItem('lumen.session')).toBeNull()
    await waitFor(() => expect(router.state.location.state).toBeNull())
  })

  it('says so when signing out failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
    const { openMenu, user, router } = await signedIn()
    await user.click(within(await openMenu()).getByRole('button', { name: '退出登录' }))
    expect(await screen.findByText('登出失败')).toBeVisible()
    expect(screen.getByText('请稍后重试')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
  })

  it('changes the language here and in the account', async () => {
    const told: unknown[] = []
    server.use(
      http.patch('*/api/auth/preferences', async ({ request }) => {
        told.push(await request.json())
        return HttpResponse.json({ language: 'de', theme: 'system' })
      }),
    )
    const { user, i18n } = await signedIn()
    await user.click(screen.getByRole('button', { name: '语言' }))
    const options = await screen.findAllByRole('menuitemradio')
    expect(options.map((option) => option.textContent)).toEqual([
      '简体中文',
      'English',
      '日本語',
      '한국어',
      'Français',
      'Deutsch',
      'Español',
      'Português',
    ])
    await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
    await waitFor(() => expect(told).toEqual([{ language: 'de' }]))
    expect(i18n.language).toBe('de')
  })

  it('takes language and look from the account after the check', async () => {
    const { i18n } = await signedIn({ preferences: { language: 'de', theme: 'dark' } })
    await waitFor(() => expect(i18n.language).toBe('de'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  it('is left when another tab signs out', async () => {
    await signedIn()
    localStorage.removeItem('lumen.session')
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'lumen.session' }))
    expect(await screen.findByRole('heading', { name: '/auth' })).toBeVisible()
  })

  it('keeps the focus on the button of a menu while its code arrives and after it closes', async () => {
    const { user } = await signedIn()
    const button = screen.getByRole('button', { name: '外观' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menu', { name: '外观' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })
})

describe('a page that fails', () => {
  it.each([
    ['这一页出了点问题', new Error('boom')],
    ['需要重新加载一下', new TypeError('Failed to fetch dynamically imported module: /x.js')],
  ])('says “%s”', async (title, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await renderApp({
      path: '/',
      table: table.map((row) => ({ ...row, load: () => Promise.reject(error) })),
    })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  })
})
