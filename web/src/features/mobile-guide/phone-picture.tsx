import { crystalShape } from '@/ui/crystal-geometry'
import { hues } from '@/ui/hue'

const stone = crystalShape(7, 7)

/** A phone with the product on its home screen. Decorative. */
export const PhonePicture = ({
  kind,
  className,
}: {
  kind: 'android' | 'ios'
  className?: string
}) => (
  <svg viewBox="0 0 150 290" aria-hidden="true" className={className}>
    <rect x="3" y="3" width="144" height="284" rx={kind === 'ios' ? 28 : 20} fill="#120a26" />
    <rect x="9" y="9" width="132" height="272" rx={kind === 'ios' ? 22 : 14} fill="#301e5b" />
    <clipPath id={`screen-${kind}`}>
      <rect x="9" y="9" width="132" height="272" rx={kind === 'ios' ? 22 : 14} />
    </clipPath>
    <circle cx="120" cy="36" r="90" fill="#6b46c1" opacity=".4" clipPath={`url(#screen-${kind})`} />
    {kind === 'ios' ? (
      <rect x="52" y="16" width="46" height="12" rx="6" fill="#120a26" />
    ) : (
      <circle cx="75" cy="22" r="4.5" fill="#120a26" />
    )}
    {[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => (
        <rect
          key={`${row} ${column}`}
          x={24 + column * 37}
          y={54 + row * 44}
          width="28"
          height="28"
          rx="8"
          fill="#fff"
          opacity={row === 1 && column === 1 ? 0 : 0.14}
        />
      )),
    )}
    <rect x="55" y="92" width="40" height="40" rx="11" fill="#fff" />
    <g transform="translate(60 94) scale(.3 .28)">
      {stone.facets.map(({ points, light }) => (
        <polygon
          key={points.join(' ')}
          points={points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}
          fill={hues.violet[Math.round(light * (hues.violet.length - 1))]}
        />
      ))}
    </g>
    <rect x="18" y="236" width="114" height="36" rx="14" fill="#fff" opacity=".12" />
    {[0, 1, 2].map((column) => (
      <rect
        key={column}
        x={28 + column * 34}
        y="242"
        width="24"
        height="24"
        rx="7"
        fill="#fff"
        opacity=".18"
      />
    ))}
  </svg>
)
