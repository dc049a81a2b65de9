import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
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
    <Page className="grid grid-cols-[minmax(0,48rem)] gap-6">
      <PageHead title={t('moderation.mine.title')} lead={t('moderation.mine.lead')} />
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
    </Page>
  )
}
