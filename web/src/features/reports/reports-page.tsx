import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { Skeleton } from '@/ui/skeleton'
import { ReportCard } from './report-card'
import { useListReportsInfiniteQuery } from './reports-api'

/** What one reported and what was decided; notifications lead to one of them. */
export default function ReportsPage() {
  const { t } = useTranslation()
  const { hash, key } = useLocation()
  const list = useListReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching, refetch } = list
  const there = data !== undefined

  useEffect(() => {
    if (hash === '') return
    const card = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [hash, key, there])

  const reports = data?.pages.flatMap((page) => page.reports) ?? []
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-8 md:py-10">
      <header>
        <h1 className="font-display text-h1 font-bold">{t('moderation.mine.title')}</h1>
        <p className="mt-2 max-w-2xl text-text-2">{t('moderation.mine.lead')}</p>
      </header>
      {there ? (
        reports.length === 0 ? (
          <EmptyState title={t('moderation.mine.none')} text={t('moderation.mine.noneText')} />
        ) : (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {reports.map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
            </ul>
            {list.hasNextPage && (
              <LoadMore busy={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
            )}
          </>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('moderation.mine.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output>
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-40 rounded-4" />
        </output>
      )}
    </div>
  )
}
