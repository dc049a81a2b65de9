import { languages, type Language } from '@lumen/contracts/languages'
import type { PublicPage } from '../../src/app/public-routes.ts'
import type { ArticleEntry, DocumentData, PageData } from '../../src/site/page-data.ts'
import type { PageState } from '../../src/site/page-state.ts'
import { documentNames, readDocument, type SiteDocument } from '../content/documents.ts'
import { readSections } from '../locale-files.ts'
import { readArticles, type RenderedArticle } from './help-articles.ts'

/** One page in one language, ready to be rendered. */
export type Page = {
  state: PageState
  /** Title and description of a page that has its own; others have them in the texts. */
  own: { title: string; description: string } | null
}

/** Sections of the app’s texts that the frame of public pages shows. */
const frameTexts = ['app', 'nav', 'route', 'session', 'shell', 'errors']

const tutorialPrefix = 'tutorial-'
const documentOf: Readonly<Record<string, string>> = {
  privacyPolicy: 'privacy-policy',
  termsOfService: 'terms-of-service',
  terms: 'terms',
}

function asData(document: SiteDocument): DocumentData {
  const { text: _text, order: _order, ...data } = document
  return { kind: 'document', ...data }
}
function asEntry(article: RenderedArticle): ArticleEntry {
  const { html: _html, order: _order, ...entry } = article
  return entry
}

const tutorials = (language: Language) =>
  documentNames()
    .filter((name) => name.startsWith(tutorialPrefix))
    .map((name) => readDocument(name, language))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))

type Content = { path: string; data: PageData | null; own: Page['own'] }

/** What a row of the table shows in a language: one page, or one for each slug. */
function contents({ id, path }: PublicPage, language: Language): Content[] {
  const name = documentOf[id]
  if (name !== undefined) {
    if (!documentNames().includes(name)) throw new Error(`web/content has no ${name}`)
    const data = asData(readDocument(name, language))
    return [{ path, data, own: { title: data.title, description: data.description } }]
  }
  switch (id) {
    case 'tutorials':
      return [
        {
          path,
          own: null,
          data: {
            kind: 'tutorials',
            tutorials: tutorials(language).map(
              ({ name, title, description, minutes = 0, language }) => ({
                slug: name.slice(tutorialPrefix.length),
                title,
                description,
                minutes,
                language,
              }),
            ),
          },
        },
      ]
    case 'tutorial':
      return tutorials(language).map((document) => ({
        path: path.replace(':slug', document.name.slice(tutorialPrefix.length)),
        data: asData(document),
        own: { title: document.title, description: document.description },
      }))
    case 'help':
      return [
        { path, own: null, data: { kind: 'help', articles: readArticles(language).map(asEntry) } },
      ]
    case 'helpArticle': {
      const all = readArticles(language)
      return all.map((article) => ({
        path: path.replace(':slug', article.slug),
        own: { title: article.title, description: article.summary },
        data: {
          kind: 'article',
          article: { ...asEntry(article), html: article.html },
          related: all
            .filter(({ category, slug }) => category === article.category && slug !== article.slug)
            .slice(0, 4)
            .map(asEntry),
        },
      }))
    }
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
            translation: pick(app, frameTexts, `locales/${language}`),
            site: pick(site, ['site', ...row.texts], `locales/${language}/site`),
          },
        },
      })),
    )
  })
}
