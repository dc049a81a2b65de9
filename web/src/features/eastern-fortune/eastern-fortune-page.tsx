import type { EasternBazi, Prediction } from '@lumen/contracts/fortune/eastern'
import { ArrowRight, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Tabs } from '@/ui/tabs'
import { Page, PageHead } from '@/ui/page'
import { ReadingSkeleton } from './reading/parts'
import { useChoices } from './use-choices'
import { ZodiacTab } from './zodiac/zodiac-tab'

const BaziTab = lazy(() => import('./bazi/bazi-tab'))
const PredictionTab = lazy(() => import('./prediction/prediction-tab'))
const WisdomTab = lazy(() => import('./wisdom-cards/wisdom-tab'))

const tabs = ['zodiac', 'bazi', 'prediction', 'wisdom'] as const

/** Eastern fortune: the animals and their day, four pillars, predictions, wisdom. */
export default function EasternFortunePage() {
  const { t } = useTranslation()
  const { tab, setTab, animal, setAnimal, own, ready } = useChoices(tabs, 'dragon')
  const [bazi, setBazi] = useState<EasternBazi | null>(null)
  const [prediction, setPrediction] = useState<Prediction | null>(null)
  return (
    <Page>
      <PageHead title={t('eastern.title')} lead={t('eastern.lead')} />
      <Link
        to="/eastern-fortune-enhanced"
        className="mt-5 flex min-h-13 items-center gap-3 rounded-3 bg-soft px-4 py-3 text-on-soft transition-colors duration-160 hover:bg-violet-200 dark:hover:bg-violet-800"
      >
        <Sparkles aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 font-medium">{t('eastern.toEnhanced')}</span>
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
      <Tabs
        label={t('eastern.title')}
        tabs={tabs.map((id) => ({ id, label: t(`eastern.tab.${id}`) }))}
        value={tab}
        onValueChange={setTab}
        className="mt-6"
      >
        {tab === 'zodiac' && (
          <ZodiacTab
            animal={animal}
            own={own}
            ready={ready}
            onAnimalChange={(next) => {
              setAnimal(next)
              setPrediction(null)
            }}
          />
        )}
        <Suspense fallback={<ReadingSkeleton />}>
          {tab === 'bazi' && (
            <BaziTab
              result={bazi}
              onResult={(result) => {
                setBazi(result)
                setPrediction(null)
              }}
            />
          )}
          {tab === 'prediction' && (
            <PredictionTab
              animal={animal}
              bazi={bazi}
              result={prediction}
              onResult={setPrediction}
            />
          )}
          {tab === 'wisdom' && <WisdomTab animal={animal} />}
        </Suspense>
      </Tabs>
    </Page>
  )
}
