import { ChevronRight } from 'lucide-react'
import { tagOf } from '@/i18n/languages'
import type { ArticleEntry } from '@/site/page-data'
import { SiteLink, useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'

export function ArticleList({ articles }: { articles: readonly ArticleEntry[] }) {
  const { t } = useSiteText()
  const { language } = useSite()
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {articles.map(({ slug, title, summary, viewCount, language: shown }) => (
        <li key={slug}>
          <SiteLink
            to={`/help/${slug}`}
            lang={shown === language ? undefined : tagOf(shown)}
            className="group flex h-full items-center gap-4 rounded-3 border border-line bg-surface px-5 py-4 transition-[border-color,box-shadow] duration-160 hover:border-violet-400 hover:shadow-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-pretty">{title}</span>
              <span className="mt-1 block text-small text-pretty text-text-2">{summary}</span>
              {viewCount !== undefined && viewCount > 0 && (
                <span className="mt-1 block text-small text-text-3">
                  {t('help.views', { count: viewCount })}
                </span>
              )}
            </span>
            <ChevronRight
              aria-hidden
              className="size-5 shrink-0 text-text-3 transition-transform duration-160 group-hover:translate-x-0.5"
            />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
