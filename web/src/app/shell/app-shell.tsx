import { Search, Settings, UserRound } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { LazyAnnouncement } from './lazy-announcement'
import { Bell } from '@/features/notifications'
import { DeletionBanner } from '@/features/privacy'
import { cn } from '@/ui/class-names'
import { Logo } from '@/ui/logo'
import { TopBarContext } from '@/ui/top-bar'
import { useIsWide } from '@/ui/use-media'
import { commandKey } from './command-key'
import { iconTrigger } from './icon-trigger'
import { LanguageMenu, ThemeMenu } from './preference-menus'
import { OfflineBanner } from './offline-banner'
import { useOpenWindow } from '@/ui/shell-window'
import { SkipLink } from './skip-link'
import { UserMenu } from './user-menu'
import { destinationsIn, isAt } from '../destinations'
import { useRealtime } from '@/realtime/realtime'
import { baseApi } from '@/api/base-api'
import { refreshUser } from '@/session/session-flow'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'

/** What frames tell of, but for conversations and the list of companions, which ask for themselves. */
const told = [
  'Notification',
  'Play',
  'Memory',
  'Dashboard',
  'Wallet',
  'Subscription',
  'Models',
  'ModelCatalogue',
  'ModelServers',
  'Flags',
  'Announcement',
] as const

/**
 * Asks anew for what changed elsewhere: the account, what is switched on, what everybody is told; and
 * for everything that frames tell of, once the connection is there again after it was away.
 */
function useLiveShell(): void {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const back = useAppSelector(({ realtime }) => realtime.again && realtime.status === 'connected')
  useEffect(() => {
    if (!back) return
    dispatch(baseApi.util.invalidateTags([...told]))
    void dispatch(refreshUser())
  }, [back, dispatch])
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'user_changed') void dispatch(refreshUser())
        else if (frame.type === 'flags_changed') dispatch(baseApi.util.invalidateTags(['Flags']))
        else if (frame.type === 'announcements_changed')
          dispatch(baseApi.util.invalidateTags(['Announcement']))
      }),
    [dispatch, subscribe],
  )
}

/** Draws nothing until something about money is to be said, so no page waits for it. */
const WalletWatch = lazy(async () => ({
  default: (await import('@/features/wallet')).WalletWatch,
}))

/** Frame of signed-in people: a rail on wide screens, bars above and below on small ones. */
export default function AppShell() {
  const wide = useIsWide()
  useLiveShell()
  return (
    <>
      <Suspense fallback={null}>
        <WalletWatch />
      </Suspense>
      {wide ? <WideShell /> : <SmallShell />}
    </>
  )
}

const Main = () => (
  <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
    <Outlet />
  </main>
)

function WideShell() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const openWindow = useOpenWindow()
  return (
    <div className="flex h-dvh">
      <SkipLink />
      <header className="z-20 flex w-21 shrink-0 flex-col items-center gap-2 border-r border-line bg-surface py-4">
        <Link to="/user-home" aria-label={t('nav.home')} className="rounded-2 p-1.5">
          <Logo className="size-10" />
        </Link>
        <nav
          aria-label={t('nav.main')}
          className="mt-1 flex min-h-0 w-full flex-1 flex-col items-center gap-[clamp(0px,calc((100dvh-53rem)*0.05),0.25rem)] overflow-y-auto [scrollbar-width:none]"
        >
          <NavEntries variant="rail" />
        </nav>
        <div className="flex flex-col items-center gap-1">
          <button
            type="button"
            aria-label={t('commands.title')}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            data-tooltip={`${t('commands.title')} · ${commandKey()} K`}
            className={cn(iconTrigger, '[@media(max-height:44rem)]:hidden')}
            onClick={() => openWindow('palette')}
          >
            <Search aria-hidden />
          </button>
          <Bell place="rail" className={iconTrigger} />
          {/* On low screens every destination is seen first: these stand in settings and palette too. */}
          <div className="contents [@media(max-height:49rem)]:hidden">
            <LanguageMenu place="rail" />
            <ThemeMenu place="rail" />
          </div>
          <Link
            to="/settings"
            aria-label={t('nav.settings')}
            aria-current={pathname === '/settings' ? 'page' : undefined}
            data-tooltip={t('nav.settings')}
            className={cn(iconTrigger, pathname === '/settings' && 'bg-soft text-on-soft')}
          >
            <Settings aria-hidden />
          </Link>
          <UserMenu />
        </div>
      </header>
      <div className="flex min-w-0 flex-1 flex-col">
        <OfflineBanner />
        <DeletionBanner />
        <LazyAnnouncement />
        <Main />
      </div>
    </div>
  )
}

function SmallShell() {
  const { t } = useTranslation()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [claims, setClaims] = useState(0)
  const claim = useCallback(() => {
    setClaims((count) => count + 1)
    return () => setClaims((count) => count - 1)
  }, [])
  const place = useMemo(() => ({ element, claim }), [element, claim])
  return (
    <TopBarContext value={place}>
      <div className="flex h-dvh flex-col">
        <SkipLink />
        <header className="z-20 shrink-0 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
          <div className="flex h-14 items-center gap-1 px-2">
            {claims === 0 && (
              <Link
                to="/user-home"
                className="flex min-h-11 items-center gap-2 rounded-2 px-2 font-display text-lg font-bold"
              >
                <Logo className="size-7" />
                {t('app.name')}
              </Link>
            )}
            <div ref={setElement} className="flex h-full min-w-0 flex-1 items-center" />
            {/* A page that has the bar for itself keeps the bell out, not what it hears. */}
            <Bell place="header" className={claims > 0 ? 'hidden' : iconTrigger} />
            {claims === 0 && <UserMenu />}
          </div>
        </header>
        <OfflineBanner />
        <DeletionBanner />
        <LazyAnnouncement />
        <Main />
        {claims === 0 && <BottomBar />}
      </div>
    </TopBarContext>
  )
}

/** Five things within reach of the thumb: destinations, and everything else under what is one’s own. */
function BottomBar() {
  const { t } = useTranslation()
  const openWindow = useOpenWindow()
  return (
    <nav
      aria-label={t('nav.main')}
      className="above-keyboard z-20 grid shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <NavEntries variant="bar" />
      <button
        type="button"
        aria-haspopup="dialog"
        className={cn(barEntry, 'text-text-2')}
        onClick={() => openWindow('menu')}
      >
        <UserRound aria-hidden className="size-5.5" strokeWidth={1.75} />
        {t('nav.mine')}
      </button>
    </nav>
  )
}

/** Names in a navigation: Latin ones are long, so their letters are smaller. */
const entryName =
  'tracking-tight text-[0.6875rem] in-[:lang(ja)]:text-xs in-[:lang(ko)]:text-xs in-[:lang(zh)]:text-xs leading-4 font-medium transition-colors duration-160'

const barEntry = `flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 pt-1.5 pb-1 text-center ${entryName} hover:text-text aria-expanded:text-link`

const looks = {
  rail: {
    // Entries move together on low screens, so that all of them are seen.
    shape: `flex w-19.5 shrink-0 flex-col items-center justify-center gap-1 rounded-3 py-[clamp(0.0625rem,calc((100dvh-53rem)*0.05),0.625rem)] text-center ${entryName}`,
    here: 'bg-soft text-on-soft',
    away: 'text-text-2 hover:bg-surface-3 hover:text-text',
  },
  bar: { shape: barEntry, here: 'text-link', away: 'text-text-2' },
} as const

/** One link per destination, in the rail or in the bottom bar. */
function NavEntries({ variant }: { variant: keyof typeof looks }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return destinationsIn(variant).map((destination) => {
    const { path, labelKey, icon: Icon } = destination
    const here = isAt(destination, pathname)
    return (
      <Link
        key={path}
        to={path}
        aria-current={here ? 'page' : undefined}
        className={cn(looks[variant].shape, here ? looks[variant].here : looks[variant].away)}
      >
        <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={here ? 2.25 : 1.75} />
        <span className="max-w-full truncate">{t(labelKey)}</span>
      </Link>
    )
  })
}
