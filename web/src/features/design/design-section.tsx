import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-6">
    <h2 className="border-b border-line pb-2 font-display text-h2 font-bold">{title}</h2>
    {children}
  </section>
)

export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-2">
    <h3 className="text-small font-semibold text-text-3">{title}</h3>
    <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
  </div>
)
