import type { ReactNode } from 'react'
import { cn } from './class-names'
import { Crystal } from './crystal'

/** Nothing here yet: the uncut crystal, one sentence, one action. */
export function EmptyState({
  title,
  text,
  action,
  className,
}: {
  title: string
  text?: string
  action?: ReactNode
  className?: string
}) {
  return (
    <div
      className={cn(
        'm-auto grid max-w-sm grid-cols-[minmax(0,1fr)] justify-items-center gap-2 p-6 text-center',
        className,
      )}
    >
      <Crystal hue="uncut" seed="uncut" facets={6} className="mb-3 h-28" />
      <h2 className="font-display text-h2 font-bold">{title}</h2>
      {text !== undefined && <p className="text-text-2">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
