import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import type { ChartAspect } from '../zodiac/chart-types'
import type { PointName } from '../zodiac/points'
import { aspectId, aspectStyles, isLit, type Selection } from './aspect-styles'
import { useAspectText } from './use-chart-text'
import { useRoving } from './use-roving'
import { radii, spot } from './wheel-geometry'

/** Lines between points, each kind with its dash; close ones are stronger. */
export function AspectLines({
  aspects,
  longitudes,
  outer = longitudes,
  left,
  selection,
  belongs = isLit,
  onSelect,
}: {
  aspects: readonly ChartAspect[]
  longitudes: ReadonlyMap<PointName, number>
  /** Where the first points of the aspects stand, if in a ring of their own. */
  outer?: ReadonlyMap<PointName, number>
  left: number
  selection: Selection | null
  /** Whether an aspect belongs to what is chosen; both points count where there is one ring. */
  belongs?: (aspect: ChartAspect, selection: Selection | null) => boolean
  onSelect: (selection: Selection | null) => void
}) {
  const { t } = useTranslation()
  const aspectText = useAspectText()
  const chosen = selection?.kind === 'aspect' ? selection.id : null
  const { group, mark } = useRoving(
    aspects.map(aspectId),
    (id) => onSelect(chosen === id ? null : { kind: 'aspect', id }),
    () => onSelect(null),
  )
  if (aspects.length === 0) return null
  return (
    <g ref={group} role="group" aria-label={t('astrology.aspects.title')}>
      {aspects.map((aspect) => {
        const id = aspectId(aspect)
        const [from, to] = [outer.get(aspect.a), longitudes.get(aspect.b)]
        if (from === undefined || to === undefined) return null
        const [a, b] = [spot(from, radii.aspects, left), spot(to, radii.aspects, left)]
        const { ink, dash } = aspectStyles[aspect.kind]
        const lit = belongs(aspect, selection)
        const strength = Math.max(0.42, 1 - aspect.orb / 12)
        const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
        return (
          <g
            key={id}
            {...mark(id)}
            aria-label={aspectText(aspect)}
            aria-pressed={chosen === id}
            className="group/line cursor-pointer outline-none"
          >
            <line {...line} stroke="transparent" strokeWidth={11} />
            <line
              {...line}
              className={cn(
                'stroke-current transition-opacity duration-240 group-focus-visible/line:[stroke-width:3.5]',
                ink,
              )}
              opacity={lit ? (selection === null ? strength : 1) : 0.1}
              strokeWidth={lit && selection !== null ? 2.4 : 1.3}
              strokeDasharray={dash}
              strokeLinecap={aspect.kind === 'quincunx' ? 'round' : 'butt'}
            />
          </g>
        )
      })}
    </g>
  )
}
