import { helpCategories } from '@lumen/contracts/admin/limits'
import type { Language } from '@lumen/contracts/languages'
import type { ArticleEntry } from '../../src/site/page-data.ts'
import { localPath } from '../../src/site/public-path.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdownToHtml } from '../../src/site/markdown-to-html.ts'
import { rooms } from './rooms.ts'

export type RenderedArticle = ArticleEntry & { html: string; order: number }

function compileArticle(slug: string, source: string, language: Language): RenderedArticle {
  const file = `content/${language}/help/${slug}.md`
  const { fields, body } = readFrontMatter(source, file)
  const { title = '', category = '', summary = '', order = '0' } = fields
  const { html } = markdownToHtml(body, { file, localize: (path) => localPath(path, language) })
  return { slug, title, category, summary, language, html, order: Number(order) }
}

/** Every article in a language, by category and place. */
export function readArticles(language: Language): RenderedArticle[] {
  const place = ({ category, order }: RenderedArticle) =>
    helpCategories.findIndex((name) => name === category) * 10_000 + order
  return Object.entries(rooms.help(language))
    .map(([slug, source]) => compileArticle(slug, source, language))
    .toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
}
