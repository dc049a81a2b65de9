import { ArrowRight } from 'lucide-react'
import { Closing } from '@/site/closing'
import { PageStateView } from '@/site/page-state-view'
import { PageHead } from '@/site/section'
import { SiteLink, useSite } from '@/site/site-context'
import { usePageData } from '@/site/use-page-data'
import { useSiteText } from '@/site/use-site-text'
import { Crystal } from '@/ui/crystal'
import { hueOf } from '@/ui/hue'

export default function TutorialsPage() {
  const { t } = useSiteText()
  const { language } = useSite()
  const loaded = usePageData('tutorials', `tutorials/${language}.json`)
  if (loaded.state !== 'ready') return <PageStateView state={loaded.state} />
  return (
    <>
      <PageHead heading={t('tutorials.heading')} text={t('tutorials.text')} />
      <ul className="mx-auto grid w-full max-w-6xl gap-5 px-5 py-10 sm:grid-cols-2 md:px-8 lg:grid-cols-3">
        {loaded.data.tutorials.map(({ slug, title, description, minutes }) => (
          <li key={slug}>
            <SiteLink
              to={`/tutorials/${slug}`}
              className="group flex h-full flex-col rounded-4 border border-line bg-surface p-6 shadow-1 transition-[border-color,box-shadow] duration-240 hover:border-violet-400 hover:shadow-2"
            >
              <Crystal seed={slug} hue={hueOf(slug)} facets={7} className="h-16 self-start" />
              <span className="mt-5 text-h3 font-bold text-balance">{title}</span>
              <span className="mt-2 mb-6 text-pretty text-text-2">{description}</span>
              <span className="mt-auto flex items-center justify-between text-small text-text-3">
                {t('legal.minutes', { count: minutes })}
                <ArrowRight
                  aria-hidden
                  className="size-5 text-link transition-transform duration-240 group-hover:translate-x-1"
                />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <Closing />
    </>
  )
}
