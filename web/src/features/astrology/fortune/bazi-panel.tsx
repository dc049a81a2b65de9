import type { AstrologyBazi } from '@lumen/contracts/fortune/eastern'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import {
  BirthForm,
  birthDataOf,
  readerZone,
  useBirthSubmit,
  useOwnBirth,
  type BirthValues,
} from '@/features/birth-profile'
import { BaziBoard } from '@/features/eastern-fortune'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { useCastBaziMutation } from '../astrology-api'
import { ChartWarnings } from '../chart/chart-warnings'
import { ReadingLoading } from '../reading/reading-loading'
import { useBringIntoView } from '../use-bring-into-view'

/** The four pillars of a birth. What was computed goes up, so that predictions can use it. */
export function BaziPanel({
  result,
  onResult,
}: {
  result: AstrologyBazi | null
  onResult: (result: AstrologyBazi) => void
}) {
  const { t } = useTranslation()
  const { known, isLoading } = useOwnBirth()
  const [castBazi, { isLoading: casting }] = useCastBaziMutation()
  const [shown, bring] = useBringIntoView<HTMLDivElement>()
  const { refusal, submit } = useBirthSubmit()
  if (isLoading) return <ReadingLoading text={t('astrology.chart.loading')} />
  const cast = (values: BirthValues) =>
    submit(async () => {
      onResult(await castBazi({ query: readerZone(), body: birthDataOf(values) }).unwrap())
      requestAnimationFrame(bring)
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card padding="large" className="mx-auto w-full max-w-2xl">
        <h2 className="font-display text-h2 font-bold">{t('astrology.bazi.title')}</h2>
        <p className="mt-1 mb-6 text-text-2">{t('astrology.bazi.lead')}</p>
        <BirthForm
          initial={known}
          refusal={refusal}
          placeRequired={false}
          timeRequired={false}
          onSubmit={(values) => void cast(values)}
        >
          {({ date }) => (
            <Button
              type="submit"
              busy={casting}
              disabled={date === ''}
              className="justify-self-start"
            >
              <Sparkles aria-hidden className="size-4.5" />
              {t('astrology.bazi.submit')}
            </Button>
          )}
        </BirthForm>
      </Card>
      {result !== null && (
        <div ref={shown} className="scroll-mt-4">
          <BaziResult result={result} />
        </div>
      )}
    </div>
  )
}

function BaziResult({ result }: { result: AstrologyBazi }) {
  const { t } = useTranslation()
  const { baziChart, chart } = result
  return (
    <Card padding="large">
      <h2 className="font-display text-h2 font-bold">{t('astrology.bazi.result.title')}</h2>
      <div className="mt-5">
        <BaziBoard chart={chart} />
      </div>
      <p className="mt-5 max-w-3xl whitespace-pre-line text-text-2">{baziChart.analysis}</p>
      <div className="mt-5">
        <ChartWarnings warnings={chart.warnings} />
      </div>
      <ReadingFooter reading={result} className="mt-6" />
    </Card>
  )
}
