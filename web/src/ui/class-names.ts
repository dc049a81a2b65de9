import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['small', 'h3', 'h2', 'h1', 'display'],
      radius: ['1', '2', '3', '4', '5'],
      shadow: ['1', '2', '3'],
    },
  },
})

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes))
