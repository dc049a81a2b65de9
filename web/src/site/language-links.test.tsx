import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { server } from '@/test/server'
import { LanguageLinks } from './language-links'
import { SiteProvider, type SiteValue } from './site-context'

const site: SiteValue = {
  language: 'zh',
  path: '/pricing',
  data: null,
  signedIn: false,
  Anchor: ({ onClick, children }) => (
    <button type="button" onClick={onClick as never}>
      {children}
    </button>
  ),
}

it('keeps the language that is chosen in the account of whoever is signed in, by the cookie alone', async () => {
  const asked: { body: unknown; bearer: string | null }[] = []
  server.use(
    http.patch('*/api/auth/preferences', async ({ request }) => {
      asked.push({ body: await request.json(), bearer: request.headers.get('authorization') })
      return HttpResponse.json({})
    }),
  )
  render(
    <SiteProvider value={site}>
      <LanguageLinks />
    </SiteProvider>,
  )
  const choose = (name: string) => userEvent.click(screen.getByText(name))
  await choose('Français')
  localStorage.setItem('lumen.session', 'session')
  await choose('Deutsch')
  await expect.poll(() => asked).toEqual([{ body: { language: 'de' }, bearer: null }])
  expect(localStorage.getItem('lumen.language')).toBe('de')
})
