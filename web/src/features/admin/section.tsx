import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'

/** A part of the back office under its heading. */
export function Section({
  name,
  aside,
  children,
}: {
  name: string
  /** Beside the heading: a choice or a button. */
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-h2 font-bold">
          {name}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export type Query<T> = {
  data?: T | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What a question was answered with; until then its room, and why it was not. */
export function Answer<T>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: Query<T>
  children: (data: T) => ReactNode
}) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  if (error !== undefined && !isFetching)
    return <ErrorState title={t('admin.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={t('admin.loading')}>
      <Skeleton className="h-40 rounded-4" />
    </div>
  )
}
