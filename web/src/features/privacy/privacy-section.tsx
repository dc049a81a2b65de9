import type { ReactNode } from 'react'
import { Card } from '@/ui/card'

/** One part of the page, reachable by its id in the address. */
export const PrivacySection = ({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
    <Card padding="large">
      <h2 id={`${id}-title`} tabIndex={-1} className="font-display text-h3 font-bold outline-none">
        {title}
      </h2>
      <p className="mt-0.5 mb-5 text-small text-text-2">{text}</p>
      {children}
    </Card>
  </section>
)
