import { ArchiveRestore, IdCard, MessagesSquare, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { useListCompanionsQuery } from '@/features/companion-data'
import { CompanionCard } from './companion-card'
import { useCompanionDialogs } from './companion-dialogs'

/** Create and manage companions. */
export default function CompanionsPage() {
  const { t } = useTranslation()
  const dialogs = useCompanionDialogs()
  const { data, error, isFetching, refetch } = useListCompanionsQuery()
  const [params, setParams] = useSearchParams()
  const { create } = dialogs
  // `/companions?new` is the way here from palette and panel.
  const asked = params.has('new')
  useEffect(() => {
    if (!asked) return
    setParams({}, { replace: true })
    create()
  }, [asked, create, setParams])
  return (
    <Page>
      <PageHead
        title={t('companions.title')}
        lead={t('companions.page.lead')}
        aside={
          <>
            <Button variant="ghost" onClick={dialogs.showDeleted}>
              <ArchiveRestore aria-hidden className="size-4.5" />
              {t('companions.deleted.open')}
            </Button>
            <Button variant="secondary" onClick={dialogs.importCard}>
              <IdCard aria-hidden className="size-4.5" />
              {t('companions.card.open')}
            </Button>
            <Button variant="secondary" onClick={dialogs.importTalk}>
              <MessagesSquare aria-hidden className="size-4.5" />
              {t('talkImport.open')}
            </Button>
            <Button onClick={dialogs.create}>
              <Plus aria-hidden className="size-4.5" />
              {t('companions.create.open')}
            </Button>
          </>
        }
      />
      {data !== undefined ? (
        data.length === 0 ? (
          <EmptyState
            title={t('chat.welcome.title')}
            text={t('chat.welcome.text')}
            action={
              <Button onClick={dialogs.create}>
                <Plus aria-hidden className="size-4.5" />
                {t('companions.create.open')}
              </Button>
            }
            className="mt-12"
          />
        ) : (
          <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
            {data.map((companion) => (
              <CompanionCard key={companion.id} companion={companion} dialogs={dialogs} />
            ))}
          </ul>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('companions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          className="mt-12"
        />
      ) : (
        <output className="mt-8 grid gap-5 md:grid-cols-2">
          <span className="sr-only">{t('chat.loading')}</span>
          {[1, 2].map((place) => (
            <Skeleton key={place} className="h-56 rounded-4!" />
          ))}
        </output>
      )}
      {dialogs.open}
    </Page>
  )
}
