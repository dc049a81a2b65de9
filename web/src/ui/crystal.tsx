import { useMemo } from 'react'
import { cn } from './class-names'
import { crystalShape, type Point } from './crystal-geometry'
import { hues, seedOf, type Hue } from './hue'

/** Corners as SVG wants them; hundredths are finer than any screen. */
const corners = (points: readonly Point[]) =>
  points.map(([x, y]) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`).join(' ')

/**
 * A cut crystal. Decorative by itself: whatever it encodes stands in words beside it, or in `label`.
 * @param facets 4 + ceil(importance / 2) where it stands for a memory
 * @param shades from dark to light, instead of those of the hue
 * @param seed any text, the memory's id for example: it shapes the stone
 * @param cut `brilliant` for crystals that are shown large
 * @param alive facets catch the light now and then
 */
export function Crystal({
  hue = 'violet',
  shades = hues[hue],
  facets = 7,
  seed = 'lumen',
  cut = 'simple',
  glow = false,
  alive = false,
  label,
  className,
}: {
  hue?: Hue
  shades?: readonly string[]
  facets?: number
  seed?: string
  cut?: 'simple' | 'brilliant'
  glow?: boolean
  alive?: boolean
  label?: string
  className?: string
}) {
  const shape = useMemo(() => crystalShape(facets, seedOf(seed), cut), [facets, seed, cut])
  const [x, y] = shape.core
  return (
    <svg
      viewBox="0 0 100 130"
      className={cn('shrink-0 overflow-visible', hue === 'uncut' && 'dark:opacity-45', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g stroke="rgb(255 255 255 / .3)" strokeWidth={cut === 'brilliant' ? 0.3 : 0.7}>
        {shape.facets.map(({ points, light }) => (
          <polygon
            key={corners(points)}
            points={corners(points)}
            fill={shades[Math.round(light * (shades.length - 1))]}
            strokeLinejoin="round"
          />
        ))}
      </g>
      {alive &&
        shape.facets.map(({ points }, index) =>
          index % 4 === 1 ? (
            <polygon
              key={corners(points)}
              points={corners(points)}
              fill="#fff"
              opacity={0}
              style={{ animation: `catch-light 7s ${(index * 0.9) % 7}s infinite` }}
            />
          ) : null,
        )}
      {glow && <circle cx={x} cy={y} r={9} fill="#fff" opacity={0.22} />}
      <circle
        cx={x}
        cy={y}
        r={cut === 'brilliant' ? 1.6 : 3}
        fill="#fff"
        opacity={glow ? 0.95 : 0.6}
      />
    </svg>
  )
}
