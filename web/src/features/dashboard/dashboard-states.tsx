import { Plus, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '@/api/use-error-text'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { EmptyState } from '@/ui/empty-state'
import { CardLoading } from '@/ui/page-loading'
import { Skeleton } from '@/ui/skeleton'

const CreateLink = ({ size }: { size?: 'large' }) => {
  const { t } = useTranslation()
  return (
    <Button asChild {...(size !== undefined && { size })}>
      <Link to="/companions?new">
        <Plus aria-hidden className="size-4.5" />
        {t('companions.create.open')}
      </Link>
    </Button>
  )
}

/** The shape of what is coming. */
export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy className="grid gap-8">
      <div className="grid items-center gap-8 rounded-5 border border-line bg-surface p-5 shadow-1 md:p-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid content-start gap-6">
          <h1 className="font-display text-h1 font-bold">{t('dashboard.name')}</h1>
          <output className="-mt-4 text-text-2">{t('dashboard.loading')}</output>
          <Skeleton className="h-4 rounded-full!" />
          <Skeleton className="h-12" />
        </div>
        <Skeleton round className="mx-auto size-56 max-lg:order-first" />
      </div>
      <CardLoading />
    </div>
  )
}

/** Nothing could be had: why, another try, and the way to somebody to talk to. */
export function DashboardMissing({
  error,
  busy,
  onRetry,
}: {
  /** undefined: the answer held nothing. */
  error: unknown
  busy: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  const textOf = useErrorText()
  return (
    <div role="alert" className="grid min-h-[70dvh]">
      <h1 className="sr-only">{t('dashboard.name')}</h1>
      <EmptyState
        title={t('dashboard.missing.title')}
        text={[...(error === undefined ? [] : [textOf(error)]), t('dashboard.missing.text')].join(
          ' ',
        )}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <CreateLink />
            <Button variant="secondary" busy={busy} onClick={onRetry}>
              {!busy && <RefreshCw aria-hidden className="size-4.5" />}
              {t('app.action.retry')}
            </Button>
          </div>
        }
      />
    </div>
  )
}

/** Nobody to feel anything with yet. */
export function DashboardWelcome() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[75dvh] place-content-center justify-items-center px-2 text-center">
      <Crystal seed="welcome" facets={9} cut="brilliant" glow alive className="h-44" />
      <h1 className="mt-8 font-display text-h1 font-bold">
        <Phrase>{t('dashboard.welcome.title')}</Phrase>
      </h1>
      <p className="mt-3 mb-7 max-w-lg text-text-2">
        <Phrase>{t('dashboard.welcome.text')}</Phrase>
      </p>
      <CreateLink size="large" />
    </div>
  )
}
