import { useId, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** A part of the page under a heading, with something to do beside it. */
export function Section({
  name,
  action,
  framed = false,
  children,
}: {
  name: string
  action?: ReactNode
  framed?: boolean
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="font-display text-h2 font-bold">
          {name}
        </h2>
        {action}
      </div>
      <div className={cn(framed && 'rounded-4 border border-line bg-surface shadow-1')}>
        {children}
      </div>
    </section>
  )
}
