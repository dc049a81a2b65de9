import { MessagesSquare, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

type Page = () => Promise<{ default: ComponentType }>

export type RouteRow = {
  id: string
  path: string
  /** `none`: the page shows what fits the session. `public`: for everybody. `auth`, `admin`: checked first. */
  guard: 'none' | 'public' | 'auth' | 'admin'
  /** Title of the document and what is read out on arrival. */
  titleKey: string
  /** Makes the row a destination of the navigation; `match` tells which paths belong to it. */
  nav?: { labelKey: string; icon: LucideIcon; match: RegExp }
  /** Rendered to HTML at build. */
  prerender: boolean
  load: Page
  /** Another page on the same path for people who are signed in. */
  loadSignedIn?: Page
}

const chat: Page = () => import('@/features/chat/chat-page')

/** Every screen of the product. Router, navigation, titles and tests are made from this table. */
export const routes: readonly RouteRow[] = [
  {
    id: 'landing',
    path: '/',
    guard: 'none',
    titleKey: 'route.landing',
    prerender: false,
    load: () => import('@/features/welcome/welcome-page'),
    loadSignedIn: chat,
  },
  {
    id: 'auth',
    path: '/auth',
    guard: 'public',
    titleKey: 'route.auth',
    prerender: false,
    load: () => import('@/features/auth/auth-page'),
  },
  {
    id: 'chat',
    path: '/chat',
    guard: 'auth',
    titleKey: 'route.chat',
    nav: {
      labelKey: 'nav.chat',
      icon: MessagesSquare,
      match: /^\/(|user-home|home|companions|chat(\/.*)?)$/,
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
    id: 'userHome',
    path: '/user-home',
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
    prerender: false,
    load: () => import('@/features/companions/companions-page'),
  },
  {
    id: 'notFound',
    path: '*',
    guard: 'none',
    titleKey: 'route.notFound',
    prerender: false,
    load: () => import('./not-found-page'),
  },
]
