import { RadioGroup as Radix } from 'radix-ui'
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
  const id = useId()
  return (
    <div className={cn('grid gap-1.5', className)}>
      <span id={id} className={cn('text-small font-semibold text-text-2', hideLabel && 'sr-only')}>
        {label}
      </span>
      <Radix.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onValueChange}
        orientation="horizontal"
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-2 bg-surface-3 p-1"
      >
        {items.map((item) => (
          <Radix.Item
            key={item.id}
            value={item.id}
            className="flex min-h-10 items-center justify-center gap-2 rounded-1 px-3 font-medium text-text-2 transition-colors duration-160 hover:text-text data-[state=checked]:bg-surface data-[state=checked]:text-link data-[state=checked]:shadow-1 pointer-coarse:min-h-11 [&_svg]:size-4.5"
          >
            {item.icon}
            {item.label}
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  )
}
