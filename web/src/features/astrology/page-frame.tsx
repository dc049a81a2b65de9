import type { ReactNode } from 'react'
import { Phrase } from '@/i18n/phrase'
import { Page, PageHead } from '@/ui/page'

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
  <Page glow>
    <PageHead title={<Phrase>{title}</Phrase>} lead={lead} aside={aside} />
    <div className="mt-6 md:mt-8">{children}</div>
  </Page>
)
