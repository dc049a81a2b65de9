import { defaultLanguage, languages, type Language } from '@lumen/contracts/languages'

/** Addresses of public pages, without a language. Pages below /help and /tutorials are public too. */
export const publicPaths = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/help',
  '/tutorials',
  '/contact',
  '/status',
  '/mobile-guide',
  '/privacy-policy',
  '/terms-of-service',
  '/terms',
] as const
export type PublicPath = (typeof publicPaths)[number]

const below = /^\/(?:help|tutorials)\/[a-z0-9-]+$/

export const isPublicPath = (path: string): boolean =>
  publicPaths.includes(path as PublicPath) || below.test(path)

/** The first language has no prefix, the other seven have theirs. */
const prefixed = languages.filter((language) => language !== defaultLanguage)

/** Parts an address into its language and the path that all languages share: `/de/help` → `de`, `/help`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const [, first = ''] = trimmed.split('/')
  const language = prefixed.find((code) => code === first)
  return language === undefined
    ? { language: 'zh', path: trimmed === '' ? '/' : trimmed }
    : { language, path: trimmed.slice(language.length + 1) || '/' }
}

/**
 * The address of a page in a language. Screens behind sign-in have the same in all languages, so only
 * public pages get a prefix: `/pricing#faq` → `/de/pricing#faq`, `/settings` → `/settings`.
 */
export function localPath(address: string, language: Language): string {
  const cut = address.search(/[?#]/)
  const path = cut < 0 ? address : address.slice(0, cut)
  const rest = cut < 0 ? '' : address.slice(cut)
  if (language === defaultLanguage || !isPublicPath(path)) return address
  return `/${language}${path === '/' ? '' : path}${rest}`
}
