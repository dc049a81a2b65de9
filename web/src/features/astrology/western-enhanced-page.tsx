import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useAnalysis } from './daily/use-analysis'
import { PageFrame } from './page-frame'
import { useBringIntoView } from './use-bring-into-view'
import { useSign } from './use-page-choice'
import { SignTiles } from './zodiac/sign-tiles'

const SignReading = lazy(async () => ({
  default: (await import('./enhanced/sign-reading')).SignReading,
}))

/** A sign in depth: its day, week and month, nature, ties, way, and the companion that fits it. */
export default function WesternEnhancedPage() {
  const { t } = useTranslation()
  const { sign, setSign, own, ready } = useSign()
  const [reading, bring] = useBringIntoView<HTMLDivElement>()
  const { currentData: analysis, error, isFetching, refetch } = useAnalysis(sign, ready)
  return (
    <PageFrame title={t('astrology.enhanced.title')} lead={t('astrology.enhanced.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div ref={reading} className="scroll-mt-4">
          {analysis === undefined ? (
            error !== undefined && !isFetching ? (
              <Card padding="large">
                <ErrorState
                  title={t('astrology.failed.title')}
                  text={t('astrology.failed.text')}
                  error={error}
                  onRetry={() => void refetch()}
                />
              </Card>
            ) : (
              <Loading />
            )
          ) : (
            <Suspense fallback={<Loading />}>
              <SignReading analysis={analysis} busy={isFetching} onSign={setSign} />
            </Suspense>
          )}
        </div>
        <SignTiles
          label={t('astrology.choose')}
          value={sign}
          own={own}
          onChange={setSign}
          onPick={bring}
        />
      </div>
    </PageFrame>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <output className="grid gap-5">
      <span className="sr-only">{t('astrology.analysis.loading')}</span>
      <Skeleton className="h-52 rounded-5!" />
      <Skeleton className="h-72 rounded-4!" />
    </output>
  )
}
