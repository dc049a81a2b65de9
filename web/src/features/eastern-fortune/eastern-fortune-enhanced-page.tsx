import type { EasternBazi } from '@lumen/contracts/fortune/eastern'
import { HeartHandshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateCompanion } from '@/features/companion-data'
import { ReadingFooter, useOwnLanguage } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { ShareButton } from '@/ui/share-card/share-button'
import { Tabs } from '@/ui/tabs'
import { Page, PageHead } from '@/ui/page'
import { useGetZodiacQuery } from './eastern-api'
import { companionOfZodiac } from './enhanced/companion-of-zodiac'
import { ReadingSkeleton } from './reading/parts'
import { useNames } from './terms/use-names'
import { useChoices } from './use-choices'
import { AnimalPicker } from './zodiac/animal-picker'
import { ZodiacHeader } from './zodiac/zodiac-header'

const BaziTab = lazy(() => import('./bazi/bazi-tab'))
const ZodiacPanel = lazy(() => import('./enhanced/zodiac-panel'))

const tabs = ['overview', 'personality', 'fortune', 'relationships', 'guidance', 'bazi'] as const

/** The whole of an animal: nature, day, relations, guidance; and the four pillars in full. */
export default function EasternFortuneEnhancedPage() {
  const { t } = useTranslation()
  const { animal: nameOf } = useNames()
  const { tab, setTab, animal, setAnimal, own, ready } = useChoices(tabs, 'rat')
  const [bazi, setBazi] = useState<EasternBazi | null>(null)
  const companion = useCreateCompanion()
  const { currentData, error, isFetching, refetch } = useGetZodiacQuery(
    { params: { animal }, query: readerZone() },
    { skip: !ready },
  )
  useOwnLanguage(currentData?.language, () => void refetch())
  return (
    <Page>
      <PageHead title={t('eastern.enhanced.title')} lead={t('eastern.enhanced.lead')} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        <ZodiacHeader
          animal={animal}
          years={4}
          saying={currentData?.traditionalWisdom.ancientSaying}
        >
          {currentData !== undefined && (
            <div className="flex flex-wrap gap-2">
              <ShareButton
                card={() => ({
                  title: nameOf(animal),
                  subtitle: currentData.traditionalWisdom.ancientSaying,
                  reading: currentData.fortune.overall,
                })}
              />
              <Button
                size="small"
                busy={companion.busy}
                onClick={() => companion.create(companionOfZodiac(currentData, t))}
              >
                <HeartHandshake aria-hidden className="size-4" />
                {t('eastern.companion.create')}
              </Button>
            </div>
          )}
        </ZodiacHeader>
        <Tabs
          label={t('eastern.enhanced.title')}
          tabs={tabs.map((id) => ({ id, label: t(`eastern.tab.${id}`) }))}
          value={tab}
          onValueChange={setTab}
        >
          {tab === 'bazi' ? (
            <Suspense fallback={<ReadingSkeleton />}>
              <BaziTab result={bazi} onResult={setBazi} whole />
            </Suspense>
          ) : currentData !== undefined ? (
            <Suspense fallback={<ReadingSkeleton />}>
              <ZodiacPanel tab={tab} zodiac={currentData} />
              <ReadingFooter reading={currentData} className="mt-6" />
            </Suspense>
          ) : error !== undefined && !isFetching ? (
            <ErrorState
              title={t('eastern.failed.title')}
              text={t('eastern.failed.text')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <ReadingSkeleton />
          )}
        </Tabs>
        {/* Somebody comes for their own animal; the others are for whoever goes on. */}
        {ready && tab !== 'bazi' && (
          <AnimalPicker value={animal} own={own} years={4} onValueChange={setAnimal} />
        )}
      </div>
    </Page>
  )
}
