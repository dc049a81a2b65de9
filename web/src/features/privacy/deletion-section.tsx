import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useGetDeletionQuery } from './deletion-api'
import { PendingDeletion } from './pending-deletion'

const DeletionDialog = lazy(() => import('./deletion-dialog'))

/** The end of the account: what goes and what stays, and how to change one’s mind. */
export function DeletionSection() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetDeletionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section id="delete-account" aria-labelledby="delete-account-title" className="scroll-mt-6">
      <Card padding="large">
        <h2
          id="delete-account-title"
          tabIndex={-1}
          className="font-display text-h3 font-bold outline-none"
        >
          {t('deletion.title')}
        </h2>
        <p className="mt-0.5 mb-5 text-small text-text-2">{t('deletion.text')}</p>
        {data !== undefined ? (
          data.deletion === null ? (
            <Offer />
          ) : (
            <PendingDeletion deletion={data.deletion} />
          )
        ) : error !== undefined && !isFetching ? (
          <ErrorState
            title={t('deletion.loadFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <output>
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-24" />
          </output>
        )}
      </Card>
    </section>
  )
}

function Offer() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6">
        {(['goes', 'stays', 'grace'] as const).map((part) => (
          <div key={part} className="grid gap-0.5 sm:contents">
            <dt className="font-semibold">{t(`deletion.${part}.title`)}</dt>
            <dd className="text-text-2">{t(`deletion.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex justify-end">
        <Button variant="dangerSecondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('deletion.begin')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <DeletionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
