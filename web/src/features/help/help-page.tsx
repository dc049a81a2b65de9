import { helpCategories } from '@lumen/contracts/admin/limits'
import { Search } from 'lucide-react'
import { useId, useState, useEffect } from 'react'
import { PageHead } from '@/site/section'
import { PageStateView } from '@/site/page-state-view'
import { SiteLink, useSite } from '@/site/site-context'
import { usePageData } from '@/site/use-page-data'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { controlStyles } from '@/ui/input'
import { ArticleList } from './article-list'
import type { Language } from '@/i18n/languages'
import type { ArticleEntry } from '@/site/page-data'
import { siteCall } from '@/site/site-call'
import { siteErrorText } from '@/site/site-error-text'

const pauseMs = 250

type Found = { query: string; articles: readonly ArticleEntry[]; message: string | null }

type ArticleSearch =
  | { state: 'off' }
  | { state: 'searching' | 'ready'; articles: readonly ArticleEntry[] }
  | { state: 'failed'; message: string }

/** Articles for a query, best first, asked of the server a moment after the last key. */
function useArticleSearch(query: string, language: Language): ArticleSearch {
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

/** The articles of the page, those that administrators wrote anew by their titles of now. */
function useEdited(articles: readonly ArticleEntry[], language: Language) {
  const [edited, setEdited] = useState<readonly ArticleEntry[]>([])
  useEffect(() => {
    let current = true
    const load = async () => {
      const all = await siteCall('GET /api/help/articles', { query: { language } })
      if (current) setEdited(all.filter((each) => each.edited && each.language === language))
    }
    load().catch((error: unknown) => console.error('Edited articles are not known', error))
    return () => {
      current = false
    }
  }, [language])
  return articles.map((each) => {
    const now = edited.find(({ slug }) => slug === each.slug)
    return now === undefined ? each : { ...each, title: now.title, summary: now.summary }
  })
}

export default function HelpPage() {
  const { t } = useSiteText()
  const { language } = useSite()
  const id = useId()
  const loaded = usePageData('help', `help/${language}.json`)
  const [query, setQuery] = useState('')
  const search = useArticleSearch(query, language)
  const articles = useEdited(loaded.state === 'ready' ? loaded.data.articles : [], language)
  if (loaded.state !== 'ready') return <PageStateView state={loaded.state} />
  const categories = helpCategories.filter((category) =>
    articles.some((article) => article.category === category),
  )
  return (
    <>
      <PageHead heading={t('help.heading')} text={t('help.text')}>
        <form
          role="search"
          className="relative mt-7 max-w-xl"
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor={id} className="sr-only">
            {t('help.search.label')}
          </label>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-text-3"
          />
          <input
            id={id}
            type="search"
            value={query}
            maxLength={100}
            placeholder={t('help.search.placeholder')}
            onChange={({ target }) => setQuery(target.value)}
            className={cn(controlStyles, 'h-14 pl-12')}
          />
        </form>
      </PageHead>
      <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8">
        <p aria-live="polite" className="sr-only">
          {search.state === 'ready' && t('help.search.found', { count: search.articles.length })}
        </p>
        {search.state === 'off' ? (
          <div className="grid gap-12">
            {categories.map((category) => (
              <section key={category} aria-labelledby={`category-${category}`}>
                <h2 id={`category-${category}`} className="mb-4 text-h2 font-bold">
                  {t(`help.category.${category}`)}
                </h2>
                <ArticleList
                  articles={articles.filter((article) => article.category === category)}
                />
              </section>
            ))}
          </div>
        ) : search.state === 'failed' ? (
          <p role="alert" className="text-danger">
            {search.message}
          </p>
        ) : search.state === 'ready' && search.articles.length === 0 ? (
          <p className="text-lg text-text-2">{t('help.search.nothing', { query })}</p>
        ) : (
          <div aria-busy={search.state === 'searching'}>
            <ArticleList articles={search.articles} />
          </div>
        )}
        <aside className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-5 bg-soft p-7 text-on-soft">
          <p className="text-lg font-semibold">{t('help.more')}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
            <SiteLink to="/contact" className="underline underline-offset-4">
              {t('route.contact')}
            </SiteLink>
            <SiteLink to="/tutorials" className="underline underline-offset-4">
              {t('route.tutorials')}
            </SiteLink>
            <SiteLink to="/settings" className="underline underline-offset-4">
              {t('route.settings')}
            </SiteLink>
          </p>
        </aside>
      </div>
    </>
  )
}
