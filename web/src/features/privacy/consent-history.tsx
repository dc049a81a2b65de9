import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useListConsentsQuery } from './privacy-api'

const fieldOf = {
  'data-processing': 'dataProcessingConsent',
  marketing: 'marketingConsent',
  analytics: 'analyticsConsent',
  partners: 'shareWithPartners',
} as const

/** Every answer the user gave, with its time and the version of the words; fetched when it is opened. */
export function ConsentHistory() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer rounded-1 py-2.5 font-medium text-text">
        {t('privacy.history.title')}
      </summary>
      {open && <Answers />}
    </details>
  )
}

function Answers() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, error, isFetching, refetch } = useListConsentsQuery()
  if (data === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorState
        title={t('privacy.history.loadFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <output>
        <span className="sr-only">{t('session.loading')}</span>
        <Skeleton className="h-12" />
      </output>
    )
  if (data.length === 0) return <p className="py-1">{t('privacy.history.empty')}</p>
  return (
    <ol className="grid gap-1.5 py-1">
      {data.map(({ id, kind, granted, version, at }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <span className="min-w-0 flex-1 basis-60 text-text">
            {t(`privacy.consent.${fieldOf[kind]}.title`)}
            {' · '}
            {t(granted ? 'privacy.history.granted' : 'privacy.history.withdrawn')}
          </span>
          <span className="tabular-nums">
            {t('privacy.history.at', { date: format.dateTime(at), version })}
          </span>
        </li>
      ))}
    </ol>
  )
}
