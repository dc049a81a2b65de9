import { Slider as Radix } from 'radix-ui'
import { cn } from './class-names'

/** One value on a line. `label` names it; `format` turns the value into the text that is read out. */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  disabled = false,
  className,
}: {
  label: string
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  format?: (value: number) => string
  disabled?: boolean
  className?: string
}) {
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className={cn(
        'relative flex h-11 w-full touch-none items-center select-none data-disabled:opacity-50',
        className,
      )}
    >
      <Radix.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-surface-3">
        <Radix.Range className="absolute h-full bg-violet-500" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={format(value)}
        className="block size-5 rounded-full border-2 border-primary bg-white shadow-2 transition-transform duration-90 hover:scale-110 dark:border-violet-400"
      />
    </Radix.Root>
  )
}
