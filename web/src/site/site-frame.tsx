import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import settings from 'virtual:site-settings'
import { Button } from '@/ui/button'
import { Logo } from '@/ui/logo'
import { LanguageLinks } from './language-links'
import { SiteLink } from './site-context'
import { ThemeToggle } from './theme-toggle'
import { useSiteText } from './use-site-text'

const mainLinks = [
  ['/features', 'route.features'],
  ['/pricing', 'route.pricing'],
  ['/help', 'route.help'],
  ['/about', 'route.about'],
] as const

const groups = [
  [
    'site.footer.product',
    [
      ['/features', 'route.features'],
      ['/pricing', 'route.pricing'],
      ['/mobile-guide', 'route.mobileGuide'],
      ['/status', 'route.status'],
    ],
  ],
  [
    'site.footer.learn',
    [
      ['/about', 'route.about'],
      ['/help', 'route.help'],
      ['/tutorials', 'route.tutorials'],
      ['/contact', 'route.contact'],
    ],
  ],
  [
    'site.footer.legal',
    [
      ['/privacy-policy', 'route.privacyPolicy'],
      ['/terms-of-service', 'route.termsOfService'],
      ['/terms', 'route.terms'],
    ],
  ],
] as const

const headerLink =
  'rounded-2 px-3 py-2 font-medium text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text aria-[current=page]:text-link'

/** Header and footer of the public pages. Menus are popovers of the platform: they work before any script. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipToMain />
    <SiteHeader />
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <SiteFooter />
  </div>
)

function SkipToMain() {
  const { t } = useSiteText()
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-2 focus:bg-primary focus:px-4 focus:py-2 focus:font-semibold focus:text-on-primary focus:shadow-3"
    >
      {t('shell.skip')}
    </a>
  )
}

function SiteHeader() {
  const { t } = useSiteText()
  return (
    <header className="sticky top-0 z-30 border-b border-line/60 bg-bg/80 pt-[env(safe-area-inset-top)] backdrop-blur-lg print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 md:px-8">
        <SiteLink
          to="/"
          className="mr-3 flex min-h-11 items-center gap-2 rounded-2 font-display text-h3 font-bold"
        >
          <Logo className="size-8" />
          {t('app.name')}
        </SiteLink>
        <nav aria-label={t('nav.main')} className="mr-auto hidden items-center md:flex">
          {mainLinks.map(([to, label]) => (
            <SiteLink key={to} to={to} className={headerLink}>
              {t(label)}
            </SiteLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageLinks />
          <ThemeToggle />
          <SiteLink to="/auth" className={`${headerLink} hidden lg:inline-flex signed-in:hidden`}>
            {t('site.login')}
          </SiteLink>
          <Button asChild size="small" className="ml-1 signed-in:hidden max-sm:hidden">
            <SiteLink to="/auth?mode=register">{t('site.start')}</SiteLink>
          </Button>
          <span className="ml-1 hidden signed-in:block">
            <Button asChild size="small">
              <SiteLink to="/chat">{t('site.openApp')}</SiteLink>
            </Button>
          </span>
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={t('site.menu')}
            className="inline-grid size-11 place-items-center rounded-full text-text-2 hover:bg-surface-3 hover:text-text md:hidden"
          >
            <Menu aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      <SmallMenu />
    </header>
  )
}

function SmallMenu() {
  const { t } = useSiteText()
  return (
    <div
      popover="auto"
      id="site-menu"
      className="fixed inset-x-3! top-[calc(4.25rem+env(safe-area-inset-top))]! w-auto rounded-4 border border-line! bg-surface! p-3! shadow-3 md:hidden open:animate-[lift_160ms_ease-out]"
    >
      <nav aria-label={t('site.menu')} className="grid">
        {[...mainLinks, ['/tutorials', 'route.tutorials'], ['/contact', 'route.contact']].map(
          ([to = '', label = '']) => (
            <SiteLink
              key={to}
              to={to}
              className="flex min-h-12 items-center rounded-2 px-4 font-medium hover:bg-surface-3"
            >
              {t(label)}
            </SiteLink>
          ),
        )}
      </nav>
      <div className="mt-3 grid grid-cols-2 gap-2 border-t border-line px-1 pt-3 signed-in:hidden">
        <Button asChild variant="secondary">
          <SiteLink to="/auth">{t('site.login')}</SiteLink>
        </Button>
        <Button asChild>
          <SiteLink to="/auth?mode=register">{t('site.start')}</SiteLink>
        </Button>
      </div>
    </div>
  )
}

/** Breaks before the @, where a narrow column asks for it. */
function MailAddress({ children }: { children: string }) {
  const at = children.indexOf('@')
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

function SiteFooter() {
  const { t } = useSiteText()
  return (
    <footer className="mt-20 border-t border-line bg-surface-2 pb-[env(safe-area-inset-bottom)] print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-10 px-5 py-14 md:gap-x-6 md:px-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.3fr]">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <p className="flex items-center gap-2 font-display text-h3 font-bold">
            <Logo className="size-8" />
            {t('app.name')}
          </p>
          <p className="mt-3 text-text-2">{t('site.footer.tagline')}</p>
          <p className="mt-5 text-small text-text-3">
            <SiteLink to="/mobile-guide" className="font-semibold text-link hover:underline">
              {t('site.footer.phone')}
            </SiteLink>
            <br />
            {t('site.footer.phoneText')}
          </p>
        </div>
        {groups.map(([title, links]) => (
          <nav key={title} aria-label={t(title)} className="min-w-0 wrap-break-word hyphens-auto">
            <h2 className="text-small font-semibold text-text-3">{t(title)}</h2>
            <ul className="mt-2">
              {links.map(([to, label]) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    className="inline-flex min-h-9 items-center text-text-2 hover:text-text hover:underline max-sm:text-small pointer-coarse:min-h-11"
                  >
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="text-small font-semibold text-text-3">{t('site.footer.reach')}</h2>
          <dl className="mt-3 grid gap-3 text-small">
            {(['support', 'sales'] as const).map((box) => (
              <div key={box}>
                <dt className="text-text-3">{t(`site.footer.${box}`)}</dt>
                <dd>
                  <a
                    href={`mailto:${settings.mail[box]}`}
                    className="inline-block py-0.5 wrap-anywhere text-link hover:underline"
                  >
                    <MailAddress>{settings.mail[box]}</MailAddress>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-text-3">{t('site.footer.hours')}</p>
        </div>
      </div>
      <div className="border-t border-line">
        <p className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-5 text-small text-text-3 md:px-8">
          <span>{t('site.footer.rights')}</span>
          <span>{t('site.footer.ai')}</span>
        </p>
      </div>
    </footer>
  )
}
