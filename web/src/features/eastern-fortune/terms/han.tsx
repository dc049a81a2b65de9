import { cn } from '@/ui/class-names'

/** Songti on every system: the cut of the product first, then what the system has. */
const fontFamily =
  "'Lumen Serif SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', 'Songti SC', STSong, SimSun, serif"

/** Chinese characters as such, in whatever language the page is. */
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
    style={{ fontFamily }}
  >
    {children}
  </span>
)
