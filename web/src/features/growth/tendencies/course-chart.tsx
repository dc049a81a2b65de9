import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Course } from './courses'

const width = 240
const height = 64
const pad = 7
/** A line that has moved little is still seen to move: at least so many points stand above one another. */
const leastSpan = 8

/** How one tendency has moved: a line that leaves where it began, and the same as a table. */
export function CourseChart({ course: { tendency, start, value, points } }: { course: Course }) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const values = points.map((point) => point.value)
  const least = Math.min(...values)
  const span = Math.max(leastSpan, Math.max(...values) - least)
  const bottom = least - (span - (Math.max(...values) - least)) / 2
  const x = (at: number) => pad + (at / Math.max(1, points.length - 1)) * (width - 2 * pad)
  const y = (score: number) => height - pad - ((score - bottom) / span) * (height - 2 * pad)
  // A manner moves on one day and stays: steps, not slopes.
  const line = values
    .map((score, at) => (at === 0 ? `M${x(0)} ${y(score)}` : `H${x(at)}V${y(score)}`))
    .join('')
  const name = t(`tendencies.name.${tendency}`)
  const way =
    value === start ? name : t(`tendencies.${value > start ? 'more' : 'less'}.${tendency}`)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold">{way}</span>
        <span className="shrink-0 text-small text-text-2 tabular-nums">
          {format.number(start)} → {format.number(value)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="mt-1 w-full">
        <path
          d={`M${pad} ${y(start)}H${width - pad}`}
          className="stroke-text-3"
          strokeDasharray="3 4"
        />
        <path
          d={line}
          className="fill-none stroke-violet-500"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={width - pad} cy={y(value)} r={4} className="fill-violet-500" />
      </svg>
      <table className="sr-only">
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tendencies.day')}</th>
            <th scope="col">{t('tendencies.value')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={`${point.day} ${at}`}>
              <th scope="row">
                {point.day === null ? t('tendencies.start') : format.calendarDay(point.day)}
              </th>
              <td>{format.number(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
