import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeelingText } from '@/features/memories'
import { cn } from '@/ui/class-names'
import { curveThrough, placesOf, type JourneyPoint } from './journey'

/** The feelings of memories one after the other, as a line around the calm middle. */
export function JourneyLine({
  points,
  className,
}: {
  points: readonly JourneyPoint[]
  className?: string
}) {
  const { t } = useTranslation()
  const id = useId()
  const feeling = useFeelingText()
  const places = placesOf(points)
  const curve = curveThrough(places)
  const [x = 100, y = 50] = places.at(-1) ?? []
  const last = points.at(-1)?.emotionalWeight ?? 0
  return (
    <div
      role="img"
      aria-label={t('dashboard.journey.label', {
        count: points.length,
        last: feeling.both(last),
      })}
      className={cn('relative', className)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="size-full">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="100" gradientUnits="userSpaceOnUse">
            <stop offset="0" style={{ stopColor: 'var(--earth-fill)' }} />
            <stop offset=".5" style={{ stopColor: 'var(--violet-500)' }} />
            <stop offset="1" style={{ stopColor: 'var(--water-fill)' }} />
          </linearGradient>
        </defs>
        <line
          x1="0"
          x2="100"
          y1="50"
          y2="50"
          stroke="var(--line)"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`${curve} L100 50 L0 50 Z`} fill={`url(#${id})`} opacity=".12" />
        <path
          d={curve}
          fill="none"
          stroke={`url(#${id})`}
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-violet-500"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </div>
  )
}
