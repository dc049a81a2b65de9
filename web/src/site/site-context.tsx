import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { Language } from '@/i18n/languages'
import { localPath } from './public-path'
import type { PageData } from './page-data'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

export type SiteValue = {
  language: Language
  /** Address of the page without its language. */
  path: string
  /** Present in prerendered pages. */
  data: PageData | null
  /** Whether somebody is signed in; only inside the app. */
  signedIn: boolean
  /** What links are made of: an anchor, or the router’s link inside the app. */
  Anchor: ComponentType<AnchorProps>
}

export const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>

const SiteContext = createContext<SiteValue>({
  language: 'zh',
  path: '/',
  data: null,
  signedIn: false,
  Anchor: PlainAnchor,
})

export const SiteProvider = ({ value, children }: { value: SiteValue; children: ReactNode }) => (
  <SiteContext value={value}>{children}</SiteContext>
)

/** Where a public page is: its language, its address, and what it shows. */
export const useSite = (): SiteValue => use(SiteContext)

/** A link between pages; public pages are linked in the language of this one. */
export function SiteLink({ to, ...rest }: Omit<AnchorProps, 'href'> & { to: string }) {
  const { language, Anchor } = useSite()
  return <Anchor href={localPath(to, language)} {...rest} />
}
