import { ArrowLeft } from 'lucide-react'
import { Phrase } from '@/i18n/phrase'
import { LongText } from '@/site/long-text'
import { PageStateView } from '@/site/page-state-view'
import { SiteLink, useSite } from '@/site/site-context'
import { usePageData } from '@/site/use-page-data'
import { useSiteText } from '@/site/use-site-text'
import { ArticleFeedback } from './article-feedback'
import { ArticleList } from './article-list'
import { useEditedArticle } from './use-edited-article'

export default function ArticlePage() {
  const { t } = useSiteText()
  const { language, path } = useSite()
  const slug = path.slice('/help/'.length)
  const loaded = usePageData('article', `help/${slug}/${language}.json`)
  const edited = useEditedArticle(slug, language)
  if (loaded.state !== 'ready') return <PageStateView state={loaded.state} />
  const { article, related } = loaded.data
  const { title, summary, html } = edited?.text ?? article
  return (
    <article>
      <header className="dawn">
        <div className="mx-auto w-full max-w-3xl px-5 pt-10 pb-8 md:pt-14">
          <SiteLink
            to="/help"
            className="mb-5 inline-flex min-h-9 items-center gap-2 font-medium text-link hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('route.help')}
          </SiteLink>
          <p className="text-small font-semibold text-text-3">
            {t(`help.category.${article.category}`)}
          </p>
          <h1 className="mt-1 text-h1 leading-tight font-bold text-balance wrap-break-word">
            <Phrase>{title}</Phrase>
          </h1>
          <p className="mt-4 text-lg text-pretty text-text-2">{summary}</p>
          <p className="mt-3 min-h-6 text-small text-text-3">
            {edited !== null && t('help.views', { count: edited.views })}
          </p>
        </div>
      </header>
      <div className="mx-auto w-full max-w-3xl px-5 pt-8">
        <LongText html={html} language={article.language} />
        <ArticleFeedback key={slug} slug={slug} />
        {related.length > 0 && (
          <section aria-labelledby="related" className="mt-14">
            <h2 id="related" className="mb-4 text-h3 font-bold">
              {t('help.related')}
            </h2>
            <ArticleList articles={related} />
          </section>
        )}
      </div>
    </article>
  )
}
