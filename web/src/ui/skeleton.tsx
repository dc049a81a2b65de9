import { cn } from './class-names'

/** A placeholder with the size of what is coming; hidden from screen readers. */
export const Skeleton = ({ round = false, className }: { round?: boolean; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'block animate-[shimmer_1.6s_linear_infinite] bg-[linear-gradient(100deg,var(--surface-3)_40%,var(--surface-2)_50%,var(--surface-3)_60%)] bg-[length:200%_100%]',
      round ? 'rounded-full' : 'rounded-1',
      className,
    )}
  />
)
