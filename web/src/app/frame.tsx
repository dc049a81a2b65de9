import { useSession } from '@/session/use-session'
import { useMatches } from 'react-router'
import { AppShell } from './shell/app-shell'
import { PublicFrame } from './shell/public-frame'
import { RouteArrival } from './route-arrival'

/** The frame around every page: the product's own for people who are signed in, else the public one. */
export function Frame() {
  const { status } = useSession()
  const page = useMatches().at(-1)?.id
  const inside = status !== 'signed-out' && page !== 'auth'
  return (
    <>
      <RouteArrival />
      {inside ? <AppShell /> : <PublicFrame />}
    </>
  )
}
