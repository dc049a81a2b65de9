import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter } from 'react-router'
import { App } from '@/app/app'
import { routeObjects } from '@/app/router'
import { routes, type RouteRow } from '@/app/routes'
import { createStore } from '@/app/store'
import type { Language } from '@/i18n/languages'
import { checkSession } from '@/session/session-flow'
import { textsOf } from './locales'

/** Translation with all texts at hand, in Chinese or German. */
export async function createTestTexts(language: Language = 'zh') {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'zh',
    resources: {
      zh: { translation: textsOf('zh'), site: textsOf('zh', 'site') },
      de: { translation: textsOf('de'), site: textsOf('de', 'site') },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return i18n
}

/** The whole app at a path, with the session check under way as after a page load. */
export async function renderApp({
  path = '/',
  state,
  language = 'zh',
  table = routes,
}: {
  path?: string
  state?: unknown
  language?: Language
  table?: readonly RouteRow[]
} = {}) {
  const store = createStore()
  const i18n = await createTestTexts(language)
  const [pathname = '/', search = ''] = path.split('?')
  const router = createMemoryRouter(routeObjects(table, Promise.resolve()), {
    initialEntries: [{ pathname, search: search && `?${search}`, state }],
  })
  const checked = store.dispatch(checkSession())
  const view = render(<App store={store} i18n={i18n} router={router} />)
  return { ...view, user: userEvent.setup(), store, i18n, router, checked }
}
