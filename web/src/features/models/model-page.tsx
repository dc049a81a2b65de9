import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '@/session/use-session'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { answersOf } from './answering'
import { AnsweringChoice } from './answering-choice'
import { OwnModelsSection } from './own/own-models-section'
import { ServersSection } from './servers/servers-section'
import { useModels } from './use-models'
import { UseSection } from './use-section'
import { WhoAnswers } from './who-answers'

/** Who answers, where what is said goes and why; for administrators also what could answer instead. */
export default function ModelPage() {
  const { t } = useTranslation()
  const { subscriptionTier } = useUser()
  const { data, error, isFetching, refetch } = useModels()
  return (
    <Page>
      <PageHead
        title={t('models.title')}
        lead={t('models.text')}
        aside={
          <Link
            to="/settings"
            className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-link"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('settings.title')}
          </Link>
        }
      />
      <div className="mt-6 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        {data !== undefined ? (
          <WhoAnswers answers={answersOf(data)} />
        ) : error !== undefined && !isFetching ? (
          <ErrorState title={t('models.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <output>
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-44" />
          </output>
        )}
        {subscriptionTier === 'admin' && (
          <>
            {data !== undefined && <AnsweringChoice models={data} />}
            <OwnModelsSection />
            <ServersSection />
            {data !== undefined && <UseSection providers={data.providers} />}
          </>
        )}
      </div>
    </Page>
  )
}
