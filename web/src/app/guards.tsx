import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '@/session/use-session'
import type { LazyPage } from './page-loader'
import { PageLoading } from './page-loading'
import type { RouteRow } from './routes'

const waiting = {
  none: 'session.loading',
  public: 'session.loading',
  auth: 'session.verifying',
  admin: 'session.verifyingAdmin',
} as const

/**
 * Lets through who may see a page. Signed out: to /auth, which leads back afterwards. Signed in but
 * no administrator: to /home.
 */
export function Guard({
  guard,
  page,
  children,
}: {
  guard: RouteRow['guard']
  /** Fetched while the session is still being checked. */
  page: LazyPage
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { status, user, ended } = useSession()
  const location = useLocation()
  useEffect(() => {
    if (status === 'loading') page.preload()
  }, [status, page])
  if (guard === 'public') return children
  if (status === 'loading') return <PageLoading text={t(waiting[guard])} />
  if (guard === 'none') return children
  if (status === 'signed-out')
    return (
      <Navigate
        to="/auth"
        replace
        // Who left by choice does not want to be led back, least of all as somebody else.
        state={
          ended === 'by-choice'
            ? null
            : { from: location.pathname + location.search + location.hash }
        }
      />
    )
  if (guard === 'admin' && user?.isVerified !== true) return <Navigate to="/home" replace />
  return children
}
