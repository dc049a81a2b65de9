import { useId, type ReactNode } from 'react'
import { cn } from './class-names'

/** A choice of few, side by side. */
export function Segments({
  label,
  hideLabel = false,
  value,
  onValueChange,
  items,
  className,
}: {
  label: string
  hideLabel?: boolean
  value: string
  onValueChange: (id: string) => void
  items: readonly { id: string; label: string; icon?: ReactNode }[]
  className?: string
}) {
  const name = useId()
  return (
    <fieldset className={cn('grid min-w-0 gap-1.5', className)}>
      <legend className={cn('mb-1.5 text-small font-semibold text-text-2', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-2 bg-surface-3 p-1 dark:bg-surface-2">
        {items.map((item) => (
          <label
            key={item.id}
            className="flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-1 px-2 text-small font-medium whitespace-nowrap text-text-2 transition-colors duration-160 hover:text-text has-checked:bg-surface has-checked:text-link has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11 dark:has-checked:bg-surface-3 [&_svg]:size-4.5 [&_svg]:shrink-0"
          >
            <input
              type="radio"
              name={name}
              value={item.id}
              checked={item.id === value}
              onChange={() => onValueChange(item.id)}
              className="sr-only"
            />
            {item.icon}
            {item.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
