import type { ZodiacAnimal } from '@lumen/contracts/fortune/names'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Hook, ReadingFooter, useOwnLanguage } from '@/features/readings'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { ShareButton } from '@/ui/share-card/share-button'
import { readerZone } from '@/features/birth-profile'
import { StarRating } from '../charts/star-rating'
import { useGetZodiacQuery } from '../eastern-api'
import { Part, ReadingSkeleton, Said, Words } from '../reading/parts'
import { useNames } from '../terms/use-names'
import { AnimalPicker } from './animal-picker'
import { ZodiacHeader } from './zodiac-header'

const sides = ['love', 'wealth', 'career', 'health'] as const

/** The day of an animal: its text and its stars for love, wealth, career and health. */
export function ZodiacTab({
  animal,
  own,
  ready,
  onAnimalChange,
}: {
  animal: ZodiacAnimal
  /** The reader’s own animal, which is marked. */
  own: ZodiacAnimal | null
  /** False while it is not known whose animal it will be. */
  ready: boolean
  onAnimalChange: (animal: ZodiacAnimal) => void
}) {
  const { t } = useTranslation()
  const { animal: nameOf } = useNames()
  const seal = useRef<HTMLDivElement>(null)
  const { currentData, error, isFetching, refetch } = useGetZodiacQuery(
    { params: { animal }, query: readerZone() },
    { skip: !ready },
  )
  useOwnLanguage(currentData?.language, () => void refetch())
  const picker = <AnimalPicker value={animal} own={own} years={3} onValueChange={onAnimalChange} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={seal}>
        {ready ? (
          <ZodiacHeader animal={animal} years={3}>
            {currentData && (
              <ShareButton
                card={() => ({
                  title: nameOf(animal),
                  subtitle: t('eastern.today.title'),
                  reading: currentData.fortune.fortune,
                  picture: seal.current?.querySelector('svg') ?? null,
                })}
              />
            )}
          </ZodiacHeader>
        ) : (
          <Skeleton className="h-28 rounded-4" />
        )}
      </div>
      {currentData !== undefined ? (
        <>
          <Part
            title={t('eastern.today.title')}
            aside={<StarRating stars={currentData.stars.overall} size="large" />}
          >
            <Hook text={currentData.fortune.fortune} language={currentData.language} />
            <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
              {sides.map((side) => (
                <div key={side}>
                  <dt className="flex items-center justify-between gap-3 font-semibold">
                    {t(`eastern.side.${side}`)}
                    <StarRating stars={currentData.stars[side]} />
                  </dt>
                  <dd className="mt-1 text-text-2">{currentData.fortune[side] || '—'}</dd>
                </div>
              ))}
            </dl>
            <ReadingFooter reading={currentData} className="mt-5" />
          </Part>
          {picker}
          <Part title={t('eastern.lucky.title')}>
            <dl className="grid gap-4 sm:grid-cols-2">
              <Words name={t('eastern.lucky.numbers')} words={currentData.basicInfo.luckyNumbers} />
              <Words
                name={t('eastern.lucky.colors')}
                words={currentData.basicInfo.luckyColors}
                colors={currentData.basicInfo.luckyColorIds}
              />
              <Words name={t('eastern.lucky.flowers')} words={currentData.basicInfo.luckyFlowers} />
              <Words
                name={t('eastern.lucky.directions')}
                words={currentData.basicInfo.luckyDirections}
              />
            </dl>
          </Part>
          <Part title={t('eastern.traits')}>
            <dl className="grid gap-4">
              <Words name={t('eastern.core')} words={currentData.personality.coreTraits} />
              <Said name={t('eastern.emotional')}>{currentData.personality.emotionalStyle}</Said>
            </dl>
          </Part>
        </>
      ) : (
        <>
          {error !== undefined && !isFetching ? (
            <ErrorState
              title={t('eastern.failed.title')}
              text={t('eastern.failed.text')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <ReadingSkeleton />
          )}
          {ready && picker}
        </>
      )}
    </div>
  )
}
