import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** A text of a reading below its name; a dash when there is none. */
export const TextPart = ({
  title,
  icon,
  text,
  className,
}: {
  title: string
  icon?: ReactNode
  text: string | null | undefined
  className?: string
}) => (
  <section className={cn('min-w-0', className)}>
    <h3 className="flex items-center gap-2 font-semibold [&>svg]:size-4.5 [&>svg]:text-link">
      {icon}
      {title}
    </h3>
    <p className="mt-1.5 whitespace-pre-line text-text-2">{orDash(text)}</p>
  </section>
)

/** Several short texts below their name; a dash when there are none. */
export const ListPart = ({
  title,
  icon,
  texts,
  className,
}: {
  title: string
  icon?: ReactNode
  texts: readonly string[]
  className?: string
}) => (
  <section className={cn('min-w-0', className)}>
    <h3 className="flex items-center gap-2 font-semibold [&>svg]:size-4.5 [&>svg]:text-link">
      {icon}
      {title}
    </h3>
    {texts.length === 0 ? (
      <p className="mt-1.5 text-text-3">—</p>
    ) : (
      <ul className="mt-1.5 grid gap-1.5 text-text-2">
        {texts.map((text) => (
          <li
            key={text}
            className="relative ps-4 before:absolute before:start-0.5 before:top-[.72em] before:size-1.5 before:rounded-full before:bg-violet-400"
          >
            {text}
          </li>
        ))}
      </ul>
    )}
  </section>
)

export const orDash = (text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '—' : String(text)
