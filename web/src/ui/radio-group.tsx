import { useId, type ReactNode } from 'react'
import { cn } from './class-names'

/** One of several that need words of explanation; `Segments` and `Chips` are for short words. */
export function RadioGroup({
  label,
  hideLabel = false,
  value,
  onValueChange,
  options,
  disabled = false,
  className,
}: {
  label: string
  hideLabel?: boolean
  value: string
  onValueChange: (id: string) => void
  options: readonly { id: string; label: string; hint?: string; icon?: ReactNode; lang?: string }[]
  disabled?: boolean
  /** Place of the options, a grid for example. */
  className?: string
}) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={cn('mb-2 text-small font-semibold text-text-2', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className={cn('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2 border border-control/50 bg-surface px-3.5 py-2.5 transition-colors duration-160 hover:border-ring has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-disabled:cursor-default has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            {option.icon}
            <span className="grid min-w-0 flex-1">
              <span
                id={`${name}-${option.id}`}
                lang={option.lang}
                className="font-medium text-pretty"
              >
                {option.label}
              </span>
              {option.hint !== undefined && (
                <span className="text-small opacity-80">{option.hint}</span>
              )}
            </span>
            <input
              type="radio"
              name={name}
              value={option.id}
              aria-labelledby={`${name}-${option.id}`}
              checked={option.id === value}
              className="peer size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface outline-none transition-[border-width,border-color] duration-160 checked:border-[6px] checked:border-violet-600 dark:checked:border-violet-400"
              onChange={() => onValueChange(option.id)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
