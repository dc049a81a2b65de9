import { Suspense, useState, type ReactNode, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { matchRoutes, Navigate, useLocation, useRoutes, type RouteObject } from 'react-router'
import { useSession } from '@/session/use-session'
import { CurrentRouteContext, type CurrentRoute } from './current-route'
import { Frame } from './frame'
import { Guard } from './guards'
import { lazyPage, type LazyPage } from './page-loader'
import type { RouteRow } from './route-row'
import { routes } from './routes'
import { Waiting } from './waiting'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'

function Screen({
  guard,
  page,
  home,
  redirectTo,
  staysWhenEnded,
}: {
  guard: RouteRow['guard']
  page: LazyPage
  home: LazyPage | undefined
  redirectTo: string | undefined
  staysWhenEnded: boolean
}) {
  const { t } = useTranslation()
  const { status } = useSession()
  const shown = home !== undefined && status !== 'signed-out' ? home : page
  return (
    <Guard guard={guard} page={shown} staysWhenEnded={staysWhenEnded}>
      <Suspense fallback={<Waiting text={t('session.loading')} />}>
        {redirectTo === undefined ? <shown.Component /> : <Navigate to={redirectTo} replace />}
      </Suspense>
    </Guard>
  )
}

/** What broke leaves when another address is shown. */
function Mended({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  )
}

type ScreenRoute = RouteObject & { handle: CurrentRoute }

function screenRoutes(table: readonly RouteRow[], textsReady: Promise<void>): ScreenRoute[] {
  const pages = new Map<RouteRow['load'], LazyPage>()
  const pageOf = (load: RouteRow['load'], ready: Promise<void>) => {
    const page = pages.get(load) ?? lazyPage(load, ready)
    pages.set(load, page)
    return page
  }
  return table.map(
    ({ id, path, guard, titleKey, shape, load, loadSignedIn, redirectTo, staysWhenEnded }) => ({
      id,
      path,
      handle: { id, titleKey, ...(shape && { shape }), page: loadSignedIn ?? load },
      element: (
        <Mended>
          <Screen
            guard={guard}
            page={pageOf(
              load,
              guard === 'auth' || guard === 'admin' ? textsReady : Promise.resolve(),
            )}
            home={loadSignedIn && pageOf(loadSignedIn, textsReady)}
            redirectTo={redirectTo}
            staysWhenEnded={staysWhenEnded === true}
          />
        </Mended>
      ),
    }),
  )
}

/**
 * The screen of the address shown, in its frame.
 * @param textsReady when the texts of the language are here
 */
export function Screens({
  textsReady,
  table = routes,
}: {
  textsReady: Promise<void>
  table?: readonly RouteRow[]
}) {
  const [children] = useState(() => screenRoutes(table, textsReady))
  const current = matchRoutes(children, useLocation())?.at(-1)?.route.handle
  const shown = useRoutes([{ element: <Frame />, children }])
  return (
    <CurrentRouteContext value={current}>
      <Mended>{shown}</Mended>
    </CurrentRouteContext>
  )
}

const isStaleChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Failed to fetch|Unable to preload/i.test(
    error.message,
  )

/** A page broke, or its code could not be fetched (a new version was put out, or the line is down). */
function RouteError({ error }: FallbackProps) {
  const { t } = useTranslation()
  useEffect(() => console.error('A page failed', error), [error])
  const key = isStaleChunk(error) ? 'route.stale' : 'route.failed'
  return (
    <div
      role="alert"
      className="grid h-full min-h-[70dvh] place-content-center justify-items-center gap-3 p-6 text-center"
    >
      <Crystal hue="uncut" seed="broken" facets={5} className="mb-2 h-32" />
      <h1 className="font-display text-h2 font-bold">{t(`${key}.title`)}</h1>
      <p className="max-w-md text-text-2">{t(`${key}.text`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={() => globalThis.location.reload()}>{t('app.action.reload')}</Button>
        <Button variant="secondary" asChild>
          <a href="/">{t('route.backHome')}</a>
        </Button>
      </div>
    </div>
  )
}
