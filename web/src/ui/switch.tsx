import { useId, type ReactNode } from 'react'
import { cn } from './class-names'

/** On or off, at once: no button has to be pressed to keep it. The label stands before it. */
export function Switch({
  label,
  context,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
  busy = false,
  compact = false,
  icon,
  className,
}: {
  label: string
  /** What the label is about, for screen readers, where several switches have the same label. */
  context?: string
  hint?: string | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** The change is being kept: it shows, and cannot be changed again yet. */
  busy?: boolean
  /** Label and switch close together, for several in a row. */
  compact?: boolean
  icon?: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <label
      className={cn(
        'group flex min-h-11 cursor-pointer items-center has-disabled:cursor-default',
        compact ? 'gap-2.5' : 'gap-4',
        className,
      )}
    >
      {icon !== undefined && (
        <span aria-hidden className="shrink-0 text-text-3 [&>svg]:size-5">
          {icon}
        </span>
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span id={`${id}-label`} className="font-medium group-has-disabled:text-text-3">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-small text-text-3">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        {...(context === undefined
          ? { 'aria-labelledby': `${id}-label` }
          : { 'aria-label': `${context} · ${label}` })}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-busy={busy || undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled || busy}
        className="peer sr-only"
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <span
        aria-hidden
        className="relative h-7 w-12 shrink-0 rounded-full bg-control/55 transition-colors duration-160 group-hover:bg-control/75 peer-checked:bg-primary peer-checked:group-hover:bg-primary-hover peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:opacity-50 after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-white after:shadow-1 after:transition-transform after:duration-160 after:ease-out peer-checked:after:translate-x-5 forced-colors:border"
      />
    </label>
  )
}
