import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useCurrentRoute } from './current-route'

/**
 * Names the page: in the document title, and by moving focus and announcing it after a navigation.
 * Another address of the same page (another companion's chat, say) leaves the focus alone.
 */
export function RouteArrival() {
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
