import { readdirSync, readFileSync } from 'node:fs'
import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { creditCosts, planRefundEveryDays, refundDays } from '@lumen/contracts/plans'
import type { PublicPage } from '../../src/app/public-routes.ts'
import { tagOf } from '../../src/i18n/languages.ts'
import type { PageData } from '../../src/site/page-data.ts'
import type { SiteSettings } from '../content/site-settings.ts'
import { readSections } from '../locale-files.ts'
import { headTags, jsonScript } from './head.ts'
import type { Page } from './pages.ts'
import { breadcrumbs, faqPage, organization, softwareApplication } from './structured-data.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

export type Template = {
  /** What the head of the app’s page has beside its title and scripts: character set, icons, colours. */
  head: string
  /** The boot script, which each page carries inside: it would hold up the first paint. */
  boot: string
  /** The version of the texts. */
  locales: string
  css: string
  script: string
  /** By id of a public page, the scripts to fetch early. */
  preloads: ReadonlyMap<string, readonly string[]>
  fontOf(language: Language): string
}

const entry = 'src/site/entry-site.tsx'

/** What the build of the app left for the public pages. @param dist folder with a slash at its end */
export function readTemplate(dist: string, rows: readonly PublicPage[]): Template {
  const app = readFileSync(`${dist}app.html`, 'utf8')
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >
  const chunk = (key: string): Chunk => {
    const found = manifest[key]
    if (found === undefined) throw new Error(`The build has no ${key}`)
    return found
  }
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key)
      for (const next of chunk(key).imports ?? []) closure(next, seen)
    }
    return seen
  }
  const match = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(app)?.[1]
    if (found === undefined) throw new Error(`dist/app.html has no ${what}`)
    return found
  }
  const assets = readdirSync(`${dist}assets`)
  const { file, css } = chunk(entry)
  if (css === undefined) throw new Error(`The build has no styles of ${entry}`)
  return {
    head: match(/<head>([\s\S]*)<\/head>/, 'head')
      .replaceAll(/<title>[\s\S]*?<\/title>|<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<meta\s[^>]*name="(?:description|robots)"[^>]*>/g, '')
      .replaceAll(/<link\s[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replaceAll(/\n\s*\n/g, '\n')
      .trim(),
    boot: readFileSync(dist + match(/<script src="\/(assets\/boot-[^"]+)"/, 'boot script'), 'utf8'),
    locales: match(/data-locales="([^"]+)"/, 'version of the texts'),
    css: css.map((name) => readFileSync(dist + name, 'utf8')).join('\n'),
    script: `/${file}`,
    preloads: new Map(
      rows.map(({ id, source }) => [
        id,
        [...closure(source, closure(entry))]
          .map((key) => `/${chunk(key).file}`)
          .filter((path) => path !== `/${file}`),
      ]),
    ),
    fontOf(language) {
      const face = languageFacts[language].script === 'Latin' ? 'latin' : language
      const name = assets.find((asset) => asset.startsWith(`serif-${face}-`))
      if (name === undefined) throw new Error(`dist/assets has no serif-${face}`)
      return `/assets/${name}`
    },
  }
}

/** Texts of a language by key, from both namespaces. @throws on a key that is missing */
export function textsOf(language: Language) {
  const all: unknown = { ...readSections(language, 'site'), ...readSections(language) }
  return (key: string): string => {
    let found: unknown = all
    for (const part of key.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`)
    return found
  }
}

/** What a browser gets of a page’s data: the long text is in the page already. */
function withoutHtml(data: PageData | null): PageData | null {
  if (data?.kind === 'document') {
    const { html: _, ...rest } = data
    return rest
  }
  if (data?.kind === 'article') {
    const { html: _, ...article } = data.article
    return { ...data, article }
  }
  return data
}

const questionIds = [
  'credits',
  'limits',
  'expire',
  'yearly',
  'cancel',
  'refund',
  'support',
] as const

/** Numbers of the one table that answers name. */
const filled = (text: string): string =>
  fillSlots(text, { ...creditCosts, days: refundDays, every: planRefundEveryDays })

const parentOf: Readonly<Record<string, { path: string; key: string }>> = {
  helpArticle: { path: '/help', key: 'route.help' },
  tutorial: { path: '/tutorials', key: 'route.tutorials' },
}

/** Pages that people who are signed in see in the app, where they can do more on them. */
const personal: ReadonlySet<string> = new Set(['/', '/pricing'])

/** The whole HTML of one page. @param body what React rendered */
export function pageHtml(
  template: Template,
  { state, own }: Page,
  body: string,
  settings: SiteSettings,
): string {
  const { page, language, path } = state
  const t = textsOf(language)
  const name = t('app.name')
  const heading = own?.title ?? t(`meta.${page}.title`)
  const parent = parentOf[page]
  const structuredData = [
    ...(page === 'landing'
      ? [organization(settings, t), softwareApplication(settings, language, t)]
      : []),
    ...(page === 'pricing'
      ? [
          softwareApplication(settings, language, t),
          faqPage(
            questionIds.map((id) => ({
              question: t(`pricing.faq.${id}.question`),
              answer: filled(t(`pricing.faq.${id}.answer`)),
            })),
          ),
        ]
      : []),
    ...(path === '/'
      ? []
      : [
          breadcrumbs(settings, language, [
            { name, path: '/' },
            ...(parent === undefined ? [] : [{ name: t(parent.key), path: parent.path }]),
            { name: heading, path },
          ]),
        ]),
  ]
  const head = headTags({
    origin: settings.url,
    language,
    path,
    title:
      page === 'landing'
        ? heading
        : [heading, ...(parent === undefined ? [] : [t(parent.key)]), name].join(' · '),
    description: own?.description ?? t(`meta.${page}.description`),
    siteName: name,
    picture: `/og/${language}.png`,
    type: own === null ? 'website' : 'article',
    structuredData,
  })
  const scripts = (template.preloads.get(page) ?? [])
    .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('\n')
  return `<!doctype html>
<html lang="${tagOf(language)}" data-language="${language}"${personal.has(path) ? ' data-personal' : ''} data-locales="${template.locales}">
<head>
${template.head.replace('/manifests/zh.', `/manifests/${language}.`)}
<script>${template.boot}</script>
${head}
<link rel="preload" as="font" type="font/woff2" crossorigin href="${template.fontOf(language)}">
<style>${template.css}</style>
${scripts}
<script type="module" fetchpriority="low" crossorigin src="${template.script}"></script>
</head>
<body>
<div id="root">${body}</div>
${jsonScript('application/json', { ...state, data: withoutHtml(state.data) }, 'page-state')}
</body>
</html>
`
}
