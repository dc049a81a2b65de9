import { defaultLanguage } from '@lumen/contracts/languages'
import { useEffect, useMemo, useRef, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { changeLanguage } from '@/i18n/i18n'
import { languageOf } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { Spinner } from '@/ui/spinner'
import { localPath, splitPath } from './public-path'
import { SiteProvider, type SiteValue } from './site-context'
import { SiteFrame } from './site-frame'
import './site-parts.css'

const RouterAnchor: SiteValue['Anchor'] = ({ href, children, ...rest }) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )

/**
 * Keeps address and interface in one language: an address that names a language sets it, a change of
 * the interface’s language moves to the other address.
 */
function useOneLanguage(): SiteValue['language'] {
  const { i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { language, path } = splitPath(pathname)
  const shown = languageOf(i18n.language)
  const followed = useRef('')
  useEffect(() => {
    const arrived = followed.current !== pathname
    followed.current = pathname
    if (language === shown) return
    if (arrived && language !== defaultLanguage) void changeLanguage(i18n, language)
    else void navigate(localPath(path, shown) + search + hash, { replace: true })
  }, [pathname, path, search, hash, language, shown, i18n, navigate])
  return shown
}

function InApp({ Page }: { Page: ComponentType }) {
  const { t } = useTranslation()
  const { ready } = useTranslation('site', { useSuspense: false })
  const { pathname } = useLocation()
  const { status } = useSession()
  const language = useOneLanguage()
  const { path } = splitPath(pathname)
  const site = useMemo(
    (): SiteValue => ({
      language,
      path,
      data: null,
      signedIn: status === 'signed-in',
      Anchor: RouterAnchor,
    }),
    [language, path, status],
  )
  if (!ready)
    return (
      <output className="grid min-h-[50dvh] place-content-center justify-items-center gap-4">
        <Spinner className="size-10 text-violet-500" />
        <span className="text-text-2">{t('session.loading')}</span>
      </output>
    )
  return (
    <SiteProvider value={site}>
      {status === 'signed-out' ? (
        <SiteFrame>
          <Page />
        </SiteFrame>
      ) : (
        <div data-session className="contents">
          <Page />
        </div>
      )}
    </SiteProvider>
  )
}

/** A public page as a screen of the app: in its frame for people who are signed in, else in its own. */
export async function publicScreen(
  load: () => Promise<{ default: ComponentType }>,
): Promise<{ default: ComponentType }> {
  const { default: Page } = await load()
  return { default: () => <InApp Page={Page} /> }
}
