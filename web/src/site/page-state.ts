import type { Language } from '@/i18n/languages'
import type { PageData } from './page-data'
import type { SiteTexts } from './site-texts'

/** What a prerendered page tells its script, as JSON in `#page-state`. */
export type PageState = {
  /** Id of the row in the table of public pages. */
  page: string
  language: Language
  path: string
  texts: SiteTexts
  data: PageData | null
}
