import { helpLimits } from '@lumen/contracts/admin/limits'
import { isLanguage } from '@lumen/contracts/languages'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AdminContext } from '../context.ts'
import { readArticleFile, type ArticleFile } from '../domain/article-file.ts'
import { listHashes, removeArticle, saveArticle, type ArticleKey } from '../store/help-articles.ts'

type Article = ArticleFile & ArticleKey & { hash: string }

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const keyOf = ({ language, slug }: ArticleKey) => `${language}/${slug}`

/**
 * Brings the stored help articles up to date with the files: those that changed are replaced, those
 * that are gone are removed. Copies that start at the same time wait for each other.
 *
 * @throws Error that lists what is wrong with the files
 */
export async function publishHelp({ db, helpDirectory, clock, log }: AdminContext): Promise<void> {
  const articles = await readHelp(helpDirectory)
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

/** Reads and checks all article files of a folder. */
export async function readHelp(directory: string): Promise<Article[]> {
  const problems: string[] = []
  const articles: Article[] = []
  const folders = await readdir(directory, { withFileTypes: true })
  const names = folders.filter((each) => each.isDirectory()).map(({ name }) => name)
  for (const language of names.toSorted()) {
    if (!isLanguage(language)) {
      problems.push(`${language}/ is no language`)
      continue
    }
    const files = (await readdir(join(directory, language))).toSorted()
    for (const name of files) {
      const slug = name.replace(/\.md$/, '')
      if (!name.endsWith('.md') || !slugPattern.test(slug) || slug.length > helpLimits.slug) {
        problems.push(`${language}/${name} has no name of an article`)
        continue
      }
      const text = await readFile(join(directory, language, name), 'utf8')
      const { article, problems: found } = readArticleFile(text)
      if (article === undefined)
        problems.push(...found.map((each) => `${language}/${name} ${each}`))
      else
        articles.push({
          ...article,
          slug,
          language,
          hash: createHash('sha256').update(text).digest('hex'),
        })
    }
  }
  problems.push(...differences(articles))
  if (problems.length > 0)
    throw new Error(`The help articles in ${directory} are not usable:\n  ${problems.join('\n  ')}`)
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
