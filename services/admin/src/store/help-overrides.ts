import type { HelpContent } from '@lumen/contracts/admin/help-operations'
import type { HelpArticle } from '@lumen/contracts/admin/schema'
import type { Language } from '@lumen/contracts/languages'
import type { Kysely, Transaction } from 'kysely'
import type { ArticleKey } from './help-articles.ts'
import type { AdminTables } from './tables.ts'

type Db = Kysely<AdminTables>

/** An article as it comes with the product, and what was written in its place. */
export type Edition = ArticleKey & {
  category: HelpArticle['category']
  order: number
  shipped: HelpContent
  shippedHash: string
  draft: HelpContent | null
  published: HelpContent | null
  /** Hash of the shipped text that was last seen beside it; null: nothing was written. */
  basedOn: string | null
  version: number
}

const isWritten = ({ draft, published }: Pick<Edition, 'draft' | 'published'>) =>
  draft !== null || published !== null

/** Every article that comes in a language, or the one of a slug. */
export async function listEditions(
  db: Db,
  { language, slug }: { language: Language; slug?: string },
): Promise<Edition[]> {
  const rows = await db
    .selectFrom('help_articles as a')
    .leftJoin('help_overrides as o', (join) =>
      join.onRef('o.slug', '=', 'a.slug').onRef('o.language', '=', 'a.language'),
    )
    .selectAll('a')
    .select(['o.draft', 'o.published', 'o.based_on', 'o.version'])
    .where('a.language', '=', language)
    .$if(slug !== undefined, (q) => q.where('a.slug', '=', slug!))
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    language: row.language,
    category: row.category,
    order: row.position,
    shipped: { title: row.title, summary: row.summary, keywords: row.keywords, body: row.body },
    shippedHash: row.hash,
    draft: row.draft,
    published: row.published,
    basedOn: isWritten(row) ? row.based_on : null,
    version: row.version ?? 0,
  }))
}

/** Stores what was written; false when another version is there. */
export async function saveOverride(
  tx: Transaction<AdminTables>,
  { slug, language }: ArticleKey,
  change: { content: HelpContent; publishedAt: Date | null; basedOn: string; version: number },
): Promise<boolean> {
  const { content, publishedAt, basedOn, version } = change
  const written = JSON.stringify(content)
  const values = {
    ...(publishedAt === null
      ? { draft: written }
      : { draft: null, published: written, published_at: publishedAt }),
    based_on: basedOn,
    version: version + 1,
  }
  const saved =
    version === 0
      ? tx
          .insertInto('help_overrides')
          .values({ slug, language, ...values })
          .onConflict((c) => c.columns(['slug', 'language']).doNothing())
          .returning('version')
      : tx
          .updateTable('help_overrides')
          .set(values)
          .where('slug', '=', slug)
          .where('language', '=', language)
          .where('version', '=', version)
          .returning('version')
  return (await saved.executeTakeFirst()) !== undefined
}

/**
 * Drops what was written, of the version that was read; `changed`: another one is there. The row stays, so
 * that versions go on and nobody takes a later text for the one they read.
 */
export async function dropOverride(
  tx: Transaction<AdminTables>,
  { slug, language }: ArticleKey,
  version: number,
): Promise<'dropped' | 'changed' | 'nothing'> {
  const known = await tx
    .selectFrom('help_overrides')
    .select(['version', 'draft', 'published'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst()
  if (known === undefined || !isWritten(known)) return 'nothing'
  if (known.version !== version) return 'changed'
  await tx
    .updateTable('help_overrides')
    .set({ draft: null, published: null, published_at: null, version: version + 1 })
    .where('slug', '=', slug)
    .where('language', '=', language)
    .execute()
  return 'dropped'
}
