import type { SeriesPoint } from '@lumen/contracts/fortune/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'

const width = 860
const height = 220
const inner = { left: 34, right: 12, top: 16, bottom: 30 }

/** How favourable the days or months of a span are, as a line; the same as a table for screen readers. */
export function ScoreSeries({
  label,
  points,
  months,
}: {
  label: string
  points: readonly SeriesPoint[]
  /** Each point stands for a month, not for a day. */
  months: boolean
}) {
  const { t, i18n } = useTranslation()
  const format = useMemo(() => {
    const tag = tagOf(i18n.language)
    const name = new Intl.DateTimeFormat(
      tag,
      months
        ? { month: 'short', timeZone: 'UTC' }
        : { day: 'numeric', month: 'numeric', timeZone: 'UTC' },
    )
    return (date: string) => name.format(new Date(`${date}T00:00:00Z`))
  }, [i18n.language, months])
  const at = (index: number) =>
    inner.left + (index / Math.max(1, points.length - 1)) * (width - inner.left - inner.right)
  const level = (value: number) =>
    inner.top + (1 - value / 100) * (height - inner.top - inner.bottom)
  const line = points
    .map(
      ({ overall }, index) =>
        `${index === 0 ? 'M' : 'L'}${at(index).toFixed(1)} ${level(overall).toFixed(1)}`,
    )
    .join(' ')
  const best = points.reduce(
    (top, { overall }, index) => (overall > (points[top]?.overall ?? -1) ? index : top),
    0,
  )
  const every = Math.max(1, Math.ceil(points.length / 8))
  const phoneEvery = Math.max(1, Math.ceil(points.length / 5))
  const peak = points[best]
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="hidden w-full sm:block">
        <Grid level={level} />
        <path
          d={`${line} L${at(points.length - 1).toFixed(1)} ${level(0)} L${at(0)} ${level(0)}Z`}
          fill="var(--violet-500)"
          fillOpacity=".12"
        />
        <path
          d={line}
          fill="none"
          stroke="var(--violet-500)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(({ date }, index) =>
          index % every === 0 ? (
            <text
              key={date}
              x={at(index)}
              y={height - 8}
              textAnchor="middle"
              fontSize="12"
              fill="var(--text-3)"
            >
              {format(date)}
            </text>
          ) : null,
        )}
        {peak && (
          <>
            <circle
              cx={at(best)}
              cy={level(peak.overall)}
              r="5.5"
              fill="var(--violet-500)"
              stroke="var(--surface)"
              strokeWidth="2"
            />
            <text
              x={Math.min(width - 30, Math.max(40, at(best)))}
              y={Math.max(12, level(peak.overall) - 11)}
              textAnchor="middle"
              fontSize="13"
              fontWeight="700"
              fill="var(--link)"
            >
              {peak.overall}
            </text>
          </>
        )}
      </svg>
      {/* On phones bars are read more easily than a line drawn small. */}
      <ol aria-hidden className="flex h-36 items-end gap-0.5 sm:hidden">
        {points.map(({ date, overall }, index) => (
          <li key={date} className="relative h-full min-w-0 flex-1 pb-5">
            <span className="flex h-full items-end">
              <span
                className={`w-full rounded-t-sm ${index === best ? 'bg-violet-600 dark:bg-violet-400' : 'bg-violet-500/45'}`}
                style={{ height: `${Math.max(3, overall)}%` }}
              />
            </span>
            {index % phoneEvery === 0 && (
              <span className="absolute bottom-0 left-0 text-xs leading-4 whitespace-nowrap text-text-3">
                {format(date)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eastern.prediction.when')}</th>
            <th scope="col">{t('eastern.prediction.score')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, overall }) => (
            <tr key={date}>
              <th scope="row">{format(date)}</th>
              <td>{overall}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const Grid = ({ level }: { level: (value: number) => number }) =>
  [0, 50, 100].map((value) => (
    <g key={value}>
      <path
        d={`M${inner.left} ${level(value)}H${width - inner.right}`}
        stroke="var(--line)"
        strokeDasharray={value === 50 ? '4 5' : undefined}
      />
      <text
        x={inner.left - 8}
        y={level(value) + 4}
        textAnchor="end"
        fontSize="12"
        fill="var(--text-3)"
      >
        {value}
      </text>
    </g>
  ))
