import { cn } from './class-names'

const tones = {
  violet: 'bg-violet-500',
  ok: 'bg-wood-fill',
  warn: 'bg-earth-fill',
  danger: 'bg-fire-fill',
} as const

/** A measured amount as a bar, with its name and value in words above it. */
export function Meter({
  label,
  value,
  max = 100,
  text,
  tone = 'violet',
  className,
}: {
  label: string
  value: number
  max?: number
  /** The value as it is read: “3 / 10”, “42 %”. */
  text: string
  tone?: keyof typeof tones
  className?: string
}) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div className={cn('grid gap-1.5', className)}>
      <p aria-hidden className="flex items-baseline justify-between gap-3 text-small">
        <span className="min-w-0 text-text-2">{label}</span>
        <span className="shrink-0 font-semibold tabular-nums">{text}</span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-400 ease-out forced-colors:bg-[Highlight]',
            tones[tone],
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
