import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Outlet } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import type { RouteRow } from './route-row'

const page = (text: string) => async () => ({
  default: () => (
    <>
      <h1>{text}</h1>
      <Outlet />
    </>
  ),
})
const row = (path: string, guard: RouteRow['guard'], text: string): RouteRow => ({
  id: path === '/auth' ? 'auth' : path,
  path,
  guard,
  titleKey: 'route.chat',
  prerender: false,
  load: page(text),
})
const table: RouteRow[] = [
  { ...row('/', 'none', 'welcome'), loadSignedIn: page('inside') },
  row('/auth', 'public', 'sign in'),
  row('/home', 'auth', 'home'),
  row('/chat', 'auth', 'chat'),
  row('/admin', 'admin', 'administration'),
]
const signIn = (change = {}) => {
  const answer = Promise.withResolvers<void>()
  localStorage.setItem('lumen.session', 'session')
  server.use(
    http.get('*/api/auth/me', async () => {
      await answer.promise
      return HttpResponse.json(userFixture(change))
    }),
  )
  return answer.resolve
}

describe('guards', () => {
  it('send signed-out people to /auth and remember where they wanted to go', async () => {
    const { router } = await renderApp({ path: '/chat?tab=1', table })
    await screen.findByRole('heading', { name: 'sign in' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/chat?tab=1' }))
  })

  it('say that the server is away, and let through once it is back', async () => {
    localStorage.setItem('lumen.session', 'session')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let away = true
    server.use(
      http.get('*/api/auth/me', () =>
        away ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(userFixture()),
      ),
    )
    const { router } = await renderApp({ path: '/chat', table })
    expect(await screen.findByText('服务暂时不可用')).toBeVisible()
    expect(screen.getByText('正在重新连接，你的登录还在。')).toBeVisible()
    away = false
    globalThis.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { name: 'chat' })).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
  })

  it('say what they wait for, then let through', async () => {
    const answer = signIn()
    await renderApp({ path: '/chat', table })
    expect(await screen.findByText('正在验证身份...')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '聊天' })).toBeVisible()
    answer()
    expect(await screen.findByRole('heading', { name: 'chat' })).toBeVisible()
  })

  it('show what fits the session where no guard stands', async () => {
    const view = await renderApp({ path: '/', table })
    await screen.findByRole('heading', { name: 'welcome' })
    view.unmount()
    const answer = signIn()
    await renderApp({ path: '/', table })
    expect(await screen.findByText('正在加载...')).toBeVisible()
    answer()
    await screen.findByRole('heading', { name: 'inside' })
  })

  it('let only administrators into the admin pages', async () => {
    const answer = signIn()
    const view = await renderApp({ path: '/admin', table })
    expect(await screen.findByText('验证管理员权限...')).toBeVisible()
    answer()
    await screen.findByRole('heading', { name: 'home' })
    view.unmount()
    signIn({ isVerified: true, subscriptionTier: 'admin' })()
    await renderApp({ path: '/admin', table })
    await screen.findByRole('heading', { name: 'administration' })
  })
})

describe('routes', () => {
  it('have a page for every address', async () => {
    await renderApp({ path: '/no/such/page' })
    expect(await screen.findByRole('heading', { name: '404 页面不存在' })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(document.title).toBe('页面不存在 · 忆晶'))
  })

  it('move focus to the page and announce it after a navigation', async () => {
    const { router } = await renderApp({ path: '/', table })
    await screen.findByRole('heading', { name: 'welcome' })
    await router.navigate('/auth')
    await screen.findByRole('heading', { name: 'sign in' })
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveTextContent('聊天'))
  })
})
