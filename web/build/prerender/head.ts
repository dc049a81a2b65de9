import { languageFacts, languages, type Language } from '@lumen/contracts/languages'
import { tagOf } from '../../src/i18n/languages.ts'
import { localPath } from '../../src/site/public-path.ts'
import { escapeHtml } from '../../src/site/markdown-to-html.ts'

/** The locale code of Open Graph. */
const ogLocale = (language: Language) => languageFacts[language].locale.replace('-', '_')

export type HeadOptions = {
  origin: string
  language: Language
  /** Address without a language. */
  path: string
  title: string
  description: string
  siteName: string
  /** Address of the preview picture, without the origin. */
  picture: string
  type: 'website' | 'article'
  structuredData: readonly object[]
}

/** Title, description, canonical address, the other languages, previews and structured data of a page. */
export function headTags(options: HeadOptions): string {
  const { origin, language, path, title, description, siteName, picture, type } = options
  const addressIn = (code: Language) => `${origin}${localPath(path, code)}`
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const alternate = (code: string, href: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(addressIn(language))}">`,
    ...languages.map((code) => alternate(tagOf(code), addressIn(code))),
    alternate('x-default', addressIn('zh')),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressIn(language)),
    meta('property', 'og:image', `${origin}${picture}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', siteName),
    meta('property', 'og:locale', ogLocale(language)),
    ...languages
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', ogLocale(code))),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...options.structuredData.map((data) => jsonScript('application/ld+json', data)),
  ].join('\n')
}

/** JSON inside a page. It is data: no policy for scripts applies to it. */
export const jsonScript = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
