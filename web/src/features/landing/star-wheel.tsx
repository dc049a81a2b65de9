const signs = '♈♉♊♋♌♍♎♏♐♑♒♓'
const elements = ['var(--fire-fill)', 'var(--earth-fill)', 'var(--metal-fill)', 'var(--water-fill)']
const bodies: readonly (readonly [sign: string, degrees: number])[] = [
  ['☉', 232],
  ['☽', 102],
  ['☿', 246],
  ['♀', 205],
  ['♂', 318],
  ['♃', 20],
  ['♄', 341],
]
const aspects: readonly (readonly [number, number, boolean])[] = [
  [232, 102, false],
  [102, 20, true],
  [232, 341, true],
  [205, 318, false],
  [318, 102, true],
]

/** A point on a circle around 100, 100; 0° is at the left, as the ascendant of a chart is. */
const at = (degrees: number, radius: number) => {
  const angle = Math.PI - (degrees * Math.PI) / 180
  return [100 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius].map(
    (value) => Math.round(value * 10) / 10,
  ) as [number, number]
}

/** A birth chart as a picture. */
export function StarWheel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      {Array.from(signs, (sign, index) => {
        const [x1, y1] = at(index * 30, 96)
        const [x2, y2] = at(index * 30 + 30, 96)
        const [x3, y3] = at(index * 30 + 30, 76)
        const [x4, y4] = at(index * 30, 76)
        const [x, y] = at(index * 30 + 15, 86)
        return (
          <g key={sign}>
            <path
              d={`M${x1} ${y1}A96 96 0 0 0 ${x2} ${y2}L${x3} ${y3}A76 76 0 0 1 ${x4} ${y4}z`}
              fill={elements[index % 4]}
              fillOpacity={0.22}
              stroke="#fff"
              strokeOpacity={0.35}
              strokeWidth={0.5}
            />
            <text
              x={x}
              y={y}
              fill="#fff"
              fontSize={11}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {`${sign}\ufe0e`}
            </text>
          </g>
        )
      })}
      <circle
        cx={100}
        cy={100}
        r={46}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.3}
        strokeWidth={0.6}
      />
      {aspects.map(([from, to, soft]) => {
        const [x1, y1] = at(from, 46)
        const [x2, y2] = at(to, 46)
        return (
          <line
            key={`${from} ${to}`}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            stroke={soft ? 'var(--teal-fill)' : 'var(--rose-fill)'}
            strokeWidth={1}
            strokeDasharray={soft ? undefined : '3 2'}
          />
        )
      })}
      {bodies.map(([sign, degrees]) => {
        const [x, y] = at(degrees, 61)
        return (
          <text
            key={sign}
            x={x}
            y={y}
            fill="#ddd6ff"
            fontSize={13}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {`${sign}\ufe0e`}
          </text>
        )
      })}
    </svg>
  )
}
