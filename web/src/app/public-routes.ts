import type { ComponentType } from 'react'
import type { PublicPath } from '@/site/public-path'

export type PublicPage = {
  id: string
  /** Address without a language; `:slug` stands for one of many pages. */
  path: PublicPath | `/${'help' | 'tutorials'}/:slug`
  /** Sections of `locales/<language>/site/` that it shows, beside those of the frame. */
  texts: readonly string[]
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
    source: 'src/features/landing/landing-page.tsx',
    load: () => import('@/features/landing/landing-page'),
  },
]
