import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'

/** Names the page: in the document title, and by moving focus and announcing it after a navigation. */
export function RouteArrival() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as { titleKey?: string } | undefined
  const title = t(handle?.titleKey ?? 'route.notFound')
  const before = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const name = t('app.name')
    document.title = title === name || title === '' ? name : `${title} · ${name}`
  }, [title, t])

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setAnnounced(title)
    const main = document.querySelector<HTMLElement>('main')
    main?.focus({ preventScroll: true })
    main?.scrollTo(0, 0)
    globalThis.scrollTo(0, 0)
  }, [pathname, title])

  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {announced}
    </p>
  )
}
