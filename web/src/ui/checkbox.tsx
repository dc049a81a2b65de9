import { Check } from 'lucide-react'
import { useId } from 'react'
import { cn } from './class-names'

/** Yes or no as part of a form that is sent later. */
export function Checkbox({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
  invalid = false,
  className,
}: {
  label: string
  hint?: string | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  invalid?: boolean
  className?: string
}) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-default has-disabled:opacity-55',
        className,
      )}
    >
      <span className="relative mt-[.1em] grid size-5.5 shrink-0">
        <input
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-invalid={invalid || undefined}
          checked={checked}
          disabled={disabled}
          className="peer size-full cursor-[inherit] appearance-none rounded-[6px] border border-control bg-surface transition-colors duration-160 checked:border-primary checked:bg-primary hover:border-ring aria-invalid:border-danger"
          onChange={({ target }) => onCheckedChange(target.checked)}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-small text-text-3">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
