import { helpCategories, helpLimits } from '@lumen/contracts/admin/limits'
import type { HelpArticle } from '@lumen/contracts/admin/schema'

export type ArticleFile = {
  title: string
  category: HelpArticle['category']
  summary: string
  /** Other words that people look for it by; '' for none. */
  keywords: string
  /** Position within the category. */
  order: number
  body: string
}

const fields = ['title', 'category', 'summary', 'keywords', 'order'] as const
const shape = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads an article as content/README.md describes it; otherwise says everything that is wrong. */
export function readArticleFile(
  text: string,
): { article: ArticleFile; problems?: never } | { article?: never; problems: string[] } {
  const parts = shape.exec(text.replaceAll('\r\n', '\n'))
  if (parts === null) return { problems: ['does not begin with fields between two lines of ---'] }
  const values = new Map<string, string>()
  const problems: string[] = []
  for (const line of parts[1]!.split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim()
    if (!fields.some((field) => field === name) || values.has(name))
      problems.push(`has a field that is unknown or there twice: ${line}`)
    else values.set(name, line.slice(colon + 1).trim())
  }
  const filled = (name: (typeof fields)[number], longest: number) => {
    const value = values.get(name) ?? ''
    if (value === '') problems.push(`has no ${name}`)
    if (value.length > longest) problems.push(`has a ${name} of more than ${longest} characters`)
    return value
  }
  const title = filled('title', helpLimits.title)
  const summary = filled('summary', helpLimits.summary)
  const keywords = values.get('keywords') ?? ''
  if (keywords.length > helpLimits.summary)
    problems.push(`has keywords of more than ${helpLimits.summary} characters`)
  const category = helpCategories.find((each) => each === values.get('category'))
  if (category === undefined)
    problems.push(`has a category that is none of ${helpCategories.join(', ')}`)
  const order = values.get('order') ?? ''
  if (!/^\d{1,4}$/.test(order)) problems.push('has no order from 0 to 9999')
  const body = parts[2]!.trim()
  if (body === '') problems.push('has no body')
  if (body.length > helpLimits.body)
    problems.push(`has a body of more than ${helpLimits.body} characters`)
  if (/^# /m.test(body)) problems.push('has a heading of the first level in its body')
  if (problems.length > 0 || category === undefined) return { problems }
  return { article: { title, category, summary, keywords, order: Number(order), body } }
}
