import { cn } from './class-names'

/** A placeholder with the size of what is coming; hidden from screen readers. */
export const Skeleton = ({ round = false, className }: { round?: boolean; className?: string }) => (
  <span
    aria-hidden
    className={cn('block shimmering', round ? 'rounded-full' : 'rounded-1', className)}
  />
)
