import type { Language } from '@lumen/contracts/languages'
import type { ArticleEntry, DocumentData, PageData } from '../../src/site/page-data.ts'
import { documentNames, readDocument, type SiteDocument } from './documents.ts'
import { readArticles, type RenderedArticle } from './help-articles.ts'

type DataOf<K extends PageData['kind']> = Extract<PageData, { kind: K }>

const tutorialPrefix = 'tutorial-'
const relatedArticles = 4

function asData(document: SiteDocument): DocumentData {
  const { text: _text, order: _order, ...data } = document
  return { kind: 'document', ...data }
}
function asEntry(article: RenderedArticle): ArticleEntry {
  const { html: _html, order: _order, ...entry } = article
  return entry
}

/** A long document. @throws when there is none of that name */
export const documentData = (name: string, language: Language): DocumentData =>
  asData(readDocument(name, language))

/** Every tutorial in its order, by slug. */
export const tutorialDocuments = (language: Language): { slug: string; data: DocumentData }[] =>
  documentNames()
    .filter((name) => name.startsWith(tutorialPrefix))
    .map((name) => readDocument(name, language))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((document) => ({
      slug: document.name.slice(tutorialPrefix.length),
      data: asData(document),
    }))

export const tutorialsData = (language: Language): DataOf<'tutorials'> => ({
  kind: 'tutorials',
  tutorials: tutorialDocuments(language).map(({ slug, data }) => ({
    slug,
    title: data.title,
    description: data.description,
    minutes: data.minutes ?? 0,
  })),
})

export const helpData = (language: Language): DataOf<'help'> => ({
  kind: 'help',
  articles: readArticles(language).map(asEntry),
})

/** Every help article with the ones that belong beside it. */
export function articlesData(language: Language): DataOf<'article'>[] {
  const all = readArticles(language)
  return all.map((article) => ({
    kind: 'article',
    article: { ...asEntry(article), html: article.html },
    related: all
      .filter(({ category, slug }) => category === article.category && slug !== article.slug)
      .slice(0, relatedArticles)
      .map(asEntry),
  }))
}
