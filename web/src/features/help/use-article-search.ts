import { useEffect, useState } from 'react'
import type { Language } from '@/i18n/languages'
import type { ArticleEntry } from '@/site/page-data'
import { siteCall } from '@/site/site-call'
import { siteErrorText } from '@/site/site-error-text'
import { useSiteText } from '@/site/use-site-text'

const pauseMs = 250

type Found = { query: string; articles: readonly ArticleEntry[]; message: string | null }

export type ArticleSearch =
  | { state: 'off' }
  | { state: 'searching' | 'ready'; articles: readonly ArticleEntry[] }
  | { state: 'failed'; message: string }

/** Articles for a query, best first, asked of the server a moment after the last key. */
export function useArticleSearch(query: string, language: Language): ArticleSearch {
  const { t } = useSiteText()
  const wanted = query.trim()
  const [found, setFound] = useState<Found>({ query: '', articles: [], message: null })

  useEffect(() => {
    if (wanted === '') return
    let current = true
    const show = (result: Found) => {
      if (current) setFound(result)
    }
    const timer = setTimeout(() => {
      siteCall('GET /api/help/articles', { query: { language, query: wanted } }).then(
        (articles) => show({ query: wanted, articles, message: null }),
        (error: unknown) => {
          console.error('The search failed', error)
          show({ query: wanted, articles: [], message: siteErrorText(t, error) })
        },
      )
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted, language, t])

  if (wanted === '') return { state: 'off' }
  if (found.query !== wanted) return { state: 'searching', articles: found.articles }
  return found.message === null
    ? { state: 'ready', articles: found.articles }
    : { state: 'failed', message: found.message }
}
