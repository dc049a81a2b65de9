import type { Memory } from '@lumen/contracts/memory/schema'
import { useMemo } from 'react'
import { memoryLooks } from '@/features/memories'
import { cn } from '@/ui/class-names'
import { crystalShape, type Point } from '@/ui/crystal-geometry'
import { seedOf } from '@/ui/hue'
import { warmShades } from '../graph/crystal-colors'
import { facetsOf } from '../graph/encode'

const corners = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

/** The crystal of a memory, large: the same stone as in the graph, in the brilliant cut. Decorative. */
export function LargeCrystal({ memory, warmth }: { memory: Memory; warmth: number }) {
  const { id, importance, memoryType, validTo } = memory
  const shape = useMemo(
    () => crystalShape(facetsOf(importance), seedOf(id), 'brilliant'),
    [id, importance],
  )
  const shades = useMemo(
    () => warmShades(memoryLooks[memoryType].hue, warmth),
    [memoryType, warmth],
  )
  const [x, y] = shape.core
  return (
    <span aria-hidden className="relative grid h-40 w-48 place-items-center">
      <span
        className="absolute inset-0 opacity-45 blur-md dark:opacity-60"
        style={{ background: `radial-gradient(closest-side, ${shades[5]}, transparent)` }}
      />
      <svg
        viewBox="0 0 100 130"
        className={cn(
          'relative h-36 overflow-visible animate-[lift_400ms_var(--ease)]',
          validTo !== null && 'opacity-55 saturate-50',
        )}
      >
        <g stroke="rgb(255 255 255 / .3)" strokeWidth={0.35} strokeLinejoin="round">
          {shape.facets.map(({ points, light }) => (
            <polygon
              key={corners(points)}
              points={corners(points)}
              fill={shades[Math.round(light * (shades.length - 1))]}
            />
          ))}
        </g>
        {shape.facets.map(({ points }, index) =>
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
        <circle cx={x} cy={y} r={9} fill="#fff" opacity={0.2} />
        <circle cx={x} cy={y} r={1.7} fill="#fff" opacity={0.95} />
      </svg>
    </span>
  )
}
