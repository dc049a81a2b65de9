import { renderToString } from 'react-dom/server'
import { publicPages } from '@/app/public-routes'
import type { PageState } from './page-state'
import { PublicApp } from './public-app'
import { PlainAnchor } from './site-context'
import { createSiteTexts } from './site-texts'

export { publicPages }

/** The HTML of one public page. @throws when its row is missing or it cannot be rendered */
export async function renderPage({
  page,
  language,
  path,
  texts,
  data,
}: PageState): Promise<string> {
  const row = publicPages.find(({ id }) => id === page)
  if (row === undefined) throw new Error(`There is no public page ${page}`)
  const { default: Page } = await row.load()
  return renderToString(
    <PublicApp
      i18n={createSiteTexts(language, texts)}
      site={{ language, path, data, signedIn: false, Anchor: PlainAnchor }}
      Page={Page}
    />,
    { identifierPrefix: 'p' },
  )
}
