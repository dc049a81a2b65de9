import type { SeriesPoint } from '@lumen/contracts/fortune/schema'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, useFormat } from '@/i18n/format'
import { useWidth } from '../use-width'
import { seriesGeometry, type ChartFrame } from './series-geometry'

type Props = {
  /** What is shown, also for screen readers. */
  title: string
  series: readonly SeriesPoint[]
  /** What each point stands for. */
  unit: 'day' | 'month'
}

const parts = {
  day: { month: 'numeric', day: 'numeric' },
  month: { month: 'short' },
} as const

function useShortDate(unit: Props['unit']) {
  const { i18n } = useTranslation()
  return useMemo(() => formatCalendarDay(i18n.language, parts[unit]), [i18n.language, unit])
}

const valuesOf = (series: readonly SeriesPoint[]) => series.map(({ overall }) => overall)

/** How favourable the days or months of a span are, drawn as wide as there is room; the same as a table. */
export function SeriesChart({ title, series, unit }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame) ?? 600
  const format = useFormat()
  const short = useShortDate(unit)
  if (series.length < 2) return null
  const height = 170
  const pad = { left: 8, right: 8, top: 14, bottom: 26 }
  const { x, y, line, area, best } = seriesGeometry(valuesOf(series), { width, height, pad })
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
        <path d={area} fill={`url(#${id})`} />
        <Line d={line} />
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
                {short(date)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="text-small text-text-3">
        {t('astrology.fortune.best', {
          date: short(series[best]!.date),
          value: series[best]!.overall,
        })}
      </p>
      <SeriesTable title={title} series={series} dateText={format.calendarDay} />
    </figure>
  )
}

/** The same above a scale with its numbers; on phones bars, which are read more easily than a small line. */
export function ScaledSeriesChart({ title, series, unit }: Props) {
  const { t } = useTranslation()
  const short = useShortDate(unit)
  if (series.length < 2) return null
  const frame = { width: 860, height: 220, pad: { left: 34, right: 12, top: 16, bottom: 30 } }
  const { x, y, line, area, best } = seriesGeometry(valuesOf(series), frame)
  const { width, height } = frame
  const every = Math.ceil(series.length / 8)
  const phoneEvery = Math.ceil(series.length / 5)
  const peak = series[best]!.overall
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="hidden w-full sm:block">
        <Scale frame={frame} y={y} />
        <path d={area} fill="var(--violet-500)" fillOpacity=".12" />
        <Line d={line} />
        {series.map(({ date }, index) =>
          index % every === 0 ? (
            <text
              key={date}
              x={x(index)}
              y={height - 8}
              textAnchor="middle"
              fontSize="12"
              fill="var(--text-3)"
            >
              {short(date)}
            </text>
          ) : null,
        )}
        <circle
          cx={x(best)}
          cy={y(peak)}
          r="5.5"
          fill="var(--violet-500)"
          stroke="var(--surface)"
          strokeWidth="2"
        />
        <text
          x={Math.min(width - 30, Math.max(40, x(best)))}
          y={Math.max(12, y(peak) - 11)}
          textAnchor="middle"
          fontSize="13"
          fontWeight="700"
          fill="var(--link)"
        >
          {peak}
        </text>
      </svg>
      <ol aria-hidden className="flex h-36 items-end gap-0.5 sm:hidden">
        {series.map(({ date, overall }, index) => (
          <li key={date} className="relative h-full min-w-0 flex-1 pb-5">
            <span className="flex h-full items-end">
              <span
                className={`w-full rounded-t-sm ${index === best ? 'bg-violet-600 dark:bg-violet-400' : 'bg-violet-500/45'}`}
                style={{ height: `${Math.max(3, overall)}%` }}
              />
            </span>
            {index % phoneEvery === 0 && (
              <span className="absolute bottom-0 left-0 text-xs leading-4 whitespace-nowrap text-text-3">
                {short(date)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <SeriesTable
        title={title}
        series={series}
        dateText={short}
        columns={[t('eastern.prediction.when'), t('eastern.prediction.score')]}
      />
    </figure>
  )
}

const Line = ({ d }: { d: string }) => (
  <path
    d={d}
    className="fill-none stroke-violet-500"
    strokeWidth={2.5}
    strokeLinejoin="round"
    strokeLinecap="round"
  />
)

const Scale = ({ frame: { width, pad }, y }: { frame: ChartFrame; y: (value: number) => number }) =>
  [0, 50, 100].map((value) => (
    <g key={value}>
      <path
        d={`M${pad.left} ${y(value)}H${width - pad.right}`}
        stroke="var(--line)"
        strokeDasharray={value === 50 ? '4 5' : undefined}
      />
      <text x={pad.left - 8} y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--text-3)">
        {value}
      </text>
    </g>
  ))

/** What the drawing shows, for screen readers. */
function SeriesTable({
  title,
  series,
  dateText,
  columns,
}: Pick<Props, 'title' | 'series'> & {
  dateText: (date: string) => string
  columns?: readonly string[]
}) {
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      {columns !== undefined && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {series.map(({ date, overall }) => (
          <tr key={date}>
            <th scope="row">{dateText(date)}</th>
            <td>{overall}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
