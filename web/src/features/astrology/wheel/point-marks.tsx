import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { isAngle, type PointName } from '../zodiac/points'
import { pointPaths } from '../zodiac/point-glyph'
import type { Selection } from './aspect-styles'
import { usePointText, type ShownPoint } from './use-chart-text'
import { useRoving } from './use-roving'
import { spread } from './spread'
import { radii, spot, withinSign } from './wheel-geometry'

/** Sizes of a mark in the units of the wheel: small wheels leave out the minutes and write larger. */
const sizes = {
  full: { glyph: 20, degree: 11.5, minute: 9, apart: 9.4, degreeAt: 136.5, minuteAt: 117.5 },
  compact: { glyph: 26, degree: 16, minute: 0, apart: 11.8, degreeAt: 128, minuteAt: 0 },
} as const

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
}: {
  points: readonly ShownPoint[]
  left: number
  compact: boolean
  selection: Selection | null
  /** Points that belong to what is chosen; null when nothing is. */
  lit: ReadonlySet<PointName> | null
  onSelect: (selection: Selection | null) => void
}) {
  const { t } = useTranslation()
  const pointText = usePointText()
  const size = compact ? sizes.compact : sizes.full
  const places = spread(
    points.map(({ longitude }) => longitude),
    size.apart,
  )
  const chosen = selection?.kind === 'point' ? selection.name : null
  const { group, mark } = useRoving(
    points.map(({ name }) => name),
    (name) => onSelect(chosen === name ? null : { kind: 'point', name: name as PointName }),
    () => onSelect(null),
  )
  return (
    <g ref={group} role="group" aria-label={t('astrology.points.title')}>
      {points.map((point, at) => {
        const { name, longitude, retrograde } = point
        const shown = places[at] ?? longitude
        const glyph = spot(shown, radii.glyph, left)
        const degree = spot(shown, size.degreeAt, left)
        const foot = spot(longitude, radii.ticks, left)
        const knee = spot(shown, radii.glyph + size.glyph * 0.68, left)
        const inner = spot(longitude, radii.aspects, left)
        const innerEnd = spot(longitude, radii.aspects - 4, left)
        const backwards = spot(shown - size.apart / 2, radii.glyph + size.glyph * 0.3, left)
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
            <line
              x1={inner.x}
              y1={inner.y}
              x2={innerEnd.x}
              y2={innerEnd.y}
              className="stroke-control"
              strokeWidth={1.2}
            />
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
                isAngle(name) || chosen === name ? 'text-link' : 'text-text',
              )}
              strokeWidth={1.8}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={pointPaths[name]} />
            </g>
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
            {!compact && <Minute shown={shown} left={left} minutes={minutes} />}
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

function Minute(props: { shown: number; left: number; minutes: number }) {
  const { x, y } = spot(props.shown, sizes.full.minuteAt, props.left)
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={sizes.full.minute}
      className="fill-text-3 tabular-nums"
    >
      {String(props.minutes).padStart(2, '0')}′
    </text>
  )
}
