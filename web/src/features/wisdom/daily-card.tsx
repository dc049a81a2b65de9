import type { DailyFortune } from '@lumen/contracts/fortune/eastern'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Hook, ReadingFooter, useOwnLanguage } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { PillarGlyph, StarRating } from '@/features/eastern-fortune'
import { useUser } from '@/session/use-session'
import { ErrorState } from '@/ui/error-state'
import { Input } from '@/ui/input'
import { ShareButton } from '@/ui/share-card/share-button'
import { Skeleton } from '@/ui/skeleton'
import { useFormat } from '@/i18n/format'
import { ownDay } from '@/i18n/own-day'
import { Section } from './section'
import { useGetDailyFortuneQuery } from './wisdom-api'

const sides = ['love', 'career', 'wealth', 'health'] as const

const systems = ['pillars', 'sign', 'animal'] as const

/** The same day as three systems score it, and why they differ. */
function BySystem({ scores }: { scores: NonNullable<DailyFortune['bySystem']> }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className="grid gap-2 rounded-3 bg-surface-2 px-4 py-3">
      <dl className="grid grid-cols-3 gap-3">
        {systems.map((system) => (
          <div key={system} className="flex min-w-0 flex-col-reverse">
            <dd className="text-h3 font-bold tabular-nums">{format.number(scores[system])}</dd>
            <dt className="text-small text-text-3">{t(`wisdom.daily.system.${system}`)}</dt>
          </div>
        ))}
      </dl>
      <p className="text-small text-text-2">{t('wisdom.daily.whyDifferent')}</p>
    </div>
  )
}

/** Today’s fortune, or that of the day that is picked. */
export function DailyCard() {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const [date, setDate] = useState(() => ownDay())
  const { currentData, error, isFetching, refetch } = useGetDailyFortuneQuery({
    params: { userId },
    query: { date, ...readerZone() },
  })
  useOwnLanguage(currentData?.language, () => void refetch())
  return (
    <Section
      title={t('wisdom.daily.heading')}
      aside={
        <Input
          type="date"
          aria-label={t('wisdom.daily.date')}
          required
          className="h-11! w-auto!"
          value={date}
          onChange={({ target }) => {
            if (target.value !== '') setDate(target.value)
          }}
        />
      }
    >
      {currentData !== undefined ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Hook text={currentData.fortune} language={currentData.language} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="flex gap-1 rounded-3 bg-surface-2 px-3 py-1.5">
              <PillarGlyph glyph={currentData.dayPillar.stem} size="small" />
              <PillarGlyph glyph={currentData.dayPillar.branch} size="small" />
            </div>
            <div className="shrink-0 grow">
              <p className="text-small text-text-3">{t('wisdom.daily.rating')}</p>
              <StarRating stars={currentData.overallRating} size="large" />
            </div>
            <ShareButton
              card={() => ({
                title: t('wisdom.daily.heading'),
                subtitle: date,
                reading: currentData.fortune,
              })}
            />
          </div>
          {currentData.bySystem !== undefined && <BySystem scores={currentData.bySystem} />}
          <dl className="grid gap-4 sm:grid-cols-2">
            {sides.map((side) => (
              <div key={side}>
                <dt className="text-small font-semibold text-text-3">
                  {t(`eastern.side.${side}`)}
                </dt>
                <dd className="mt-0.5">{currentData[side] || '—'}</dd>
              </div>
            ))}
          </dl>
          <ReadingFooter reading={currentData} />
        </div>
      ) : error !== undefined && !isFetching ? (
        <ErrorState title={t('wisdom.daily.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <output className="grid gap-3">
          <span className="sr-only">{t('eastern.loading')}</span>
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
        </output>
      )}
    </Section>
  )
}
