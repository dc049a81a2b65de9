import type { SeriesPoint } from '@lumen/contracts/fortune/schema'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { useWidth } from '../use-width'

/** Before it is measured. */
const usualWidth = 600
const height = 170
const pad = { left: 8, right: 8, top: 14, bottom: 26 } as const

/** How favourable the days, weeks or months of a span are: a line, and the same as a table. */
export function SeriesChart({
  title,
  series,
  unit,
}: {
  title: string
  series: readonly SeriesPoint[]
  unit: 'day' | 'month'
}) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame) ?? usualWidth
  const format = useFormat()
  if (series.length < 2) return null
  const short = new Intl.DateTimeFormat(
    tagOf(i18n.language),
    unit === 'day' ? { month: 'numeric', day: 'numeric' } : { month: 'short' },
  )
  const moment = (date: string) => new Date(`${date}T12:00:00`)
  const x = (at: number) => pad.left + (at / (series.length - 1)) * (width - pad.left - pad.right)
  const y = (value: number) => pad.top + (1 - value / 100) * (height - pad.top - pad.bottom)
  const line = series
    .map(({ overall }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(overall).toFixed(1)}`)
    .join('')
  const best = series.reduce(
    (top, point, at) => (point.overall > series[top]!.overall ? at : top),
    0,
  )
  const step = Math.ceil(series.length / Math.max(2, Math.floor(width / 62)))
  return (
    <figure ref={frame} className="min-w-0">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="mt-2 w-full">
        <defs>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="var(--violet-500)" stopOpacity={0.32} />
            <stop offset="1" stopColor="var(--violet-500)" stopOpacity={0} />
          </linearGradient>
        </defs>
        <line
          x1={pad.left}
          x2={width - pad.right}
          y1={y(50)}
          y2={y(50)}
          className="stroke-line"
          strokeDasharray="4 4"
        />
        <path d={`${line}L${x(series.length - 1)} ${y(0)}L${x(0)} ${y(0)}z`} fill={`url(#${id})`} />
        <path
          d={line}
          className="fill-none stroke-violet-500"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {series.map(({ date, overall }, at) => (
          <g key={date}>
            <circle
              cx={x(at)}
              cy={y(overall)}
              r={at === best ? 5 : 3}
              className={at === best ? 'fill-violet-500' : 'fill-surface stroke-violet-500'}
              strokeWidth={2}
            />
            {at % step === 0 && (
              <text
                x={x(at)}
                y={height - 6}
                textAnchor={at === 0 ? 'start' : at === series.length - 1 ? 'end' : 'middle'}
                className="fill-text-3"
                fontSize={12.5}
              >
                {short.format(moment(date))}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="text-small text-text-3">
        {t('astrology.fortune.best', {
          date: short.format(moment(series[best]!.date)),
          value: series[best]!.overall,
        })}
      </p>
      <table className="sr-only">
        <caption>{title}</caption>
        <tbody>
          {series.map(({ date, overall }) => (
            <tr key={date}>
              <th scope="row">{format.date(moment(date))}</th>
              <td>{overall}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
