import type { ReactNode } from 'react'
import { cn } from './class-names'

/** What stands in the frame: every page inside has the same left edge, however wide its content is. */
export const Page = ({
  glow = false,
  className,
  children,
}: {
  /** With the light of the sky behind its head. */
  glow?: boolean
  className?: string
  children: ReactNode
}) => (
  <div className={cn('min-h-full', glow && 'dawn print:bg-none')}>
    <div className={cn('page-frame', className)}>{children}</div>
  </div>
)

/** Name of a page, a sentence about it, and what is done at once. */
export const PageHead = ({
  title,
  lead,
  aside,
}: {
  title: ReactNode
  lead?: ReactNode
  aside?: ReactNode
}) => (
  <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="min-w-0 flex-1 basis-80">
      <h1 className="font-display text-h1 font-bold">{title}</h1>
      {lead !== undefined && <div className="mt-1 max-w-2xl text-text-2">{lead}</div>}
    </div>
    {aside !== undefined && <div className="flex flex-wrap gap-2">{aside}</div>}
  </header>
)
