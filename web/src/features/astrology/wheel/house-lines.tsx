import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { crossesMark } from './mark-places'
import { middleOf, radii, spot, wheelSize } from './wheel-geometry'

/** Cusps and numbers of the houses; the four angles stand out. */
export function HouseLines({
  houses,
  points,
  left,
  compact,
}: {
  houses: NatalChart['houses']
  /** Cusps leave room for the marks that stand on them. */
  points: readonly { readonly longitude: number }[]
  left: number
  compact: boolean
}) {
  const centre = wheelSize / 2
  return (
    <g aria-hidden>
      <circle
        cx={centre}
        cy={centre}
        r={radii.signs}
        className="fill-none stroke-line"
        strokeWidth={1}
      />
      <circle
        cx={centre}
        cy={centre}
        r={radii.houses}
        className="fill-none stroke-line"
        strokeWidth={1}
      />
      <circle
        cx={centre}
        cy={centre}
        r={radii.aspects}
        className="fill-none stroke-line"
        strokeWidth={1}
      />
      {houses.map(({ number, longitude }, at) => {
        const angular = number % 3 === 1
        const marked = crossesMark(longitude, points, compact)
        const pieces = marked
          ? [
              [radii.signs, radii.ticks - 6],
              [radii.houses, radii.aspects],
            ]
          : [[radii.signs, radii.aspects]]
        const next = houses[(at + 1) % houses.length]?.longitude ?? longitude
        const label = spot(middleOf(longitude, next), (radii.houses + radii.aspects) / 2, left)
        return (
          <g key={number}>
            {pieces.map(([outer = 0, inner = 0]) => {
              const [a, b] = [spot(longitude, outer, left), spot(longitude, inner, left)]
              return (
                <line
                  key={outer}
                  x1={a.x}
                  y1={a.y}
                  x2={b.x}
                  y2={b.y}
                  className={angular ? 'stroke-text-2' : 'stroke-line'}
                  strokeWidth={angular ? 1.6 : 1}
                />
              )
            })}
            <text
              x={label.x}
              y={label.y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-text-3 tabular-nums"
              fontSize={compact ? 14 : 10.5}
            >
              {number}
            </text>
          </g>
        )
      })}
    </g>
  )
}
