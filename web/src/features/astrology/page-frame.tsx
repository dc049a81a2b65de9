import type { ReactNode } from 'react'
import { Phrase } from '@/i18n/phrase'

/** Head and width of the pages of the sky. */
export const PageFrame = ({
  title,
  lead,
  aside,
  children,
}: {
  title: string
  lead: string
  aside?: ReactNode
  children: ReactNode
}) => (
  <div className="min-h-full dawn print:bg-none">
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-display text-h1 font-bold">
            <Phrase>{title}</Phrase>
          </h1>
          <p className="mt-1 max-w-2xl text-text-2">{lead}</p>
        </div>
        {aside}
      </header>
      <div className="mt-6 md:mt-8">{children}</div>
    </div>
  </div>
)
