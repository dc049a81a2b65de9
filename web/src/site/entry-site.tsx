import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { publicPages } from '@/app/public-routes'
import { watchSystemTheme } from '@/session/theme'
import type { PageState } from './page-state'
import { PublicApp } from './public-app'
import { isPublicPath, splitPath } from './public-path'
import { PlainAnchor } from './site-context'
import { createSiteTexts } from './site-texts'
import './site.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')

/** Takes over a page that was rendered at build. */
async function hydrate(container: Element): Promise<void> {
  const source = document.querySelector('#page-state')?.textContent ?? ''
  const { page, language, path, texts, data } = JSON.parse(source) as PageState
  const row = publicPages.find(({ id }) => id === page)
  if (row === undefined) throw new Error(`There is no public page ${page}`)
  const { default: Page } = await row.load()
  watchSystemTheme()
  startTransition(() => {
    hydrateRoot(
      container,
      <PublicApp
        i18n={createSiteTexts(language, texts)}
        site={{ language, path, data, signedIn: false, Anchor: PlainAnchor }}
        Page={Page}
      />,
      { identifierPrefix: 'p' },
    )
  })
}

// The app has no part in transitions between pages: left to itself, one on the way to it ends with an error there.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const to = new URL(activation?.entry?.url ?? location.href)
  if (!isPublicPath(splitPath(to.pathname).path)) viewTransition?.skipTransition()
})

// Somebody who is signed in sees the app at this address; the boot script has hidden the page.
if ('app' in document.documentElement.dataset) {
  root.replaceChildren()
  delete document.documentElement.dataset['app']
  await import('../main')
} else {
  await hydrate(root)
}
