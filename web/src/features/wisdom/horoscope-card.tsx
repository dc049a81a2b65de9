import type { BirthProfile } from '@lumen/contracts/fortune/birth'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorName, ReadingFooter, useOwnLanguage } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import {
  AnimalSeal,
  ElementBars,
  ElementMark,
  elementOfAnimal,
  useNames,
} from '@/features/eastern-fortune'
import { useFormat } from '@/i18n/format'
import { Meter } from '@/ui/meter'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { Section } from './section'
import { useGetSignOfDayQuery } from './wisdom-api'

const tabs = ['today', 'western', 'chinese'] as const

/** The day of one’s sign, the sign, the animal; null: the birth is on its way. */
export function HoroscopeCard({ profile }: { profile: BirthProfile | null }) {
  const { t } = useTranslation()
  return (
    <Section title={t('wisdom.horoscope.heading')}>
      {profile === null ? <Skeleton className="h-36" /> : <Known profile={profile} />}
    </Section>
  )
}

function Known({ profile }: { profile: BirthProfile }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { animal: nameOf } = useNames()
  const [tab, setTab] = useState<string>('today')
  const { zodiacSign: sign, chineseZodiac: animal, baziChart } = profile
  const { currentData, error, refetch } = useGetSignOfDayQuery({
    params: { sign },
    query: readerZone(),
  })
  useOwnLanguage(currentData?.language, () => void refetch())
  useEffect(() => {
    if (error !== undefined) console.error('The day of the sign could not be had', error)
  }, [error])
  return (
    <Tabs
      label={t('wisdom.horoscope.heading')}
      tabs={tabs.map((id) => ({ id, label: t(`wisdom.horoscope.${id}`) }))}
      value={tab}
      onValueChange={setTab}
      className="-mt-2"
    >
      {tab === 'today' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {currentData === undefined && error === undefined ? (
            <Skeleton className="h-20" />
          ) : (
            <>
              <p className="text-lg leading-relaxed">
                {currentData?.text ?? t('wisdom.horoscope.fallback')}
              </p>
              {currentData !== undefined && (
                <>
                  <div className="grid gap-4 sm:grid-cols-2">
                    <Meter
                      label={t('wisdom.horoscope.emotion')}
                      value={currentData.scores.emotion}
                      text={format.percent(currentData.scores.emotion / 100)}
                    />
                    <Meter
                      label={t('eastern.side.wealth')}
                      value={currentData.scores.wealth}
                      text={format.percent(currentData.scores.wealth / 100)}
                    />
                  </div>
                  <ReadingFooter reading={currentData} />
                </>
              )}
            </>
          )}
        </div>
      )}
      {tab === 'western' && (
        <div className="grid gap-3">
          <p className="text-h3 font-bold">{t(`astrology.sign.${sign}`)}</p>
          <p>{currentData?.horoscope.description ?? '—'}</p>
          <dl className="grid grid-cols-2 gap-3 text-small">
            <div>
              <dt className="text-text-3">{t('wisdom.horoscope.luckyColor')}</dt>
              <dd className="font-semibold">
                {currentData === undefined ? (
                  '—'
                ) : (
                  <ColorName
                    id={currentData.horoscope.luckyColorId}
                    name={currentData.horoscope.luckyColor}
                  />
                )}
              </dd>
            </div>
            <div>
              <dt className="text-text-3">{t('wisdom.horoscope.luckyNumber')}</dt>
              <dd className="font-semibold">{currentData?.horoscope.luckyNumber ?? '—'}</dd>
            </div>
          </dl>
        </div>
      )}
      {tab === 'chinese' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex items-center gap-4">
            <AnimalSeal animal={animal} className="size-16" />
            <div>
              <p className="text-h3 font-bold">{nameOf(animal)}</p>
              <ElementMark element={elementOfAnimal(animal)} />
            </div>
          </div>
          <ElementBars values={baziChart.elementFractions} max={1} format={format.percent} />
        </div>
      )}
    </Tabs>
  )
}
