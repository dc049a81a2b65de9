import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpCategories } from '@lumen/contracts/admin/limits'
import type { Language } from '@lumen/contracts/languages'
import type { ArticleEntry } from '../../src/site/page-data.ts'
import { localPath } from '../../src/site/public-path.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdownToHtml } from './markdown-to-html.ts'

/** The articles that the admin service serves; its README says what they look like. */
const folder = join(import.meta.dirname, '../../../services/admin/content/help')

export type RenderedArticle = ArticleEntry & { html: string; order: number }

const readArticle = (slug: string, asked: Language): RenderedArticle | undefined => {
  const language = [asked, 'en' as const, 'zh' as const].find((code) =>
    existsSync(`${folder}/${code}/${slug}.md`),
  )
  if (language === undefined) return undefined
  const file = `${folder}/${language}/${slug}.md`
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'), file)
  const { title = '', category = '', summary = '', order = '0' } = fields
  const { html } = markdownToHtml(body, { file, localize: (path) => localPath(path, asked) })
  return { slug, title, category, summary, language, html, order: Number(order) }
}

/** Every article in a language, by category and place; untranslated ones in English or Chinese. */
export function readArticles(language: Language): RenderedArticle[] {
  const slugs = new Set(
    ['zh', 'en'].flatMap((code) =>
      existsSync(`${folder}/${code}`)
        ? readdirSync(`${folder}/${code}`).flatMap((name) =>
            name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : [],
          )
        : [],
    ),
  )
  const place = ({ category, order }: RenderedArticle) =>
    helpCategories.findIndex((name) => name === category) * 10_000 + order
  return [...slugs]
    .flatMap((slug) => readArticle(slug, language) ?? [])
    .toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
}
