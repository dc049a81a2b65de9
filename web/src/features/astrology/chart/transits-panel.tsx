import type { BirthData } from '@lumen/contracts/fortune/birth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { Segments } from '@/ui/segments'
import { useGetTransitsQuery } from '../astrology-api'
import { MoonPhaseLine } from '../charts/moon-picture'
import { TransitTimeline } from '../charts/transit-timeline'
import { ReadingLoading } from '../reading/reading-loading'
import { AspectTable } from '../wheel/chart-tables'

const spans = [14, 30, 90] as const
/** How many of today’s aspects are shown; the timeline has the rest. */
const closest = 8

/** Today’s sky against a chart, and the weeks ahead. */
export function TransitsPanel({ birth }: { birth: BirthData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [days, setDays] = useState<number>(30)
  const { data, currentData, error, isFetching, refetch } = useGetTransitsQuery({
    query: readerZone(),
    body: { birth, days },
  })
  const shown = currentData ?? (isFetching ? data : undefined)
  if (shown === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorState
        title={t('astrology.chart.failed.title')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <ReadingLoading text={t('astrology.timeline.loading')} />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7" aria-busy={isFetching}>
      <section>
        <h2 className="font-semibold">
          {t('astrology.transits.today', { date: format.calendarDay(shown.date) })}
        </h2>
        <p className="mt-1.5 whitespace-pre-line text-text-2">{shown.interpretation}</p>
        <div className="mt-4">
          <MoonPhaseLine phase={shown.moonPhase} />
        </div>
      </section>
      <section>
        <h2 className="font-semibold">{t('astrology.transits.aspects')}</h2>
        <p className="mt-1 text-small text-text-3">{t('astrology.transits.how')}</p>
        <div className="mt-3">
          <AspectTable
            aspects={shown.aspects
              .filter(({ a, b }) => a !== 'MeanNode' && b !== 'MeanNode')
              .slice(0, closest)}
          />
        </div>
      </section>
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold">{t('astrology.timeline.title')}</h2>
          <Segments
            label={t('astrology.timeline.span')}
            hideLabel
            value={String(days)}
            onValueChange={(id) => setDays(Number(id))}
            items={spans.map((span) => ({
              id: String(span),
              label: t('astrology.timeline.days', { count: span }),
            }))}
          />
        </div>
        <TransitTimeline date={shown.date} days={days} events={shown.timeline} />
      </section>
      <ReadingFooter reading={shown} />
    </div>
  )
}
