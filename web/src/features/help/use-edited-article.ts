import { useEffect, useState } from 'react'
import type { Language } from '@/i18n/languages'
import { localPath } from '@/site/public-path'
import { siteCall } from '@/site/site-call'

/** What the server knows of an article that the page was built without. */
export type EditedArticle = {
  views: number
  /** In place of what was built into the page; null: that holds. */
  text: { title: string; summary: string; html: string } | null
}

/** Reads an article, which counts a view; null until it is there. */
export function useEditedArticle(slug: string, language: Language): EditedArticle | null {
  const [read, setRead] = useState<{ of: string; article: EditedArticle } | null>(null)
  const of = `${language}/${slug}`
  useEffect(() => {
    let current = true
    const load = async () => {
      const query = { params: { slug }, query: { language } }
      const article = await siteCall('GET /api/help/articles/:slug', query)
      const { viewCount: views, edited, title, summary, body } = article
      if (current) setRead({ of, article: { views, text: null } })
      if (!edited) return
      const { markdownToHtml } = await import('@/site/markdown-to-html')
      const localize = (path: string) => localPath(path, article.language)
      const { html } = markdownToHtml(body, { file: slug, localize })
      if (current) setRead({ of, article: { views, text: { title, summary, html } } })
    }
    load().catch((error: unknown) => console.error('The article could not be read anew', error))
    return () => {
      current = false
    }
  }, [of, slug, language])
  return read?.of === of ? read.article : null
}
