import { type FiveElement, fiveElements } from '@lumen/contracts/fortune/names'
import { cn } from '@/ui/class-names'
import { elementStyles } from '../terms/element-styles'
import { elementGlyphs } from '../terms/glyphs'
import { useNames } from '../terms/use-names'

export type ElementValues = Readonly<Record<FiveElement, number>>

const middle = 110
const reach = 72
/** Place on the star: fire stands at the top, each feeds the next clockwise. */
const spot = (at: number, distance: number): readonly [number, number] => {
  const angle = ((at - 1) / 5) * 2 * Math.PI - Math.PI / 2
  return [middle + Math.cos(angle) * distance, middle + Math.sin(angle) * distance]
}
const path = (distances: readonly number[]) =>
  `${distances
    .map((distance, at) => {
      const [x, y] = spot(at, distance)
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join(' ')}Z`

/**
 * The balance of the five elements as a star. Its twin in words is its name.
 * @param max what reaches the rim; larger values are drawn at the rim
 */
export function ElementRadar({
  label,
  values,
  max,
  format,
  className,
}: {
  label: string
  values: ElementValues
  max: number
  format: (value: number) => string
  className?: string
}) {
  const { element: nameOf } = useNames()
  const shares = fiveElements.map((element) => Math.min(1, Math.max(0, values[element] / max)))
  const spoken = fiveElements.map((element) => `${nameOf(element)} ${format(values[element])}`)
  return (
    <svg
      viewBox="0 0 220 220"
      role="img"
      aria-label={`${label}: ${spoken.join(', ')}`}
      className={cn('w-full max-w-72', className)}
    >
      {[0.25, 0.5, 0.75, 1].map((ring) => (
        <path
          key={ring}
          d={path(fiveElements.map(() => reach * ring))}
          fill="none"
          stroke="var(--line)"
          strokeWidth={ring === 1 ? 1.4 : 1}
        />
      ))}
      {fiveElements.map((element, at) => {
        const [x, y] = spot(at, reach)
        return <path key={element} d={`M${middle} ${middle}L${x} ${y}`} stroke="var(--line)" />
      })}
      <path
        d={path(shares.map((share) => Math.max(0.03, share) * reach))}
        fill="var(--violet-500)"
        fillOpacity=".22"
        stroke="var(--violet-500)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {fiveElements.map((element, at) => {
        const [x, y] = spot(at, Math.max(0.03, shares[at] ?? 0) * reach)
        return (
          <circle
            key={element}
            cx={x}
            cy={y}
            r="4"
            fill={elementStyles[element].color}
            stroke="var(--surface)"
            strokeWidth="1.5"
          />
        )
      })}
      {fiveElements.map((element, at) => {
        const [x, y] = spot(at, reach + 21)
        return (
          <g key={element} textAnchor="middle" className={elementStyles[element].ink}>
            <circle cx={x} cy={y} r="13" fill={elementStyles[element].color} fillOpacity=".16" />
            <text x={x} y={y + 5} fontSize="14" fontWeight="700" fill="currentColor" lang="zh-Hans">
              {elementGlyphs[element]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
