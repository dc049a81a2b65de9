import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { useLayoutEffect } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation, useNavigate, type Location, type To } from 'react-router'
import { App } from '@/app/app'
import type { RouteRow } from '@/app/route-row'
import { routes } from '@/app/routes'
import { Screens } from '@/app/screens'
import { createStore } from '@/app/store'
import { interpolation } from '@/i18n/interpolation'
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
    interpolation,
    react: { useSuspense: false },
  })
  return i18n
}

/** Where the app is, and the way to another address. */
type TestRouter = {
  state: { location: Location }
  navigate: (to: To | number) => Promise<void>
}

function RouterProbe({ onChange }: { onChange: (router: TestRouter) => void }) {
  const location = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    onChange({
      state: { location },
      navigate: (to) =>
        act(async () => {
          await (typeof to === 'number' ? navigate(to) : navigate(to))
        }),
    })
  }, [onChange, location, navigate])
  return null
}

/** The whole app at a path, with the session check under way as after a page load. */
export async function renderApp({
  path = '/',
  hash = '',
  state,
  language = 'zh',
  table = routes,
}: {
  path?: string
  hash?: string
  state?: unknown
  language?: Language
  table?: readonly RouteRow[]
} = {}) {
  const store = createStore()
  const i18n = await createTestTexts(language)
  const [pathname = '/', search = ''] = path.split('?')
  const router = {} as TestRouter
  const follow = (now: TestRouter) => Object.assign(router, now)
  const checked = store.dispatch(checkSession())
  const entry = { pathname, search: search && `?${search}`, hash, state }
  const view = render(
    <App store={store} i18n={i18n}>
      <MemoryRouter initialEntries={[entry]}>
        <Screens textsReady={Promise.resolve()} table={table} />
        <RouterProbe onChange={follow} />
      </MemoryRouter>
    </App>,
  )
  return { ...view, user: userEvent.setup(), store, i18n, router, checked }
}
