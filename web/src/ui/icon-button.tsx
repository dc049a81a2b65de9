import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { Spinner } from './spinner'

const styles = cva(
  'inline-grid shrink-0 place-items-center rounded-full transition-[background-color,color,transform] duration-160 ease-out active:scale-95 disabled:pointer-events-none disabled:opacity-45',
  {
    variants: {
      variant: {
        ghost: 'text-text-2 hover:bg-surface-3 hover:text-text aria-expanded:bg-surface-3',
        soft: 'bg-soft text-on-soft hover:bg-violet-200 dark:hover:bg-violet-800',
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        danger: 'text-danger hover:bg-danger/10',
      },
      size: {
        small: 'size-8 pointer-coarse:size-11 [&>svg]:size-4',
        medium: 'size-11 [&>svg]:size-5',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'medium' },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof styles> & {
    /** Name for screen readers and tooltip. */
    label: string
    busy?: boolean
    /** Whether the name also appears as a tooltip. */
    tooltip?: boolean
  }

/** A round button with an icon alone. It always has a name, which the tooltip shows. */
export function IconButton({
  label,
  variant,
  size,
  busy = false,
  tooltip = true,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      data-tooltip={tooltip ? label : undefined}
      disabled={busy}
      className={cn(styles({ variant, size }), className)}
      {...rest}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}
