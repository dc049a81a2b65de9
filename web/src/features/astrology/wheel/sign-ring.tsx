import { cn } from '@/ui/class-names'
import { signPaths } from '../zodiac/sign-glyph'
import { elementFill, elementInk, signs } from '../zodiac/signs'
import { band, radii, spot } from './wheel-geometry'

/** The twelve signs around the wheel, with a tick for every degree. */
export function SignRing({ left, size }: { left: number; size: number }) {
  return (
    <g aria-hidden>
      {signs.map(({ id, element }, at) => {
        const { x, y } = spot(at * 30 + 15, (radii.outer + radii.signs) / 2, left)
        return (
          <g key={id}>
            <path
              d={band(at * 30, at * 30 + 30, radii.outer, radii.signs, left)}
              fill={elementFill[element]}
              fillOpacity={0.22}
              className="stroke-line"
              strokeWidth={1}
            />
            <path
              d={signPaths[id]}
              transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
              className={cn('fill-none stroke-current', elementInk[element])}
              strokeWidth={1.8}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        )
      })}
      {Array.from({ length: 72 }, (_, at) => {
        const inner = at % 6 === 0 ? radii.ticks - 3 : at % 2 === 0 ? radii.ticks : radii.ticks + 3
        const [a, b] = [spot(at * 5, radii.signs, left), spot(at * 5, inner, left)]
        return (
          <line
            key={at}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            className="stroke-control"
            strokeWidth={at % 6 === 0 ? 1.2 : 0.7}
          />
        )
      })}
    </g>
  )
}
