import { cn } from '@/ui/class-names'
import type { AspectKind } from '../zodiac/chart-types'
import { aspectStyles } from './aspect-styles'

/** The mark of an aspect in its colour. */
export const AspectGlyph = ({ kind, className }: { kind: AspectKind; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    className={cn('shrink-0 fill-none stroke-current', aspectStyles[kind].ink, className)}
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={aspectStyles[kind].path} />
  </svg>
)

/** The line of an aspect as the wheel draws it. */
export const AspectStroke = ({ kind, className }: { kind: AspectKind; className?: string }) => (
  <svg
    viewBox="0 0 28 6"
    aria-hidden
    className={cn('shrink-0 stroke-current', aspectStyles[kind].ink, className)}
  >
    <line
      x1={1}
      y1={3}
      x2={27}
      y2={3}
      strokeWidth={2}
      strokeLinecap={kind === 'quincunx' ? 'round' : 'butt'}
      strokeDasharray={aspectStyles[kind].dash}
    />
  </svg>
)
