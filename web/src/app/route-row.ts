import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Fetches the code of a page. */
export type Page = () => Promise<{ default: ComponentType }>

/** One screen of the product: its address, who may see it, and where navigation leads to it. */
export type RouteRow = {
  id: string
  path: string
  /** `none`: the page shows what fits the session. `public`: for everybody. `auth`, `admin`: checked first. */
  guard: 'none' | 'public' | 'auth' | 'admin'
  /** The page itself says what to do when the session ends while it is looked at. */
  staysWhenEnded?: true
  /** Title of the document and what is read out on arrival. */
  titleKey: string
  /** Makes the row a destination: in the command palette, and in the places named. */
  nav?: {
    labelKey: string
    icon: LucideIcon
    /** Other paths that belong to it, so that it is marked there as well. */
    match?: RegExp
    /**
     * `rail`: beside wide screens. `bar`: below small ones. The others are the groups of the
     * slide-out panel of small screens.
     */
    places: readonly ('rail' | 'bar' | 'core' | 'advanced' | 'quick')[]
    /** Carries the premium badge, which locks nothing. */
    premium?: true
  }
  /** What is on its way there, where it is no page of cards. */
  shape?: 'talk' | 'home'
  /** Rendered to HTML at build. */
  prerender: boolean
  load: Page
  /** Another page on the same path for people who are signed in. */
  loadSignedIn?: Page
  /** The address that this one leads on to; `load` is the page there. */
  redirectTo?: string
}
