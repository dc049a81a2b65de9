import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

const styles = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-text-2',
        soft: 'bg-soft text-on-soft',
        ok: 'bg-ok/12 text-ok',
        warn: 'bg-warn/12 text-warn',
        danger: 'bg-danger/12 text-danger',
        /** Premium only. */
        gold: 'bg-[linear-gradient(100deg,#f6dfa6,#efc66a)] text-[#4a3200]',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof styles>

export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span className={cn(styles({ tone }), className)} {...rest} />
)
