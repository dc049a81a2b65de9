import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Course } from './courses'

const width = 240
const height = 64
const pad = 7
/** A line that has moved little is still seen to move: at least so many points stand above one another. */
const leastRise = 8

type Props = {
  course: Course
  /** When the companion was made and when it is now, in milliseconds: the width of the drawing. */
  span: { from: number; to: number }
}

/** How one tendency has moved: a line that leaves where it began, and the same as a table. */
export function CourseChart({ course: { tendency, start, value, points }, span }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const values = points.map((point) => point.value)
  const least = Math.min(...values)
  const most = Math.max(...values)
  const rise = Math.max(leastRise, most - least)
  const bottom = (least + most - rise) / 2
  const x = (day: string | null) => {
    const passed = day === null ? 0 : Date.parse(day) - span.from
    const share = Math.min(1, Math.max(0, passed / Math.max(1, span.to - span.from)))
    return pad + share * (width - 2 * pad)
  }
  const y = (score: number) => height - pad - ((score - bottom) / rise) * (height - 2 * pad)
  // A manner moves on one day and stays: steps, not slopes.
  const line = points.map((point, at) =>
    at === 0 ? `M${pad} ${y(point.value)}` : `H${x(point.day)}V${y(point.value)}`,
  )
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
          d={`${line.join('')}H${width - pad}`}
          className="fill-none stroke-violet-500"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={width - pad} cy={y(value)} r={4} className="fill-violet-500" />
      </svg>
      <p aria-hidden className="flex justify-between gap-3 text-xs text-text-3">
        <span>{format.date(span.from)}</span>
        <span>{t('tendencies.now')}</span>
      </p>
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
