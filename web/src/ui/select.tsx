import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { controlStyles } from './input'

/** The platform's own select: best on phones and with screen readers, and free of weight. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative grid">
    <select className={cn(controlStyles, 'h-12 appearance-none pr-10', className)} {...rest}>
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-text-3"
    />
  </span>
)
