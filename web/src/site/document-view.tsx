import { List } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { createFormat } from '@/i18n/format'
import { Phrase } from '@/i18n/phrase'
import { cn } from '@/ui/class-names'
import { LongText } from './long-text'
import type { DocumentData } from './page-data'
import { useSite } from './site-context'
import { useSiteText } from './use-site-text'

type Section = DocumentData['sections'][number]

/** The section that is being read: the last one whose heading has passed the top. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const element = document.querySelector(`#${CSS.escape(id)}`)
      if (element !== null) watch.observe(element)
    }
    return () => watch.disconnect()
  }, [sections])
  return current
}

function Contents({
  sections,
  current,
}: {
  sections: readonly Section[]
  current?: string | undefined
}) {
  return (
    <ol className="grid gap-0.5 border-l border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={cn(
              '-ml-px flex min-h-9 items-center border-l-2 py-1.5 pr-2 pl-4 text-small text-pretty pointer-coarse:min-h-11',
              id === current
                ? 'border-violet-500 font-semibold text-link'
                : 'border-transparent text-text-2 hover:border-control hover:text-text',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A long document: its title and dates, a table of contents beside it, and the text. */
export function DocumentView({
  document,
  above,
  actions,
  beside,
  below,
}: {
  document: DocumentData
  above?: ReactNode
  actions?: ReactNode
  beside?: ReactNode
  below?: ReactNode
}) {
  const { t } = useSiteText()
  const { language } = useSite()
  const { calendarDay: day } = createFormat(language)
  const current = useCurrentSection(document.sections)
  return (
    <article>
      <header className="dawn">
        <div className="mx-auto w-full max-w-6xl px-5 pt-12 pb-10 md:px-8 md:pt-16">
          {above}
          <h1 className="max-w-4xl font-display text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-tight font-bold text-balance wrap-break-word">
            <Phrase>{document.title}</Phrase>
          </h1>
          <p className="mt-4 max-w-2xl text-lg text-pretty text-text-2">{document.description}</p>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-text-3">
            <span>{t('legal.updated', { date: day(document.updated) })}</span>
            {document.effective !== undefined && (
              <span>{t('legal.effective', { date: day(document.effective) })}</span>
            )}
            {document.minutes !== undefined && (
              <span>{t('legal.minutes', { count: document.minutes })}</span>
            )}
          </p>
          {actions !== undefined && (
            <div className="mt-6 flex flex-wrap gap-3 print:hidden">{actions}</div>
          )}
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-5 pt-8 md:px-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-12">
        <nav
          aria-label={t('legal.contents')}
          className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
        >
          <p className="mb-3 text-small font-semibold text-text-3">{t('legal.contents')}</p>
          <Contents sections={document.sections} current={current} />
        </nav>
        <details className="group rounded-3 border border-line bg-surface lg:hidden print:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
            <List aria-hidden className="size-5" />
            {t('legal.contents')}
          </summary>
          <div className="px-4 pb-4">
            <Contents sections={document.sections} />
          </div>
        </details>
        <div className="max-w-3xl min-w-0">
          {beside}
          <LongText html={document.html} />
          {below}
        </div>
      </div>
    </article>
  )
}
