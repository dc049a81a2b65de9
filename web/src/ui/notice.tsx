import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names'

/** Something that everybody is told, calmly: a heading, a few sentences, and where to go on. */
export function Notice({
  title,
  text,
  lang,
  link,
  action,
  className,
}: {
  title: string
  text: string
  /** When it may be another than the page’s. */
  lang?: string | undefined
  link?: ReactNode
  /** At its end: the button that puts it away. */
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={cn('flex items-start gap-3 bg-soft px-4 py-2 text-on-soft', className)}>
      <Megaphone aria-hidden className="mt-2 size-5 shrink-0" />
      <div
        lang={lang}
        className="flex max-h-40 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5 overflow-y-auto"
      >
        <strong className="font-semibold wrap-anywhere">{title}</strong>
        <span className="wrap-anywhere whitespace-pre-line">{text}</span>
        {link}
      </div>
      {action}
    </div>
  )
}

export const noticeLink = 'font-semibold underline underline-offset-4'
