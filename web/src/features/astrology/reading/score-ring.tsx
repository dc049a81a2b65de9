/** A percentage as a ring with the number inside; said in words. */
export function ScoreRing({
  value,
  label,
  className,
}: {
  value: number
  /** “综合 72 分” */
  label: string
  className?: string
}) {
  const round = 2 * Math.PI * 42
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={className}>
      <circle cx={50} cy={50} r={42} className="fill-none stroke-surface-3" strokeWidth={8} />
      <circle
        cx={50}
        cy={50}
        r={42}
        className="fill-none stroke-violet-500 transition-[stroke-dashoffset] duration-700"
        strokeWidth={8}
        strokeLinecap="round"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - Math.min(100, Math.max(0, value)) / 100)}
        transform="rotate(-90 50 50)"
      />
      <text
        x={50}
        y={51}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={28}
        className="fill-text font-bold tabular-nums"
      >
        {value}
      </text>
    </svg>
  )
}
