import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { controlStyles } from './input'

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={cn(controlStyles, 'resize-y py-2.5', className)} {...rest} />
)
