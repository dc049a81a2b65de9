import type { BirthProfile } from '@lumen/contracts/fortune/birth'
import type { ZodiacAnimal } from '@lumen/contracts/fortune/names'
import type { EasternBazi, Prediction } from '@lumen/contracts/fortune/eastern'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readerZone, useGetBirthProfileQuery } from '@/features/birth-profile'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Segments } from '@/ui/segments'
import { usePredictMutation } from '../eastern-api'
import { ReadingSkeleton } from '../reading/parts'
import { useNames } from '../terms/use-names'
import { AnimalSeal } from '../zodiac/seal'
import { PredictionResult } from './prediction-result'

const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const
type Period = (typeof periods)[number]

const pillarsOf = ({ baziChart: { year, month, day, hour, elements } }: BirthProfile) => ({
  year,
  month,
  day,
  hour,
  elements,
})

/** The day, week, month or year of an animal; of a chart that was computed before, or of the kept birth, where it is of that animal. */
export default function PredictionTab({
  animal,
  bazi,
  result,
  onResult,
}: {
  animal: ZodiacAnimal
  bazi: EasternBazi | null
  result: Prediction | null
  onResult: (result: Prediction | null) => void
}) {
  const { t } = useTranslation()
  const { animal: nameOf } = useNames()
  const [period, setPeriod] = useState<Period>(result?.period ?? 'daily')
  const [predict, { isLoading: busy, error }] = usePredictMutation()
  const { id: userId } = useUser()
  const { data: kept, isLoading } = useGetBirthProfileQuery({ params: { userId } })
  const subject = bazi?.chart.animal ?? animal
  const own = kept?.profile ?? null
  const pillars = bazi?.baziChart ?? (own?.chineseZodiac === animal ? pillarsOf(own) : null)
  const ask = async () => {
    const answer = await predict({
      query: readerZone(),
      body: { zodiac: subject, period, baziChart: pillars },
    })
    if (answer.data !== undefined) onResult(answer.data)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card>
        <div className="grid gap-5">
          <p className="flex items-center gap-3">
            <AnimalSeal animal={subject} className="size-11" />
            <span className="min-w-0">
              <span className="font-semibold">{nameOf(subject)}</span>
              <span className="block text-small text-text-2">
                {t(pillars === null ? 'eastern.prediction.byAnimal' : 'eastern.prediction.byChart')}
              </span>
            </span>
          </p>
          <Segments
            label={t('eastern.prediction.period')}
            value={period}
            onValueChange={(next) => setPeriod(next as Period)}
            items={periods.map((id) => ({ id, label: t(`eastern.prediction.${id}`) }))}
          />
          <Button
            busy={busy}
            disabled={isLoading}
            className="sm:justify-self-start"
            onClick={() => void ask()}
          >
            {t('eastern.prediction.submit')}
          </Button>
        </div>
      </Card>
      {busy ? (
        <ReadingSkeleton />
      ) : error !== undefined ? (
        <ErrorState
          title={t('eastern.failed.title')}
          text={t('eastern.failed.text')}
          error={error}
          onRetry={() => void ask()}
        />
      ) : result === null ? (
        <EmptyState
          title={t('eastern.prediction.empty.title')}
          text={t('eastern.prediction.empty.text')}
        />
      ) : (
        <PredictionResult prediction={result} />
      )}
    </div>
  )
}
