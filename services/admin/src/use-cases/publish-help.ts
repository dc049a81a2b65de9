import { helpLimits } from '@lumen/contracts/admin/limits'
import { languages } from '@lumen/contracts/languages'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AdminContext } from '../context.ts'
import type { ReadHelp } from '../content.ts'
import { readArticleFile, type ArticleFile } from '../domain/article-file.ts'
import { listHashes, removeArticle, saveArticle, type ArticleKey } from '../store/help-articles.ts'

type Article = ArticleFile & ArticleKey & { hash: string }

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const keyOf = ({ language, slug }: ArticleKey) => `${language}/${slug}`

/**
 * Brings the stored help articles up to date with the content: those that changed are replaced, those
 * that are gone are removed. Copies that start at the same time wait for each other.
 *
 * @throws Error that lists what is wrong with the files
 */
export async function publishHelp({ db, help, clock, log }: AdminContext): Promise<void> {
  const articles = readArticles(help)
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('admin help articles', 0))`.execute(tx)
    const known = new Map((await listHashes(tx)).map((each) => [keyOf(each), each]))
    const changed = articles.filter((each) => known.get(keyOf(each))?.hash !== each.hash)
    for (const { slug, language, ...article } of changed)
      await saveArticle(tx, { slug, language }, { ...article, updatedAt: now })
    const there = new Set(articles.map(keyOf))
    const gone = [...known.values()].filter((each) => !there.has(keyOf(each)))
    for (const key of gone) await removeArticle(tx, key)
    if (changed.length + gone.length > 0)
      log.info({ changed: changed.length, removed: gone.length }, 'help articles published')
  })
}

/** Reads and checks all articles. @throws Error that lists what is wrong with them */
export function readArticles(help: ReadHelp): Article[] {
  const problems: string[] = []
  const articles: Article[] = []
  for (const language of languages)
    for (const [slug, text] of Object.entries(help(language))) {
      if (!slugPattern.test(slug) || slug.length > helpLimits.slug) {
        problems.push(`${language}/${slug}.md has no name of an article`)
        continue
      }
      const { article, problems: found } = readArticleFile(text)
      if (article === undefined)
        problems.push(...found.map((each) => `${language}/${slug}.md ${each}`))
      else
        articles.push({
          ...article,
          slug,
          language,
          hash: createHash('sha256').update(text).digest('hex'),
        })
    }
  problems.push(...differences(articles))
  if (problems.length > 0)
    throw new Error(`The help articles are not usable:\n  ${problems.join('\n  ')}`)
  return articles
}

/** Category and order belong to the article, not to a translation. */
function differences(articles: readonly Article[]): string[] {
  const first = new Map<string, Article>()
  return articles.flatMap((article) => {
    const other = first.get(article.slug)
    if (other === undefined) {
      first.set(article.slug, article)
      return []
    }
    return (['category', 'order'] as const)
      .filter((field) => other[field] !== article[field])
      .map((field) => `${keyOf(article)}.md has another ${field} than ${keyOf(other)}.md`)
  })
}
