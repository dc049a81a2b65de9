import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
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
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-8 md:py-10">
      <header>
        <h1 className="font-display text-h1 font-bold">{t('route.privacy')}</h1>
        <p className="mt-2 text-text-2">{t('privacy.intro')}</p>
        <p className="mt-1">
          <Link className="text-link underline-offset-4 hover:underline" to="/profile">
            {t('account.settings')}
          </Link>
        </p>
      </header>
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
    </div>
  )
}
