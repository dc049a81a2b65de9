import { useSession } from '@/session/use-session'
import { Outlet, useMatches } from 'react-router'
import { AppShell } from './shell/app-shell'
import { PublicFrame } from './shell/public-frame'
import { isPublicPage } from './public-rows'
import { RouteArrival } from './route-arrival'

/**
 * The frame around every page: the product's own for people who are signed in, else the public one.
 * Public pages bring theirs along.
 */
export function Frame() {
  const { status } = useSession()
  const page = useMatches().at(-1)?.id
  const inside = status !== 'signed-out' && page !== 'auth'
  return (
    <>
      <RouteArrival />
      {inside ? <AppShell /> : isPublicPage(page) ? <Outlet /> : <PublicFrame />}
    </>
  )
}
