import type { ReactNode } from 'react'
import { Phrase } from '@/i18n/phrase'
import { cn } from '@/ui/class-names'

/** A part of a page with its heading. */
export const Section = ({
  heading,
  text,
  id,
  centered = false,
  className,
  children,
}: {
  heading: string
  text?: string | undefined
  id?: string
  centered?: boolean
  className?: string
  children: ReactNode
}) => (
  <section
    id={id}
    className={cn('mx-auto w-full max-w-6xl px-5 py-14 md:px-8 md:py-20', className)}
  >
    <div className={cn('mb-10', centered && 'mx-auto max-w-3xl text-center')}>
      <h2 className="font-display text-h1 font-bold text-balance">
        <Phrase>{heading}</Phrase>
      </h2>
      {text !== undefined && (
        <p
          className={cn(
            'mt-3 text-lg text-pretty text-text-2',
            centered ? 'mx-auto max-w-2xl' : 'max-w-2xl',
          )}
        >
          {text}
        </p>
      )}
    </div>
    {children}
  </section>
)

/** The head of a page: its first heading and a sentence or two. */
export const PageHead = ({
  heading,
  text,
  children,
}: {
  heading: string
  text?: string | undefined
  children?: ReactNode
}) => (
  <div className="dawn">
    <div className="mx-auto w-full max-w-6xl px-5 pt-14 pb-10 md:px-8 md:pt-20 md:pb-14">
      <h1 className="max-w-4xl font-display text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-tight font-bold text-balance wrap-break-word">
        <Phrase>{heading}</Phrase>
      </h1>
      {text !== undefined && (
        <p className="mt-4 max-w-2xl text-lg text-pretty text-text-2">{text}</p>
      )}
      {children}
    </div>
  </div>
)
