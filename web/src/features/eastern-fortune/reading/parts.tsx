import type { LuckyColor } from '@lumen/contracts/fortune/schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorName } from '@/features/readings'
import { cn } from '@/ui/class-names'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'

/** A part of a reading with its heading. */
export const Part = ({
  title,
  aside,
  className,
  children,
}: {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}) => (
  <section className={cn('min-w-0 [&>div]:min-w-0', className)}>
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 text-lg font-bold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  </section>
)

/** A name and what is said of it; a dash when nothing is. */
export const Said = ({ name, children }: { name: string; children: string | undefined | null }) => (
  <div>
    <dt className="text-small font-semibold text-text-3">{name}</dt>
    <dd className="mt-0.5">
      {children === undefined || children === null || children === '' ? '—' : children}
    </dd>
  </div>
)

/** Words side by side; a dash when there are none. `colors` are what words that name colours look like. */
export const Words = ({
  name,
  words,
  colors,
}: {
  name: string
  words: readonly (string | number)[]
  colors?: readonly LuckyColor[]
}) => (
  <div>
    <dt className="text-small font-semibold text-text-3">{name}</dt>
    <dd className="mt-1.5 flex flex-wrap gap-1.5">
      {words.length === 0
        ? '—'
        : words.map((word, at) => (
            <span
              key={word}
              className="rounded-full bg-surface-3 px-3 py-0.5 text-small font-medium"
            >
              {colors?.[at] === undefined ? (
                word
              ) : (
                <ColorName id={colors[at]} name={String(word)} />
              )}
            </span>
          ))}
    </dd>
  </div>
)

/** What holds the place of a reading that is on its way. */
export function ReadingSkeleton({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <output className={cn('grid gap-4', className)}>
      <span className="sr-only">{t('eastern.loading')}</span>
      <Skeleton className="h-32 rounded-4!" />
      <span className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-44 rounded-4!" />
        <Skeleton className="h-44 rounded-4!" />
      </span>
    </output>
  )
}
