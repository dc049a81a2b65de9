import { languages, type Language } from '@lumen/contracts/languages'
import type { PublicPage } from '../../src/app/public-routes.ts'
import type { PageData } from '../../src/site/page-data.ts'
import type { PageState } from '../../src/site/page-state.ts'
import {
  articlesData,
  documentData,
  helpData,
  tutorialDocuments,
  tutorialsData,
} from '../content/page-data.ts'
import { readSections } from '../locale-files.ts'

/** One page in one language, ready to be rendered. */
export type Page = {
  state: PageState
  /** Title and description of a page that has its own; others have them in the texts. */
  own: { title: string; description: string } | null
}

/** Sections of the app’s texts that the frame of public pages shows. */
const frameTexts = ['app', 'nav', 'route', 'session', 'shell', 'errors']

const documentOf: Readonly<Record<string, string>> = {
  privacyPolicy: 'privacy-policy',
  termsOfService: 'terms-of-service',
  terms: 'terms',
}

type Content = { path: string; data: PageData | null; own: Page['own'] }

/** What a row of the table shows in a language: one page, or one for each slug. */
function contents({ id, path }: PublicPage, language: Language): Content[] {
  const name = documentOf[id]
  if (name !== undefined) {
    const data = documentData(name, language)
    return [{ path, data, own: data }]
  }
  switch (id) {
    case 'tutorials':
      return [{ path, own: null, data: tutorialsData(language) }]
    case 'tutorial':
      return tutorialDocuments(language).map(({ slug, data }) => ({
        path: path.replace(':slug', slug),
        data,
        own: data,
      }))
    case 'help':
      return [{ path, own: null, data: helpData(language) }]
    case 'helpArticle':
      return articlesData(language).map((data) => ({
        path: path.replace(':slug', data.article.slug),
        data,
        own: { title: data.article.title, description: data.article.summary },
      }))
    default:
      return [{ path, data: null, own: null }]
  }
}

const pick = (sections: Record<string, unknown>, names: readonly string[], where: string) =>
  Object.fromEntries(
    names.map((name) => {
      if (!(name in sections)) throw new Error(`There is no section ${name} in ${where}`)
      return [name, sections[name]]
    }),
  )

/** Every page of the table in every language. */
export function listPages(rows: readonly PublicPage[]): Page[] {
  return languages.flatMap((language) => {
    const app = readSections(language)
    const site = readSections(language, 'site')
    return rows.flatMap((row) =>
      contents(row, language).map(({ path, data, own }) => ({
        own,
        state: {
          page: row.id,
          language,
          path,
          data,
          texts: {
            translation: pick(
              app,
              [...frameTexts, ...(row.appTexts ?? [])],
              `content/${language}/app`,
            ),
            site: pick(site, ['site', ...row.texts], `content/${language}/site`),
          },
        },
      })),
    )
  })
}
