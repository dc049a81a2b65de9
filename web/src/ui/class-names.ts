import { clsx } from 'clsx'

/**
 * Joins class names. There is no merging of conflicting classes: `className` of a ui component is
 * for its place (margin, width, position); how it looks is a variant of the component.
 */
export const cn = clsx
