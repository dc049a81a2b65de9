import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { isAngle, type PointName } from '../zodiac/points'
import { pointPaths } from '../zodiac/point-glyph'
import type { Selection } from './aspect-styles'
import { usePointText, type ShownPoint } from './use-chart-text'
import { useRoving } from './use-roving'
import { type MarkRing, markSize, placesOf } from './mark-places'
import { radii, spot, withinSign } from './wheel-geometry'

/** The mark of a body that goes backwards. */
const letterR = 'M7 21V3h6a5 5 0 0 1 0 10H7M12.5 13 18 21'

/** Bodies, points and angles where they stand, moved apart where they would cover each other. */
export function PointMarks({
  points,
  left,
  compact,
  selection,
  lit,
  onSelect,
  ring = 'inner',
  label,
}: {
  points: readonly ShownPoint[]
  left: number
  compact: boolean
  selection: Selection | null
  /** Points that belong to what is chosen; null when nothing is. */
  lit: ReadonlySet<PointName> | null
  onSelect: (selection: Selection | null) => void
  /** Within the signs, or outside them around another chart. */
  ring?: MarkRing
  /** Name of the group, where there are two. */
  label?: string
}) {
  const { t } = useTranslation()
  const pointText = usePointText()
  const size = markSize(ring, compact)
  const inside = ring === 'inner'
  const places = placesOf(points, ring, compact)
  const chosen = selection?.kind === 'point' ? selection.name : null
  const { group, mark } = useRoving(
    points.map(({ name }) => name),
    (name) => onSelect(chosen === name ? null : { kind: 'point', name: name as PointName }),
    () => onSelect(null),
  )
  return (
    <g ref={group} role="group" aria-label={label ?? t('astrology.points.title')}>
      {points.map((point, at) => {
        const { name, longitude, retrograde } = point
        const shown = places[at] ?? longitude
        const glyph = spot(shown, size.glyphAt, left)
        const degree = spot(shown, size.degreeAt, left)
        const foot = spot(longitude, inside ? radii.ticks : radii.outer, left)
        const knee = spot(shown, size.glyphAt + size.glyph * (inside ? 0.68 : -0.62), left)
        const inner = spot(longitude, radii.aspects, left)
        const innerEnd = spot(longitude, radii.aspects - 4, left)
        const backwards = spot(shown - size.apart / 2, size.glyphAt + size.glyph * 0.3, left)
        const { degrees, minutes } = withinSign(longitude)
        return (
          <g
            key={name}
            {...mark(name)}
            aria-label={pointText(point)}
            aria-pressed={chosen === name}
            opacity={lit === null || lit.has(name) ? 1 : 0.28}
            className="group/mark cursor-pointer outline-none transition-opacity duration-240"
          >
            <line
              x1={foot.x}
              y1={foot.y}
              x2={knee.x}
              y2={knee.y}
              className="stroke-control"
              strokeWidth={0.9}
            />
            {inside && (
              <line
                x1={inner.x}
                y1={inner.y}
                x2={innerEnd.x}
                y2={innerEnd.y}
                className="stroke-control"
                strokeWidth={1.2}
              />
            )}
            <circle
              cx={glyph.x}
              cy={glyph.y}
              r={size.glyph * 0.72}
              strokeWidth={2}
              className={cn(
                'transition-colors duration-160 group-focus-visible/mark:stroke-ring',
                chosen === name ? 'fill-soft' : 'fill-transparent group-hover/mark:fill-surface-3',
              )}
            />
            <g
              transform={`translate(${glyph.x - size.glyph / 2} ${glyph.y - size.glyph / 2}) scale(${size.glyph / 24})`}
              className={cn(
                'fill-none stroke-current',
                isAngle(name) || chosen === name || !inside ? 'text-link' : 'text-text',
              )}
              strokeWidth={1.8}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={pointPaths[name]} />
            </g>
            {size.degree > 0 && (
              <text
                x={degree.x}
                y={degree.y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={size.degree}
                className="fill-text-2 font-medium tabular-nums"
              >
                {degrees}°
              </text>
            )}
            {size.minuteAt > 0 && (
              <Minute shown={shown} left={left} minutes={minutes} size={size} />
            )}
            {retrograde && (
              <path
                d={letterR}
                transform={`translate(${backwards.x - size.glyph * 0.21} ${backwards.y - size.glyph * 0.21}) scale(${(size.glyph * 0.42) / 24})`}
                className="fill-none stroke-fire"
                strokeWidth={4.5}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

function Minute(props: {
  shown: number
  left: number
  minutes: number
  size: { minute: number; minuteAt: number }
}) {
  const { x, y } = spot(props.shown, props.size.minuteAt, props.left)
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={props.size.minute}
      className="fill-text-3 tabular-nums"
    >
      {String(props.minutes).padStart(2, '0')}′
    </text>
  )
}
