import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './class-names'

export type TabItem = { id: string; label: string; icon?: ReactNode; content: ReactNode }

/** Tabs in one line; too many of them scroll sideways under a fade. */
export function Tabs({
  items,
  value,
  onValueChange,
  label,
  className,
}: {
  items: readonly TabItem[]
  value: string
  onValueChange: (id: string) => void
  /** Name of the whole row for screen readers. */
  label: string
  className?: string
}) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      className={cn('flex min-h-0 flex-col', className)}
    >
      <div className="border-b border-line">
        <Radix.List
          aria-label={label}
          className="flex gap-1 overflow-x-auto [mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] pr-8 [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.id}
              value={item.id}
              className="relative flex min-h-11 items-center gap-2 rounded-t-1 px-4 font-medium whitespace-nowrap text-text-2 transition-colors duration-160 -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-text data-[state=active]:text-link data-[state=active]:after:bg-primary dark:data-[state=active]:after:bg-violet-400 [&_svg]:size-4"
            >
              {item.icon}
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className="min-h-0 flex-1 pt-4">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
