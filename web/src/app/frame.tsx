import { useSession } from '@/session/use-session'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useCurrentRoute } from './current-route'
import { lazyPage } from './page-loader'
import { PublicFrame } from './shell/public-frame'
import { ShellWindows } from './shell/shell-windows'
import { isPublicPage } from './public-rows'
import { Waiting } from './waiting'

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
  const inside = status !== 'signed-out' && !/^auth|^devInbox$/.test(page ?? '')
  return (
    <>
      <RouteArrival />
      {inside ? (
        <ShellWindows>
          <Suspense fallback={<FramePlace text={t('session.loading')} />}>
            <appShell.Component />
          </Suspense>
        </ShellWindows>
      ) : isPublicPage(page) ? (
        <Outlet />
      ) : (
        <PublicFrame />
      )}
    </>
  )
}

/** Room for the rail and the bars that come around the page, so that it stays where it is. */
const FramePlace = ({ text }: { text: string }) => (
  <div className="h-dvh overflow-hidden pt-14 md:pt-0 md:pl-21">
    <Waiting text={text} />
  </div>
)

/**
 * Names the page: in the document title, and by moving focus and announcing it after a navigation.
 * Another address of the same page (another companion's chat, say) leaves the focus alone.
 */
function RouteArrival() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const current = useCurrentRoute()
  const title = t(current?.titleKey ?? 'route.notFound')
  const page = current?.page
  const before = useRef({ pathname, page })
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const name = t('app.name')
    document.title = title === name || title === '' ? name : `${title} · ${name}`
  }, [title, t])

  useEffect(() => {
    const arrived = before.current.pathname !== pathname && before.current.page !== page
    before.current = { pathname, page }
    if (!arrived) return
    setAnnounced(title)
    const main = document.querySelector<HTMLElement>('main')
    main?.focus({ preventScroll: true })
    main?.scrollTo(0, 0)
    globalThis.scrollTo(0, 0)
  }, [pathname, page, title])

  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {announced}
    </p>
  )
}
