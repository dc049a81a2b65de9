import type { ReactNode } from 'react'
import { cn } from './class-names'

const paddings = { none: '', medium: 'p-5', large: 'p-5 md:p-7' } as const

/** A surface that holds one thing together. */
export const Card = ({
  padding = 'medium',
  className,
  children,
}: {
  padding?: keyof typeof paddings
  className?: string
  children: ReactNode
}) => (
  <div
    className={cn('rounded-4 border border-line bg-surface shadow-1', paddings[padding], className)}
  >
    {children}
  </div>
)
