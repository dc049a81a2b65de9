import type { Prediction } from '@lumen/contracts/fortune/eastern'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Meter } from '@/ui/meter'
import { ShareButton } from '@/ui/share-card/share-button'
import { ScaledSeriesChart } from '@/ui/series-chart/series-chart'
import { Part } from '../reading/parts'

const sides = ['career', 'wealth', 'love', 'health'] as const

/** A prediction: its score of ten on a bar of a hundred, the course of the span, advice. */
export function PredictionResult({ prediction }: { prediction: Prediction }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { period, from, to, overallScore, overview, details, advice, scores, series } = prediction
  const span =
    from === to
      ? format.calendarDay(from)
      : `${format.calendarDay(from)} – ${format.calendarDay(to)}`
  const score = t('eastern.ofMax', { value: format.number(overallScore), max: 10 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Part
        title={t(`eastern.prediction.${period}Title`)}
        aside={
          <ShareButton
            card={() => ({
              title: t(`eastern.prediction.${period}Title`),
              subtitle: span,
              reading: overview,
            })}
          />
        }
      >
        <p className="-mt-2 mb-4 text-small text-text-3">{span}</p>
        <Meter
          label={t('eastern.prediction.overall')}
          value={overallScore * 10}
          max={100}
          text={score}
        />
        <p className="mt-4 text-lg leading-relaxed">{overview || '—'}</p>
        {series.length > 1 && (
          <div className="mt-6">
            <ScaledSeriesChart
              title={t('eastern.prediction.course')}
              series={series}
              unit={period === 'yearly' ? 'month' : 'day'}
            />
          </div>
        )}
      </Part>
      <Part title={t('eastern.prediction.details')}>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {sides.map((side) => (
            <div key={side} className="grid content-start gap-2">
              <Meter
                label={t(`eastern.side.${side}`)}
                value={scores[side]}
                text={format.number(scores[side])}
              />
              <p className="text-text-2">{details[side] || '—'}</p>
            </div>
          ))}
        </div>
      </Part>
      <div className="grid gap-6 sm:grid-cols-2">
        <Advice kind="positive" items={advice.positive} />
        <Advice kind="negative" items={advice.negative} />
      </div>
      <ReadingFooter reading={prediction} />
    </div>
  )
}

function Advice({ kind, items }: { kind: 'positive' | 'negative'; items: readonly string[] }) {
  const { t } = useTranslation()
  const Icon = kind === 'positive' ? CircleCheck : CircleMinus
  return (
    <Part title={t(`eastern.prediction.${kind}`)} className="grid">
      {items.length === 0 ? (
        <p>—</p>
      ) : (
        <ul className="grid gap-2.5">
          {items.map((item) => (
            <li key={item} className="flex items-start gap-2.5">
              <Icon
                aria-hidden
                className={cn(
                  'mt-[.2em] size-4.5 shrink-0',
                  kind === 'positive' ? 'text-ok' : 'text-warn',
                )}
              />
              {item}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
