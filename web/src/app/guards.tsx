import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { checkSession } from '@/session/session-flow'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { ErrorState } from '@/ui/error-state'
import type { LazyPage } from './page-loader'
import type { RouteRow } from './route-row'
import { Waiting } from './waiting'

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
  staysWhenEnded = false,
  children,
}: {
  guard: RouteRow['guard']
  /** An expired session does not lead away from here. */
  staysWhenEnded?: boolean
  /** Fetched while the session is still being checked. */
  page: LazyPage
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { status, user, ended, away } = useSession()
  const dispatch = useAppDispatch()
  const location = useLocation()
  useEffect(() => {
    if (status === 'loading') page.preload()
  }, [status, page])
  if (guard === 'public') return children
  if (status === 'loading' && away !== null)
    return (
      <div className="grid min-h-[70dvh]">
        <ErrorState
          title={t('session.away.title')}
          text={t(away === 'retrying' ? 'session.away.retrying' : 'session.away.stopped')}
          error={null}
          busy={away === 'retrying'}
          onRetry={() => void dispatch(checkSession())}
        />
      </div>
    )
  if (status === 'loading') return <Waiting text={t(waiting[guard])} />
  if (guard === 'none') return children
  if (status === 'signed-out' && staysWhenEnded && ended === 'expired') return children
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
