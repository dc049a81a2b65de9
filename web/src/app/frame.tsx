import { useSession } from '@/session/use-session'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useCurrentRoute } from './current-route'
import { lazyPage } from './page-loader'
import { PageLoading } from '@/ui/page-loading'
import { PublicFrame } from './shell/public-frame'
import { isPublicPage } from './public-rows'
import { RouteArrival } from './route-arrival'

/** Fetched beside the first page, and only for people who are signed in. */
export const appShell = lazyPage(() => import('./shell/app-shell'), Promise.resolve())

/**
 * The frame around every page: the product's own for people who are signed in, else the public one.
 * Public pages bring theirs along.
 */
export function Frame() {
  const { status } = useSession()
  const page = useCurrentRoute()?.id
  const { t } = useTranslation()
  const inside = status !== 'signed-out' && page !== 'auth'
  return (
    <>
      <RouteArrival />
      {inside ? (
        <Suspense fallback={<PageLoading text={t('session.loading')} />}>
          <appShell.Component />
        </Suspense>
      ) : isPublicPage(page) ? (
        <Outlet />
      ) : (
        <PublicFrame />
      )}
    </>
  )
}
