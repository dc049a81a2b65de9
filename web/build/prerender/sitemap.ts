import { languages } from '@lumen/contracts/languages'
import { tagOf } from '../../src/i18n/languages.ts'
import { localPath } from '../../src/site/public-path.ts'

/** Every public page in every language, each with its other languages. @param paths without a language */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((code) => [tagOf(code), localPath(path, code)]),
      ['x-default', path],
    ]
      .map(
        ([code, href]) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${href}"/>`,
      )
      .join('')
    return languages.map(
      (code) => `<url><loc>${origin}${localPath(path, code)}</loc>${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** Screens behind sign-in say themselves that they are not to be listed, which has to be read for that. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
