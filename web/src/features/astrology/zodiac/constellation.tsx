import { useMemo } from 'react'
import { drawFigure } from './constellations'
import type { SignId } from './signs'

/** The real constellation behind a sign, as a quiet drawing. */
export function Constellation({ sign, className }: { sign: SignId; className?: string }) {
  const { dots, lines } = useMemo(() => drawFigure(sign, 88, 58), [sign])
  return (
    <svg viewBox="-6 -6 100 70" aria-hidden className={className}>
      <g className="fill-none stroke-current" strokeWidth={0.7} strokeOpacity={0.55}>
        {lines.map((points) => (
          <polyline key={points} points={points} strokeLinejoin="round" />
        ))}
      </g>
      {dots.map(({ x, y, size }) => (
        <g key={`${x} ${y}`} className="fill-current">
          {size > 2 && <circle cx={x} cy={y} r={size * 1.9} opacity={0.16} />}
          <circle cx={x} cy={y} r={size} />
        </g>
      ))}
    </svg>
  )
}
