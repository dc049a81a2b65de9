import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'
import { cn } from './class-names'

/** An on-off setting with its label; the whole line can be pressed. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled = false,
  className,
}: {
  label: string
  description?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}) {
  const id = useId()
  return (
    <div className={cn('flex min-h-11 items-center gap-4', className)}>
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {description !== undefined && (
          <span id={`${id}-hint`} className="block text-small text-text-3">
            {description}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-hint`}
        className="relative h-7 w-12 shrink-0 rounded-full bg-control transition-colors duration-160 after:absolute after:-inset-2 disabled:opacity-50 data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="block size-5.5 translate-x-0.75 rounded-full bg-white shadow-1 transition-transform duration-160 ease-out data-[state=checked]:translate-x-5.75" />
      </Radix.Root>
    </div>
  )
}
