import type { ComponentType } from 'react'
import type { PublicPath } from '@/site/public-path'

export type PublicPage = {
  id: string
  /** Address without a language; `:slug` stands for one of many pages. */
  path: PublicPath | `/${'help' | 'tutorials'}/:slug`
  /** Sections of `content/<language>/site/` that it shows, beside those of the frame. */
  texts: readonly string[]
  /** Sections of the app’s texts that it shows, likewise. */
  appTexts?: readonly string[]
  /** The file that `load` imports, from `web/` on: the build preloads its scripts. */
  source: string
  load: () => Promise<{ default: ComponentType }>
}

/**
 * The pages that everybody can see. Each is rendered at build in eight languages: Chinese at its own
 * address, the others below `/<language>`. The app shows the same pages to people who come from inside.
 */
export const publicPages: readonly PublicPage[] = [
  {
    id: 'landing',
    path: '/',
    texts: ['landing'],
    appTexts: ['faces'],
    source: 'src/features/landing/landing-page.tsx',
    load: () => import('@/features/landing/landing-page'),
  },
  {
    id: 'features',
    path: '/features',
    texts: ['features', 'landing', 'pictures'],
    source: 'src/features/features-page/features-page.tsx',
    load: () => import('@/features/features-page/features-page'),
  },
  {
    id: 'pricing',
    path: '/pricing',
    texts: ['pricing', 'pictures'],
    source: 'src/features/pricing/pricing-page.tsx',
    load: () => import('@/features/pricing/pricing-page'),
  },
  {
    id: 'about',
    path: '/about',
    texts: ['about', 'pictures'],
    source: 'src/features/about/about-page.tsx',
    load: () => import('@/features/about/about-page'),
  },
  {
    id: 'help',
    path: '/help',
    texts: ['help'],
    source: 'src/features/help/help-page.tsx',
    load: () => import('@/features/help/help-page'),
  },
  {
    id: 'helpArticle',
    path: '/help/:slug',
    texts: ['help'],
    source: 'src/features/help/article-page.tsx',
    load: () => import('@/features/help/article-page'),
  },
  {
    id: 'tutorials',
    path: '/tutorials',
    texts: ['tutorials', 'legal'],
    source: 'src/features/tutorials/tutorials-page.tsx',
    load: () => import('@/features/tutorials/tutorials-page'),
  },
  {
    id: 'tutorial',
    path: '/tutorials/:slug',
    texts: ['tutorials', 'legal', 'pictures'],
    source: 'src/features/tutorials/tutorial-page.tsx',
    load: () => import('@/features/tutorials/tutorial-page'),
  },
  {
    id: 'contact',
    path: '/contact',
    texts: ['contact'],
    source: 'src/features/contact/contact-page.tsx',
    load: () => import('@/features/contact/contact-page'),
  },
  {
    id: 'status',
    path: '/status',
    texts: ['status'],
    source: 'src/features/status/status-page.tsx',
    load: () => import('@/features/status/status-page'),
  },
  {
    id: 'mobileGuide',
    path: '/mobile-guide',
    texts: ['mobileGuide'],
    source: 'src/features/mobile-guide/mobile-guide-page.tsx',
    load: () => import('@/features/mobile-guide/mobile-guide-page'),
  },
  {
    id: 'privacyPolicy',
    path: '/privacy-policy',
    texts: ['legal'],
    source: 'src/features/legal/privacy-policy-page.tsx',
    load: () => import('@/features/legal/privacy-policy-page'),
  },
  {
    id: 'termsOfService',
    path: '/terms-of-service',
    texts: ['legal'],
    source: 'src/features/legal/terms-of-service-page.tsx',
    load: () => import('@/features/legal/terms-of-service-page'),
  },
  {
    id: 'terms',
    path: '/terms',
    texts: ['legal'],
    source: 'src/features/legal/terms-page.tsx',
    load: () => import('@/features/legal/terms-page'),
  },
]
