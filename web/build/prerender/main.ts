/**
 * Renders the public pages to HTML, after `vite build` and the build of `src/site/entry-prerender.tsx`:
 * `dist/app.html` becomes the page of the app, `dist/index.html`, `dist/pricing.html`,
 * `dist/de/pricing.html` … the public ones; also the sitemap, robots.txt and preview pictures.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { languages } from '@lumen/contracts/languages'
import type { routes } from '../../src/app/routes.ts'
import type { publicPages, renderPage } from '../../src/site/entry-prerender.tsx'
import { localPath } from '../../src/site/public-path.ts'
import { siteSettings } from '../content/site-settings.ts'
import { pageHtml, readTemplate, textsOf } from './page-html.ts'
import { listPages } from './pages.ts'
import { logoImage, ogImage } from './og-image.ts'
import { robots, sitemap } from './sitemap.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const source = fileURLToPath(new URL('../../src', import.meta.url))
const bundle = new URL('../../node_modules/.cache/prerender/entry-prerender.js', import.meta.url)

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(dist + file), { recursive: true })
  writeFileSync(dist + file, content)
}

/** `/` → index.html, `/de` → de.html, `/de/help` → de/help.html */
const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

const settings = siteSettings()
const rendering = (await import(bundle.href)) as {
  publicPages: typeof publicPages
  renderPage: typeof renderPage
}
const pages = listPages(rendering.publicPages)

renameSync(`${dist}index.html`, `${dist}app.html`)
const template = readTemplate(dist, rendering.publicPages)
for (const page of pages) {
  const body = await rendering.renderPage(page.state)
  write(
    fileOf(localPath(page.state.path, page.state.language)),
    pageHtml(template, page, body, settings),
  )
}
write(
  'app.html',
  readFileSync(`${dist}app.html`, 'utf8').replace(
    '</head>',
    '  <meta name="robots" content="noindex" />\n  </head>',
  ),
)

// What the gateway allows inside pages.
write(
  'script-hashes.json',
  JSON.stringify([`sha256-${createHash('sha256').update(template.boot).digest('base64')}`]),
)
// For the gateway: which other addresses the app has a screen for.
const { module: app } = await runnerImport<{ routes: typeof routes }>(`${source}/app/routes.ts`, {
  configFile: false,
  define: { 'import.meta.env.DEV': 'false' },
  resolve: { alias: { '@': source } },
})
write(
  'screens.json',
  JSON.stringify(
    app.routes.flatMap(({ path, prerender }) => (prerender || path === '*' ? [] : [path])),
  ),
)

const paths = [...new Set(pages.map(({ state }) => state.path))]
write('sitemap.xml', sitemap(settings.url, paths))
write('robots.txt', robots(settings.url))
await Promise.all([
  ...languages.map(async (language) => {
    const t = textsOf(language)
    write(`og/${language}.png`, await ogImage(language, t('app.name'), t('landing.heading')))
  }),
  logoImage().then((image) => write('og/logo.png', image)),
])
rmSync(dirname(fileURLToPath(bundle)), { recursive: true })
console.log(`${pages.length} public pages rendered`)
