import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** Looks shared by every control that is typed or chosen in. 16 px text, so that iOS does not zoom. */
export const controlStyles =
  'w-full rounded-2 border border-control/70 bg-surface px-3.5 text-base text-text transition-[border-color,box-shadow] duration-160 placeholder:text-text-3 hover:border-control focus:border-ring focus:outline-2 focus:-outline-offset-1 focus:outline-ring disabled:bg-surface-2 disabled:opacity-60 aria-invalid:border-danger aria-invalid:focus:outline-danger'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={cn(controlStyles, 'h-12', className)} {...rest} />
)
