import type { ReactNode } from 'react'
import { cn } from './class-names'
import { Skeleton } from './skeleton'

/** One number and what it counts; a dash when it is not known. Stands in a `dl`. */
export const StatTile = ({
  label,
  value,
  icon,
  size = 'medium',
  loading = false,
  className,
}: {
  label: string
  /** Already formatted; null when there is none. */
  value: string | null
  icon?: ReactNode
  size?: 'small' | 'medium'
  loading?: boolean
  className?: string
}) => (
  <div
    className={cn(
      'flex flex-col-reverse justify-end rounded-2 bg-surface-2',
      size === 'small' ? 'px-3 py-2' : 'gap-1 px-4 py-3.5',
      className,
    )}
  >
    <dt
      className={cn(
        'flex items-center gap-1.5 text-text-3 [&>svg]:size-4',
        size === 'small' ? 'text-xs leading-5' : 'text-small',
      )}
    >
      {icon}
      {label}
    </dt>
    <dd
      className={cn(
        'font-bold hyphens-auto wrap-anywhere tabular-nums',
        size === 'small' ? 'text-lg leading-7' : 'text-h2',
      )}
    >
      {loading ? <Skeleton className="my-1 h-5 w-12" /> : (value ?? '—')}
    </dd>
  </div>
)
