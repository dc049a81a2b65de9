import { cn } from '@/ui/class-names'

/** Songti on every system. */
const songti =
  "'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', 'Songti SC', STSong, SimSun, serif"

/**
 * Chinese characters as such, in whatever language the page is. The cut of the product has single
 * glyphs of charts only; within a word two faces would be mixed.
 */
export const Han = ({
  children,
  className,
  hidden = false,
}: {
  children: string
  className?: string
  /** A name in the reader’s language stands beside it. */
  hidden?: boolean
}) => (
  <span
    lang="zh-Hans"
    aria-hidden={hidden || undefined}
    className={cn('font-bold', className)}
    style={{ fontFamily: [...children].length === 1 ? `'Lumen Serif SC', ${songti}` : songti }}
  >
    {children}
  </span>
)
