import {
  Gem,
  House,
  LayoutDashboard,
  MessagesSquare,
  Orbit,
  Radio,
  ScrollText,
  Settings,
  Telescope,
  Users,
  Wallet,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { publicRows } from './public-rows'

type Page = () => Promise<{ default: ComponentType }>

export type RouteRow = {
  id: string
  path: string
  /** `none`: the page shows what fits the session. `public`: for everybody. `auth`, `admin`: checked first. */
  guard: 'none' | 'public' | 'auth' | 'admin'
  /** The page itself says what to do when the session ends while it is looked at. */
  staysWhenEnded?: true
  /** Title of the document and what is read out on arrival. */
  titleKey: string
  /** Makes the row a destination: in the command palette, and in the places named. */
  nav?: {
    labelKey: string
    icon: LucideIcon
    /** Other paths that belong to it, so that it is marked there as well. */
    match?: RegExp
    /**
     * `rail`: beside wide screens. `bar`: below small ones. The others are the groups of the
     * slide-out panel of small screens.
     */
    places: readonly ('rail' | 'bar' | 'core' | 'advanced' | 'quick')[]
    /** Carries the premium badge, which locks nothing. */
    premium?: true
  }
  /** Rendered to HTML at build. */
  prerender: boolean
  load: Page
  /** Another page on the same path for people who are signed in. */
  loadSignedIn?: Page
  /** The address that this one leads on to; `load` is the page there. */
  redirectTo?: string
}

const chat: Page = () => import('@/features/chat/chat-page')
const settings: Page = () => import('@/features/settings/settings-page')

/** Pages that are there while the product is being built, and not in what is put out. */
const development: readonly RouteRow[] = import.meta.env.DEV
  ? [
      {
        id: 'design',
        path: '/design',
        guard: 'public',
        titleKey: 'app.name',
        prerender: false,
        load: () => import('@/features/design/design-page'),
      },
    ]
  : []

/** Every screen of the product. Router, navigation, titles and tests are made from this table. */
export const routes: readonly RouteRow[] = [
  {
    id: 'auth',
    path: '/auth',
    guard: 'public',
    titleKey: 'route.auth',
    prerender: false,
    load: () => import('@/features/auth/auth-page'),
  },
  {
    id: 'userHome',
    path: '/user-home',
    guard: 'auth',
    titleKey: 'route.userHome',
    nav: {
      labelKey: 'nav.userHome',
      icon: House,
      match: /^\/([a-z]{2})?$/,
      places: ['rail', 'core'],
    },
    prerender: false,
    load: () => import('@/features/user-home/user-home-page'),
  },
  {
    id: 'chat',
    path: '/chat',
    guard: 'auth',
    titleKey: 'route.chat',
    nav: {
      labelKey: 'nav.chat',
      icon: MessagesSquare,
      match: /^\/(home|chat\/.*)$/,
      places: ['rail', 'bar', 'core'],
    },
    prerender: false,
    load: chat,
  },
  {
    id: 'chatWith',
    path: '/chat/:companionId',
    guard: 'auth',
    titleKey: 'route.chat',
    prerender: false,
    load: chat,
  },
  {
    id: 'home',
    path: '/home',
    guard: 'auth',
    titleKey: 'route.chat',
    prerender: false,
    load: chat,
  },
  {
    id: 'companions',
    path: '/companions',
    guard: 'auth',
    titleKey: 'route.companions',
    nav: { labelKey: 'nav.companions', icon: Users, places: ['rail', 'bar', 'core'] },
    prerender: false,
    load: () => import('@/features/companions/companions-page'),
  },
  {
    id: 'memoryCrystal',
    path: '/memory-crystal',
    guard: 'auth',
    titleKey: 'route.memoryCrystal',
    nav: { labelKey: 'nav.memoryCrystal', icon: Gem, places: ['rail', 'bar', 'core'] },
    prerender: false,
    load: () => import('@/features/memory-crystal/memory-crystal-page'),
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    guard: 'auth',
    titleKey: 'route.dashboard',
    nav: {
      labelKey: 'nav.dashboard',
      icon: LayoutDashboard,
      places: ['rail', 'advanced'],
      premium: true,
    },
    prerender: false,
    load: () => import('@/features/dashboard/dashboard-page'),
  },
  {
    id: 'astrology',
    path: '/astrology',
    guard: 'auth',
    titleKey: 'route.astrology',
    nav: {
      labelKey: 'nav.astrology',
      icon: Orbit,
      match: /^\/western-astrology/,
      places: ['rail', 'advanced'],
    },
    prerender: false,
    load: () => import('@/features/astrology/astrology-page'),
  },
  {
    id: 'westernAstrology',
    path: '/western-astrology',
    guard: 'auth',
    titleKey: 'route.westernAstrology',
    nav: { labelKey: 'route.westernAstrology', icon: Telescope, places: ['advanced'] },
    prerender: false,
    load: () => import('@/features/astrology/western-astrology-page'),
  },
  {
    id: 'westernAstrologyEnhanced',
    path: '/western-astrology-enhanced',
    guard: 'auth',
    titleKey: 'route.westernAstrologyEnhanced',
    prerender: false,
    load: () => import('@/features/astrology/western-enhanced-page'),
  },
  {
    id: 'easternFortune',
    path: '/eastern-fortune',
    guard: 'auth',
    titleKey: 'route.easternFortune',
    nav: {
      labelKey: 'nav.easternFortune',
      icon: ScrollText,
      match: /^\/eastern-fortune-enhanced$/,
      places: ['rail', 'advanced'],
    },
    prerender: false,
    load: () => import('@/features/eastern-fortune/eastern-fortune-page'),
  },
  {
    id: 'easternFortuneEnhanced',
    path: '/eastern-fortune-enhanced',
    guard: 'auth',
    titleKey: 'route.easternFortuneEnhanced',
    prerender: false,
    load: () => import('@/features/eastern-fortune/eastern-fortune-enhanced-page'),
  },
  {
    id: 'multimodal',
    path: '/multimodal',
    guard: 'auth',
    titleKey: 'route.multimodal',
    nav: { labelKey: 'nav.multimodal', icon: WandSparkles, places: ['rail', 'core'] },
    prerender: false,
    load: () => import('@/features/multimodal/multimodal-page'),
  },
  {
    id: 'wallet',
    path: '/wallet',
    guard: 'auth',
    staysWhenEnded: true,
    titleKey: 'route.wallet',
    nav: { labelKey: 'route.wallet', icon: Wallet, places: ['quick'] },
    prerender: false,
    load: () => import('@/features/wallet/wallet-page'),
  },
  {
    id: 'checkoutSuccess',
    path: '/checkout/success',
    guard: 'auth',
    titleKey: 'route.checkoutSuccess',
    prerender: false,
    load: () => import('@/features/wallet/checkout-success-page'),
  },
  {
    id: 'checkoutCancelled',
    path: '/checkout/cancelled',
    guard: 'auth',
    titleKey: 'route.checkoutCancelled',
    prerender: false,
    load: () => import('@/features/wallet/checkout-cancelled-page'),
  },
  {
    id: 'testCheckout',
    path: '/checkout/test/:checkoutId',
    guard: 'auth',
    titleKey: 'route.testCheckout',
    prerender: false,
    load: () => import('@/features/wallet/test-checkout-page'),
  },
  {
    id: 'settings',
    path: '/settings',
    guard: 'auth',
    titleKey: 'route.settings',
    nav: { labelKey: 'nav.settings', icon: Settings, places: ['quick'] },
    prerender: false,
    load: settings,
  },
  {
    id: 'profile',
    path: '/profile',
    guard: 'auth',
    titleKey: 'route.settings',
    prerender: false,
    load: settings,
    redirectTo: '/settings#profile',
  },
  {
    id: 'streamingTest',
    path: '/streaming-test',
    guard: 'auth',
    titleKey: 'route.streamingTest',
    nav: { labelKey: 'nav.streamingTest', icon: Radio, places: ['quick'] },
    prerender: false,
    load: () => import('@/features/streaming-test/streaming-test-page'),
  },
  ...development,
  ...publicRows,
  {
    id: 'notFound',
    path: '*',
    guard: 'none',
    titleKey: 'route.notFound',
    prerender: false,
    load: () => import('./not-found-page'),
  },
]
