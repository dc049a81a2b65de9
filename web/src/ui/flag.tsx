import type { ReactNode } from 'react'
import { cn } from './class-names'

const star = (x: number, y: number, r: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const radius = index % 2 === 0 ? r : r * 0.4
    return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`
  }).join(' ')

const area = (fill: string, x: number, y: number, width: number, height: number) => (
  <rect key={`${x} ${y} ${fill}`} x={x} y={y} width={width} height={height} fill={fill} />
)

const bars: readonly (readonly [x: number, y: number, turn: number])[] = [
  [6, 4.5, 33],
  [18, 4.5, -33],
  [6, 11.5, -33],
  [18, 11.5, 33],
]

/** Drawn, because many systems have no flags among their emoji. 24 × 16. */
const flags: Readonly<Record<string, ReactNode>> = {
  CN: (
    <>
      {area('#de2910', 0, 0, 24, 16)}
      <g fill="#ffde00">
        <polygon points={star(4.4, 4.6, 2.6)} />
        <polygon points={star(8.6, 1.9, 0.9)} />
        <polygon points={star(10, 3.7, 0.9)} />
        <polygon points={star(10, 6.1, 0.9)} />
        <polygon points={star(8.6, 8, 0.9)} />
      </g>
    </>
  ),
  US: (
    <>
      {area('#fff', 0, 0, 24, 16)}
      {[0, 2, 4, 6, 8, 10, 12].map((row) => area('#b22234', 0, (row * 16) / 13, 24, 16 / 13))}
      {area('#3c3b6e', 0, 0, 10.5, 8.6)}
      <g fill="#fff">
        {[1.8, 4.3, 6.8].flatMap((y) =>
          [1.6, 4, 6.4, 8.8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={0.55} />),
        )}
      </g>
    </>
  ),
  JP: (
    <>
      {area('#fff', 0, 0, 24, 16)}
      <circle cx={12} cy={8} r={4.8} fill="#bc002d" />
    </>
  ),
  KR: (
    <>
      {area('#fff', 0, 0, 24, 16)}
      <g transform="rotate(33 12 8)">
        <path d="M8 8a4 4 0 0 1 8 0z" fill="#cd2e3a" />
        <path d="M8 8a4 4 0 0 0 8 0z" fill="#0047a0" />
        <circle cx={10} cy={8} r={2} fill="#cd2e3a" />
        <circle cx={14} cy={8} r={2} fill="#0047a0" />
      </g>
      <g stroke="#1e1c28" strokeWidth={0.7}>
        {bars.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${turn + 90})`}
            d="M-1.5-1h3M-1.5 0h3M-1.5 1h3"
          />
        ))}
      </g>
    </>
  ),
  FR: (
    <>
      {area('#002654', 0, 0, 8, 16)}
      {area('#fff', 8, 0, 8, 16)}
      {area('#ce1126', 16, 0, 8, 16)}
    </>
  ),
  DE: (
    <>
      {area('#000', 0, 0, 24, 5.4)}
      {area('#d00', 0, 5.33, 24, 5.4)}
      {area('#ffce00', 0, 10.66, 24, 5.34)}
    </>
  ),
  ES: (
    <>
      {area('#aa151b', 0, 0, 24, 16)}
      {area('#f1bf00', 0, 4, 24, 8)}
      {area('#aa151b', 5, 6, 2.4, 3.6)}
    </>
  ),
  BR: (
    <>
      {area('#009739', 0, 0, 24, 16)}
      <path d="M12 1.8 22 8l-10 6.2L2 8z" fill="#fedd00" />
      <circle cx={12} cy={8} r={3.4} fill="#012169" />
      <path d="M8.8 7.2c2.3-.3 4.6.4 6.3 2" stroke="#fff" strokeWidth={0.7} fill="none" />
    </>
  ),
}

/** A small flag. Decorative: the name stands beside it, and one that is not drawn stays empty. */
export const Flag = ({ code, className }: { code: string; className?: string }) => (
  <svg
    viewBox="0 0 24 16"
    aria-hidden="true"
    className={cn(
      'h-4 w-6! shrink-0 rounded-[3px] ring-1 ring-black/10 dark:ring-white/15',
      className,
    )}
  >
    {flags[code]}
  </svg>
)
