import type { MemoryAnalysis } from '@lumen/contracts/memory/schema'
import { useId, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeelingText } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { placeDays, smoothPath } from './journey-line'

const width = 340
const height = 178
const inset = { x: 10, y: 14 } as const

/** How remembered days felt, from 90 days ago until now. A table says the same in words. */
export function EmotionChart({ journey }: { journey: MemoryAnalysis['emotionalJourney'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const feeling = useFeelingText()
  const id = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = journey.length - 1
  const shown = journey[pointed ?? last]
  if (shown === undefined)
    return <p className="m-auto py-8 text-center text-text-3">{t('memoryCrystal.journey.none')}</p>

  const places = placeDays(journey).map(({ x, y }) => ({
    x: inset.x + x * (width - 2 * inset.x),
    y: height / 2 - y * (height / 2 - inset.y),
  }))
  const line = smoothPath(places)
  const [begin, end] = [places[0], places.at(-1)]
  const area =
    begin !== undefined && end !== undefined && places.length > 1
      ? `${line} L${end.x} ${height / 2} L${begin.x} ${height / 2} Z`
      : ''
  const at = places[pointed ?? last]
  const day = (date: string) => format.day(`${date}T12:00:00`)

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width
    let nearest = 0
    places.forEach((place, index) => {
      if (Math.abs(place.x - x) < Math.abs((places[nearest]?.x ?? 0) - x)) nearest = index
    })
    setPointed(nearest)
  }

  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-h3 font-bold tabular-nums">
          {feeling.both(shown.emotionalWeight)}
        </span>
        <span className="text-small text-text-3">
          {day(shown.date)} · {t('memoryCrystal.journey.memories', { count: shown.count })}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        className="w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <defs>
          <linearGradient
            id={`${id}-fill`}
            x1="0"
            y1="0"
            x2="0"
            y2={height}
            gradientUnits="userSpaceOnUse"
          >
            <stop offset="0" stopColor="var(--earth-fill)" stopOpacity=".5" />
            <stop offset=".5" stopColor="var(--violet-400)" stopOpacity=".08" />
            <stop offset="1" stopColor="var(--water-fill)" stopOpacity=".5" />
          </linearGradient>
          <linearGradient
            id={`${id}-line`}
            x1="0"
            y1="0"
            x2="0"
            y2={height}
            gradientUnits="userSpaceOnUse"
          >
            <stop offset="0.1" stopColor="var(--earth-fill)" />
            <stop offset=".5" stopColor="var(--violet-500)" />
            <stop offset="0.9" stopColor="var(--water-fill)" />
          </linearGradient>
        </defs>
        {[inset.y, height / 2, height - inset.y].map((y) => (
          <line
            key={y}
            x1={0}
            x2={width}
            y1={y}
            y2={y}
            stroke="var(--line)"
            strokeDasharray={y === height / 2 ? undefined : '2 5'}
          />
        ))}
        <text x={width} y={inset.y - 4} textAnchor="end" className="fill-text-3 text-[10px]">
          {feeling.value(1)}
        </text>
        <text x={width} y={height - 2} textAnchor="end" className="fill-text-3 text-[10px]">
          {feeling.value(-1)}
        </text>
        <path d={area} fill={`url(#${id}-fill)`} />
        <path
          d={line}
          fill="none"
          stroke={`url(#${id}-line)`}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
        {places.length <= 31 &&
          places.map(({ x, y }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={2.6}
              fill="var(--surface)"
              stroke="var(--violet-500)"
              strokeWidth={1.6}
            />
          ))}
        {at !== undefined && (
          <>
            <line
              x1={at.x}
              x2={at.x}
              y1={inset.y}
              y2={height - inset.y}
              stroke="var(--violet-400)"
              strokeOpacity={0.5}
            />
            <circle
              cx={at.x}
              cy={at.y}
              r={5}
              fill="var(--violet-500)"
              stroke="var(--surface)"
              strokeWidth={2}
            />
          </>
        )}
      </svg>
      <p aria-hidden className="flex justify-between gap-3 text-xs leading-5 text-text-3">
        <span>{day(journey[0]?.date ?? '')}</span>
        {journey.length > 1 && <span>{day(journey[last]?.date ?? '')}</span>}
      </p>
      <table className="sr-only">
        <caption>{t('memoryCrystal.journey.title')}</caption>
        <tbody>
          {journey.map(({ date, emotionalWeight, count }) => (
            <tr key={date}>
              <th scope="row">{format.calendarDay(date)}</th>
              <td>{feeling.both(emotionalWeight)}</td>
              <td>{t('memoryCrystal.journey.memories', { count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
