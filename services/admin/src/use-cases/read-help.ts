import { helpLimits } from '@lumen/contracts/admin/limits'
import type { HelpArticle, HelpArticleSummary } from '@lumen/contracts/admin/schema'
import { defaultLanguage, type Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { rankArticles } from '../domain/rank-articles.ts'
import {
  articleExists,
  countView,
  listArticles,
  saveVote,
  type StoredArticle,
} from '../store/help-articles.ts'

export type Reader = { userId: string | null; sessionId: string | null; address: string }

/** What is not translated is shown in English, else in the default language. */
const fallbacks = (language: Language) => [...new Set([language, 'en', defaultLanguage] as const)]

const summarise = (article: StoredArticle): HelpArticleSummary => ({
  slug: article.slug,
  title: article.title,
  category: article.category,
  summary: article.summary,
  viewCount: article.viewCount,
  language: article.language,
  edited: article.edited,
})

/** Articles in their order; with a query those that match it, best first. */
export async function findHelp(
  { mayBeOld }: AdminContext,
  search: { language: Language; query?: string; category?: HelpArticle['category'] },
): Promise<HelpArticleSummary[]> {
  const articles = (await listArticles(mayBeOld, fallbacks(search.language))).filter(
    ({ category }) => search.category === undefined || category === search.category,
  )
  const query = search.query?.trim() ?? ''
  return (query === '' ? articles : rankArticles(articles, query)).map(summarise)
}

/** One article, and others of its category beside it; counts a view once a day for each reader. */
export async function readHelpArticle(
  { db, mayBeOld, clock, readers }: AdminContext,
  slug: string,
  language: Language,
  reader: Reader,
): Promise<HelpArticle> {
  const articles = await listArticles(mayBeOld, fallbacks(language))
  const article = articles.find((each) => each.slug === slug)
  if (article === undefined) throw new AppError('not_found', 'There is no such help article')
  const day = clock.now().toISOString().slice(0, 10)
  const counted = await db
    .transaction()
    .execute((tx) => countView(tx, slug, day, readers.ofDay(reader, day)))
  const siblings = articles.filter((each) => each.category === article.category)
  const at = siblings.indexOf(article)
  const related = siblings
    .map((each, index) => ({ each, distance: Math.abs(index - at) }))
    .filter(({ distance }) => distance > 0)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, helpLimits.related)
    .map(({ each }) => summarise(each))
  return {
    ...summarise(article),
    viewCount: article.viewCount + (counted ? 1 : 0),
    body: article.body,
    updatedAt: article.updatedAt.toISOString(),
    related,
  }
}

/** Sets whether an article helped a reader; their last word counts. */
export async function voteOnHelp(
  { db, clock, readers }: AdminContext,
  slug: string,
  helpful: boolean,
  reader: Reader,
): Promise<void> {
  if (!(await articleExists(db, slug)))
    throw new AppError('not_found', 'There is no such help article')
  await saveVote(db, { slug, reader: readers.ofVote(reader), helpful, at: clock.now() })
}
