import { cn } from './class-names'
import { hues, seedOf, type Hue } from './hue'

type Point = readonly [x: number, y: number]

/**
 * Facets of a crystal, drawn around a core in a box of 100 × 130. The outline is an uneven gem that
 * the seed shapes, so that each crystal keeps its own face.
 * @param facets number of sides, at least 4
 */
function facetsOf(facets: number, seed: number): { core: Point; triangles: [Point, Point][] } {
  const random = (index: number) =>
    (Math.imul(seed ^ ((index + 1) * 0x9e3779b1), 0x85ebca6b) >>> 8) / 0xffffff
  const core: Point = [46 + random(99) * 8, 50 + random(98) * 10]
  const ring = Array.from({ length: facets }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index / facets) * 2 * Math.PI
    const pole = Math.abs(Math.sin(angle))
    const radius = index === 0 ? 1 : 0.84 + random(index) * 0.16
    return [50 + Math.cos(angle) * 42 * radius, 65 + Math.sin(angle) * (52 + 11 * pole) * radius]
  })
  return {
    core,
    triangles: ring.map((point, index) => [point, ring[(index + 1) % facets] ?? point]),
  }
}

/**
 * A cut crystal. Decorative by itself: whatever it encodes stands in words beside it, or in `label`.
 * @param facets 4 + ceil(importance / 2) where it stands for a memory
 * @param seed any text, the memory's id for example
 */
export function Crystal({
  hue = 'violet',
  facets = 7,
  seed = 'lumen',
  glow = false,
  label,
  className,
}: {
  hue?: Hue
  facets?: number
  seed?: string
  glow?: boolean
  label?: string
  className?: string
}) {
  const { core, triangles } = facetsOf(Math.max(4, facets), seedOf(seed))
  const shades = hues[hue]
  return (
    <svg
      viewBox="0 0 100 130"
      className={cn('shrink-0 overflow-visible', hue === 'uncut' && 'dark:opacity-45', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {triangles.map(([from, to], index) => {
        const middle = [(from[0] + to[0]) / 2 - 50, (from[1] + to[1]) / 2 - 65] as const
        // Light comes from the upper right.
        const light = (middle[0] * 0.75 - middle[1] * 0.5) / 48
        const shade =
          shades[Math.round(Math.min(1, Math.max(0, 0.5 + light * 0.62)) * 6)] ?? shades[3]
        return (
          <polygon
            key={index}
            points={`${from} ${to} ${core}`}
            fill={shade}
            stroke="rgb(255 255 255 / .38)"
            strokeWidth={0.7}
            strokeLinejoin="round"
          />
        )
      })}
      <circle
        cx={core[0]}
        cy={core[1]}
        r={glow ? 4.5 : 3}
        fill="#fff"
        opacity={glow ? 0.95 : 0.6}
      />
      {glow && <circle cx={core[0]} cy={core[1]} r={11} fill="#fff" opacity={0.22} />}
    </svg>
  )
}
