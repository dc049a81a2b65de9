import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const signedIn = () => {
  localStorage.setItem('lumen.session', 'session')
  server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture())))
}

describe('public pages inside the app', () => {
  it('bring their own frame for people who are signed out', async () => {
    await renderApp({ path: '/pricing' })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('先免费聊，聊得来再说'),
    )
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(document.title).toBe('价格 · 忆晶')
  })

  it('stand in the product’s frame for people who are signed in', async () => {
    signedIn()
    await renderApp({ path: '/pricing' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('main')).toHaveLength(1))
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('move to the address of the interface’s language', async () => {
    const { router } = await renderApp({ path: '/pricing', language: 'de' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/pricing'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Erst kostenlos reden, dann entscheiden',
    )
  })

  it('take the language of an address that names one', async () => {
    const { i18n } = await renderApp({ path: '/de/about' })
    await waitFor(() => expect(i18n.language).toBe('de'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wir wollten')
  })

  it('fetch a document that is not in the page', async () => {
    server.use(
      http.get('*/content/terms/zh.json', () =>
        HttpResponse.json({
          kind: 'document',
          name: 'terms',
          title: '使用条款',
          description: '说明',
          updated: '2026-01-20',
          sections: [{ id: 'a', title: '第一节' }],
          html: '<section id="a"><h2>第一节</h2><p>正文</p></section>',
        }),
      ),
    )
    await renderApp({ path: '/terms' })
    expect(await screen.findByText('正文')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('使用条款')
  })

  it('say so when there is no such article', async () => {
    server.use(
      http.get('*/content/help/*', () => new HttpResponse(null, { status: 404 })),
      http.get('*/api/help/articles/*', () => HttpResponse.json({ viewCount: 1 })),
    )
    await renderApp({ path: '/help/no-such-article' })
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  })
})
