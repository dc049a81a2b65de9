import type { ReactNode } from 'react'
import { Phrase } from '@/i18n/phrase'

/** A page of one small form, in the middle of the screen. */
export const AuthCard = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
}) => (
  <div className="grid w-full flex-1 place-items-center px-4 pt-2 pb-12 md:px-8">
    <section
      aria-labelledby="auth-title"
      className="w-full max-w-108 rounded-5 border border-line bg-surface p-6 shadow-3 md:p-8"
    >
      <h1 id="auth-title" className="font-display text-h2 font-bold">
        <Phrase>{title}</Phrase>
      </h1>
      {lead !== undefined && <p className="mt-1 text-text-2">{lead}</p>}
      <div className="mt-6 grid gap-4">{children}</div>
    </section>
  </div>
)
