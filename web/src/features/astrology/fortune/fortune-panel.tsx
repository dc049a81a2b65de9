import { skipToken } from '@reduxjs/toolkit/query'
import type { AstrologyBazi } from '@lumen/contracts/fortune/eastern'
import { Briefcase, Compass, Heart, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { readerZone, useGetBirthProfileQuery } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useGetFortuneQuery } from '../astrology-api'
import { SeriesChart } from '@/ui/series-chart/series-chart'
import { ReadingLoading } from '../reading/reading-loading'
import { orDash, TextPart } from '../reading/reading-parts'
import { ScoreMeters } from '../reading/score-meters'
import { ScoreRing } from '../reading/score-ring'
import type { SignId } from '../zodiac/signs'

const periods = ['week', 'month', 'year'] as const
type Period = (typeof periods)[number]

/** The four pillars that predictions use: those just computed, else those of the kept birth. */
function usePillars(bazi: AstrologyBazi | null) {
  const { id: userId } = useUser()
  const { data, isLoading } = useGetBirthProfileQuery({ params: { userId } })
  if (bazi !== null) return { pillars: bazi.baziChart, loading: false }
  const kept = data?.profile?.baziChart
  if (kept === undefined) return { pillars: null, loading: isLoading }
  const { year, month, day, hour, elements } = kept
  return { pillars: { year, month, day, hour, elements }, loading: false }
}

/** The week, month or year ahead; needs a chart of four pillars first. */
export function FortunePanel({
  sign,
  bazi,
  onCast,
}: {
  sign: SignId
  bazi: AstrologyBazi | null
  /** Leads to the form of the chart. */
  onCast: () => void
}) {
  const { t } = useTranslation()
  const { calendarDay: day } = useFormat()
  const [period, setPeriod] = useState<Period | null>(null)
  const { pillars, loading } = usePillars(bazi)
  const { currentData, error, isFetching, refetch } = useGetFortuneQuery(
    pillars === null || period === null
      ? skipToken
      : {
          query: readerZone(),
          body: { zodiacSign: sign, baziChart: pillars, period },
        },
  )
  if (loading) return <ReadingLoading text={t('astrology.loading')} />
  if (pillars === null)
    return (
      <EmptyState
        title={t('astrology.fortune.first.title')}
        text={t('astrology.fortune.first.text')}
        action={<Button onClick={onCast}>{t('astrology.fortune.first.action')}</Button>}
        className="my-6"
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="group" aria-label={t('astrology.fortune.period')} className="flex flex-wrap gap-2">
        {periods.map((id) => (
          <Button
            key={id}
            variant={id === period ? 'primary' : 'secondary'}
            aria-pressed={id === period}
            disabled={isFetching}
            onClick={() => setPeriod(id)}
          >
            {t(`astrology.fortune.button.${id}`)}
          </Button>
        ))}
      </div>
      {period === null ? (
        <p className="text-text-2">{t('astrology.fortune.choose')}</p>
      ) : currentData === undefined ? (
        <Card padding="large">
          {error !== undefined && !isFetching ? (
            <ErrorState
              title={t('astrology.fortune.failed.title')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <ReadingLoading text={t('astrology.fortune.loading')} />
          )}
        </Card>
      ) : (
        <Card padding="large">
          <article>
            <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <ScoreRing
                value={currentData.scores.overall}
                label={t('astrology.score.value', {
                  name: t('astrology.score.overall'),
                  value: currentData.scores.overall,
                })}
                className="size-20"
              />
              <div className="min-w-0 flex-1 basis-56">
                <h2 className="font-display text-h2 font-bold">
                  {t(`astrology.fortune.${currentData.period}.title`)}
                </h2>
                <p className="text-small text-text-3 tabular-nums">
                  {day(currentData.from)} – {day(currentData.to)}
                </p>
              </div>
            </header>
            <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
              <div className="grid content-start gap-5">
                <TextPart
                  title={t('astrology.score.overall')}
                  icon={<Compass aria-hidden />}
                  text={currentData.fortune.overall}
                />
                <TextPart
                  title={t('astrology.score.career')}
                  icon={<Briefcase aria-hidden />}
                  text={currentData.fortune.career}
                />
                <TextPart
                  title={t('astrology.score.love')}
                  icon={<Heart aria-hidden />}
                  text={currentData.fortune.love}
                />
                <p className="flex items-start gap-3 rounded-3 bg-soft px-4 py-3 text-on-soft">
                  <Lightbulb aria-hidden className="mt-[.2em] size-5 shrink-0" />
                  <span>{orDash(currentData.fortune.advice)}</span>
                </p>
              </div>
              <ScoreMeters scores={currentData.scores} className="grid content-start gap-3" />
            </div>
            <div className="mt-7">
              <SeriesChart
                title={t('astrology.fortune.course')}
                series={currentData.series}
                unit={currentData.period === 'year' ? 'month' : 'day'}
              />
            </div>
            <ReadingFooter reading={currentData} className="mt-7" />
          </article>
        </Card>
      )}
    </div>
  )
}
