import { defaultLanguage, languages } from '@lumen/contracts/languages'
import { publicPages, type PublicPage } from './public-routes'
import type { RouteRow } from './route-row'

const titles: Readonly<Record<string, string>> = {
  tutorial: 'route.tutorials',
  helpArticle: 'route.help',
}

const rowsOf = ({ id, path, load }: PublicPage): RouteRow[] => {
  const page = async () => {
    const { publicScreen } = await import('@/site/public-screen')
    return publicScreen(load)
  }
  return languages.map((language) => ({
    id: language === defaultLanguage ? id : `${id}.${language}`,
    path: language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`,
    guard: path === '/' ? 'none' : 'public',
    titleKey: titles[id] ?? `route.${id}`,
    prerender: true,
    load: page,
    ...(path === '/' && { loadSignedIn: () => import('@/features/user-home/user-home-page') }),
  }))
}

/** Rows of the public pages, each under its address in eight languages. */
export const publicRows: readonly RouteRow[] = publicPages.flatMap(rowsOf)

/** Whether a row is a public page, which brings its own frame for people who are signed out. */
export const isPublicPage = (id: string | undefined): boolean =>
  publicPages.some((page) => page.id === id?.split('.')[0])
