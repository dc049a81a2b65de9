import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { Spinner } from './spinner'

const styles = cva(
  'inline-flex items-center justify-center gap-2 rounded-2 font-semibold select-none transition-[background-color,color,border-color,box-shadow,transform] duration-160 ease-out active:scale-[.98] disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary shadow-1 hover:bg-primary-hover hover:shadow-2',
        secondary:
          'border border-control/60 bg-surface text-link hover:border-ring hover:bg-soft hover:text-on-soft',
        soft: 'bg-soft text-on-soft hover:bg-violet-200 dark:hover:bg-violet-800',
        /** A destructive action that is not the main one. */
        dangerSecondary:
          'border border-control/60 bg-surface text-danger hover:border-danger hover:bg-danger/8',
        ghost: 'text-text-2 hover:bg-surface-3 hover:text-text',
        danger: 'bg-danger-fill text-white hover:bg-danger-fill-hover',
        link: 'text-link underline-offset-4 hover:underline',
        /** On a dark picture, in both themes. */
        light: 'bg-white text-violet-800 shadow-1 hover:bg-violet-100',
      },
      size: {
        small: 'min-h-9 px-3 py-1.5 text-small pointer-coarse:min-h-11',
        medium: 'min-h-11 px-5 py-2',
        large: 'min-h-13 rounded-3 px-7 py-3 text-lg',
        inline: 'min-h-0 rounded-1 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof styles> & {
    /** Renders the child (a link, for example) with the looks of a button. */
    asChild?: boolean
    /** Work is under way: shows a spinner, keeps the focus, ignores clicks. */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  asChild = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cn(styles({ variant, size }), className)
  if (asChild)
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type={busy ? 'button' : type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
