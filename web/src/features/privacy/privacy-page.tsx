import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { ConsentSection } from './consent-section'
import { DeletionSection } from './deletion-section'
import { ExportSection } from './export-section'
import { useGetPrivacyQuery } from './privacy-api'
import { RetentionSection } from './retention-section'

/** What the user allows, how long conversations are kept, and copies to take along. */
export default function PrivacyPage() {
  const { t } = useTranslation()
  const { hash, key } = useLocation()
  const { data, error, isFetching, refetch } = useGetPrivacyQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const there = data !== undefined

  useEffect(() => {
    if (hash === '') return
    const title = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}-title`)
    title?.focus({ preventScroll: true })
    title?.closest('section')?.scrollIntoView()
  }, [hash, key, there])

  return (
    <Page className="grid grid-cols-[minmax(0,48rem)] gap-6">
      <PageHead
        title={t('route.privacy')}
        lead={
          <>
            <p>{t('privacy.intro')}</p>
            <Link
              className="mt-1 inline-block text-link underline-offset-4 hover:underline"
              to="/profile"
            >
              {t('account.settings')}
            </Link>
          </>
        }
      />
      {there ? (
        <>
          <ConsentSection settings={data} />
          <RetentionSection settings={data} />
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState title={t('privacy.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <output className="grid gap-6">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
        </output>
      )}
      <ExportSection />
      <DeletionSection />
    </Page>
  )
}
