import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { LazyAnnouncement } from './lazy-announcement'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Logo } from '@/ui/logo'
import { useCurrentRoute } from '../current-route'
import { LanguageMenu, ThemeMenu } from './preference-menus'
import { OfflineBanner } from './offline-banner'
import { SkipLink } from './skip-link'

/** Frame of everything that can be seen without an account. */
export function PublicFrame() {
  const { t } = useTranslation()
  const { status } = useSession()
  const page = useCurrentRoute()?.id
  return (
    <div className="ground flex min-h-dvh flex-col">
      <SkipLink />
      <header className="z-20 pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 max-md:h-14 md:px-8">
          <Link
            to="/"
            className="mr-auto flex min-h-11 items-center gap-2 rounded-2 pr-2 font-display text-h3 font-bold"
          >
            <Logo className="size-8" />
            {t('app.name')}
          </Link>
          <LanguageMenu place="header" />
          <ThemeMenu place="header" />
          {page?.startsWith('auth') !== true && status === 'signed-out' && (
            <Button asChild size="small" className="ml-2">
              <Link to="/auth">{t('auth.login.title')}</Link>
            </Button>
          )}
        </div>
      </header>
      <OfflineBanner />
      <LazyAnnouncement />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
    </div>
  )
}
