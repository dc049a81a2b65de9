import { cn } from '@/ui/class-names'

/** The frame in which something is written or recorded, the same in every mode. */
export const composerBox = ({ wrong = false, offRecord = false } = {}) =>
  cn(
    'rounded-5 border bg-surface p-1.5 shadow-2 transition-colors duration-160 has-[textarea:focus]:border-ring has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-ring',
    wrong ? 'border-danger' : offRecord ? 'border-control' : 'border-control/60',
    offRecord && 'border-dashed',
  )
