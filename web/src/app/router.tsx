import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { useSession } from '@/session/use-session'
import { Frame } from './frame'
import { Guard } from './guards'
import { lazyPage, type LazyPage } from './page-loader'
import { PageLoading } from './page-loading'
import type { RouteHandle } from './route-arrival'
import { RouteError } from './route-error'
import { routes, type RouteRow } from './routes'

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
      <Suspense fallback={<PageLoading text={t('session.loading')} />}>
        {redirectTo === undefined ? <shown.Component /> : <Navigate to={redirectTo} replace />}
      </Suspense>
    </Guard>
  )
}

/** Route objects of the table. @param textsReady when the texts of the language are here */
export function routeObjects(table: readonly RouteRow[], textsReady: Promise<void>): RouteObject[] {
  const pages = new Map<RouteRow['load'], LazyPage>()
  const pageOf = (load: RouteRow['load'], ready: Promise<void>) => {
    const page = pages.get(load) ?? lazyPage(load, ready)
    pages.set(load, page)
    return page
  }
  return [
    {
      element: <Frame />,
      errorElement: <RouteError />,
      children: [
        {
          errorElement: <RouteError />,
          children: table.map(
            ({ id, path, guard, titleKey, load, loadSignedIn, redirectTo, staysWhenEnded }) => ({
              id,
              path,
              handle: { titleKey, page: loadSignedIn ?? load } satisfies RouteHandle,
              element: (
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
              ),
            }),
          ),
        },
      ],
    },
  ]
}

export const createRouter = (textsReady: Promise<void>) =>
  createBrowserRouter(routeObjects(routes, textsReady))
