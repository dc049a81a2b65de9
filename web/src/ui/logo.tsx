import { cn } from './class-names'

/** The mark of the product: a crystal of six facets. Decorative; name it in words. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={cn('size-9 shrink-0', className)}>
    <path fill="#a891fa" d="M32 3 47 22 32 27z" />
    <path fill="#6b46c1" d="M32 3 17 22l15 5z" />
    <path fill="#5634a0" d="m17 22-5 16 20-11z" />
    <path fill="#8967e6" d="m47 22 5 16-20-11z" />
    <path fill="#432a7e" d="m12 38 20 23V27z" />
    <path fill="#c5b9ff" d="M52 38 32 61V27z" />
  </svg>
)
