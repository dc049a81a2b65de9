import { helpCategories } from '@lumen/contracts/admin/limits'
import type { HelpArticleSummary } from '@lumen/contracts/admin/schema'
import type { Language } from '@lumen/contracts/languages'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ArticleFile } from '../domain/article-file.ts'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>
type Tx = Transaction<AdminTables>

export type ArticleKey = { slug: string; language: Language }
export type StoredArticle = HelpArticleSummary & {
  keywords: string
  body: string
  updatedAt: Date
  order: number
}

/** Hash of the file of every article there is. */
export function listHashes(db: Db): Promise<(ArticleKey & { hash: string })[]> {
  return db.selectFrom('help_articles').select(['slug', 'language', 'hash']).execute()
}

export async function saveArticle(
  tx: Tx,
  key: ArticleKey,
  article: ArticleFile & { hash: string; updatedAt: Date },
): Promise<void> {
  const values = {
    title: article.title,
    category: article.category,
    summary: article.summary,
    keywords: article.keywords,
    body: article.body,
    position: article.order,
    hash: article.hash,
    updated_at: article.updatedAt,
  }
  await tx
    .insertInto('help_articles')
    .values({ ...key, ...values })
    .onConflict((c) => c.columns(['slug', 'language']).doUpdateSet(values))
    .execute()
}

export async function removeArticle(tx: Tx, { slug, language }: ArticleKey): Promise<void> {
  await tx
    .deleteFrom('help_articles')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .execute()
}

/**
 * Every article once, in the first of the given languages that it is there in, as administrators wrote
 * it where they did; in the order of categories and positions.
 */
export async function listArticles(
  db: Reader<AdminTables>,
  languages: readonly Language[],
): Promise<StoredArticle[]> {
  const rows = await db
    .selectFrom('help_articles')
    .leftJoin('help_views', 'help_views.slug', 'help_articles.slug')
    .leftJoin('help_overrides', (join) =>
      join
        .onRef('help_overrides.slug', '=', 'help_articles.slug')
        .onRef('help_overrides.language', '=', 'help_articles.language'),
    )
    .selectAll('help_articles')
    .select(['help_views.views', 'help_overrides.published', 'help_overrides.published_at'])
    .distinctOn('help_articles.slug')
    .where('help_articles.language', 'in', [...languages])
    .orderBy('help_articles.slug')
    .orderBy(sql`array_position(${sql.val([...languages])}::text[], help_articles.language)`)
    .execute()
  return rows
    .map((row) => {
      const { title, summary, keywords, body } = row.published ?? row
      return {
        slug: row.slug,
        title,
        category: row.category,
        summary,
        viewCount: Number(row.views ?? 0),
        language: row.language,
        edited: row.published !== null,
        keywords,
        body,
        updatedAt: row.published_at ?? row.updated_at,
        order: row.position,
      }
    })
    .toSorted(
      (a, b) =>
        helpCategories.indexOf(a.category) - helpCategories.indexOf(b.category) ||
        a.order - b.order ||
        a.slug.localeCompare(b.slug),
    )
}

/** Counts a view unless this reader had one on that day; returns whether it counted. */
export async function countView(
  tx: Tx,
  slug: string,
  day: string,
  reader: Buffer,
): Promise<boolean> {
  const isNew = await tx
    .insertInto('help_viewers')
    .values({ slug, day, reader })
    .onConflict((c) => c.doNothing())
    .returning('slug')
    .executeTakeFirst()
  if (isNew === undefined) return false
  await tx
    .insertInto('help_views')
    .values({ slug, views: 1 })
    .onConflict((c) => c.column('slug').doUpdateSet({ views: sql`help_views.views + 1` }))
    .execute()
  return true
}

/** Sets what a reader says of an article. */
export async function saveVote(
  db: Db,
  vote: { slug: string; reader: Buffer; helpful: boolean; at: Date },
): Promise<void> {
  const { slug, reader, helpful, at } = vote
  await db
    .insertInto('help_votes')
    .values({ slug, reader, helpful, voted_at: at })
    .onConflict((c) => c.columns(['slug', 'reader']).doUpdateSet({ helpful, voted_at: at }))
    .execute()
}

export async function articleExists(db: Db, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('help_articles')
    .select('slug')
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets who read what before a day; returns how many records. */
export async function removeOldViewers(db: Db, before: string): Promise<number> {
  const result = await db.deleteFrom('help_viewers').where('day', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
