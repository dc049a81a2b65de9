import { existsSync } from 'node:fs'
import { languages } from '@lumen/contracts/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageHtml, type Template } from '../../build/prerender/page-html'
import { listPages } from '../../build/prerender/pages'
import { siteSettings } from '../../build/content/site-settings'
import { robots, sitemap } from '../../build/prerender/sitemap'
import { publicPages, renderPage } from './entry-prerender'
import { routes } from '@/app/routes'
import { localPath, publicPaths } from './public-path'

const settings = siteSettings({ PUBLIC_URL: 'https://lumen.test/' })
const template: Template = {
  head: '<meta charset="utf-8">',
  boot: '',
  locales: '0',
  css: '',
  script: '/assets/site.js',
  preloads: new Map(),
  fontOf: (language) => `/assets/serif-${language}.woff2`,
}
const pages = listPages(publicPages)
const rendered = new Map<string, Document>()
const addressOf = ({ path, language }: { path: string; language: (typeof languages)[number] }) =>
  localPath(path, language)

beforeAll(async () => {
  const parser = new DOMParser()
  for (const page of pages) {
    const html = pageHtml(template, page, await renderPage(page.state), settings)
    rendered.set(addressOf(page.state), parser.parseFromString(html, 'text/html'))
  }
}, 120_000)

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
/** Words that look like the key of a missing text. */
const rawKeys = (page: Document) =>
  [...page.querySelectorAll('#root *')]
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent?.trim() ?? '')
    .filter((text) => /^[a-z]\w*(?:\.\w+)+$/.test(text))

describe('prerendered pages', () => {
  it('are all public addresses in all languages', () => {
    for (const path of publicPaths)
      for (const language of languages)
        expect([...rendered.keys()]).toContain(localPath(path, language))
    expect(pages.length).toBe(rendered.size)
    expect(pages.length % languages.length).toBe(0)
  })

  it('keep the place of their pictures, tell them in words and name files that are there', () => {
    for (const [address, page] of rendered) {
      const pictures = page.querySelectorAll('figure img')
      const named = [
        ...[...pictures].map((picture) => picture.getAttribute('src')),
        ...[...page.querySelectorAll('source')].map((source) => source.getAttribute('srcset')),
      ]
      for (const url of named)
        expect(existsSync(`${import.meta.dirname}/../../public${url}`), `${address}: ${url}`).toBe(
          true,
        )
      for (const picture of pictures) {
        expect(picture.getAttribute('alt'), address).not.toMatch(/^(?:pictures\..*)?$/)
        for (const part of ['width', 'height'])
          expect(Number(picture.getAttribute(part)), address).toBeGreaterThan(0)
      }
    }
    const count = (address: string) => rendered.get(address)?.querySelectorAll('figure').length
    expect(
      ['/features', '/de/pricing', '/about', '/fr/tutorials/make-it-yours'].map(count),
    ).toEqual([6, 1, 1, 1])
  })

  it('have a title, a description, one first heading and no raw key', () => {
    for (const [address, page] of rendered) {
      expect(page.title.length, address).toBeGreaterThan(4)
      expect(meta(page, 'description')?.length ?? 0, address).toBeGreaterThan(15)
      expect(page.querySelectorAll('h1'), address).toHaveLength(1)
      expect(rawKeys(page), address).toEqual([])
    }
  })

  it('have titles of their own within a language', () => {
    for (const language of languages) {
      const titles = pages
        .filter(({ state }) => state.language === language)
        .map(({ state }) => rendered.get(addressOf(state))?.title)
      expect(new Set(titles).size, language).toBe(titles.length)
    }
  })

  it('name themselves, the other languages and a picture', () => {
    for (const { state } of pages) {
      const address = addressOf(state)
      const page = rendered.get(address)!
      const link = (rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
      expect(link('canonical'), address).toBe(`https://lumen.test${address}`)
      const alternates = new Map(
        [...page.querySelectorAll('link[rel="alternate"]')].map((element) => [
          element.getAttribute('hreflang'),
          element.getAttribute('href'),
        ]),
      )
      expect(alternates.size, address).toBe(9)
      expect(alternates.get('x-default'), address).toBe(`https://lumen.test${state.path}`)
      expect(alternates.get('pt-BR'), address).toBe(
        `https://lumen.test${localPath(state.path, 'pt')}`,
      )
      expect(meta(page, 'og:image'), address).toBe(`https://lumen.test/og/${state.language}.png`)
      expect(page.documentElement.getAttribute('data-language')).toBe(state.language)
    }
  })

  it('link to each other in their own language', () => {
    const known = new Set(rendered.keys())
    for (const { state } of pages) {
      const page = rendered.get(addressOf(state))!
      for (const anchor of page.querySelectorAll('#root a[href^="/"]:not([hreflang])')) {
        const path = (anchor.getAttribute('href') ?? '').split(/[?#]/)[0] ?? ''
        const ours =
          /^\/auth(\/|$)/.test(path) ||
          path.startsWith('/content/') ||
          routes.some((route) => route.guard !== 'public' && route.path === path)
        expect(ours || known.has(path), `${addressOf(state)} links to ${path}`).toBe(true)
        if (known.has(path) && state.language !== 'zh')
          expect(path, addressOf(state)).toMatch(new RegExp(`^/${state.language}(/|$)`))
      }
    }
  })

  it('give way to the app for people who are signed in where it can do more', () => {
    const personal = [...rendered].filter(([, page]) => 'personal' in page.documentElement.dataset)
    expect(
      new Set(personal.map(([address]) => address.replace(/^\/[a-z]{2}(?=\/|$)/, ''))),
    ).toEqual(new Set(['', '/', '/pricing']))
    expect(personal).toHaveLength(16)
  })

  it('tell search engines what they are', () => {
    const dataOf = (address: string) =>
      [...rendered.get(address)!.querySelectorAll('script[type="application/ld+json"]')].map(
        (element) => JSON.parse(element.textContent ?? '') as Record<string, unknown>,
      )
    const typesOf = (address: string) => dataOf(address).map((data) => data['@type'])
    expect(typesOf('/')).toEqual(['Organization', 'SoftwareApplication'])
    expect(typesOf('/de/pricing')).toEqual(['SoftwareApplication', 'FAQPage', 'BreadcrumbList'])
    const offers = dataOf('/en/pricing')[0]?.['offers'] as { price: string }[]
    expect(offers.map(({ price }) => price)).toEqual(['0.00', '12.99', '24.99', '99.99'])
    expect(JSON.stringify(dataOf('/en/pricing'))).not.toMatch(/\{\w+\}/)
  })

  it('carry their texts, but no long text twice', () => {
    const page = rendered.get('/privacy-policy')!
    const state = JSON.parse(page.querySelector('#page-state')?.textContent ?? '') as {
      data: { html?: string }
    }
    expect(state.data.html).toBeUndefined()
    expect(page.querySelectorAll('#long-text section').length).toBeGreaterThan(9)
  })
})

describe('the files for crawlers', () => {
  it('list every page with its languages', () => {
    const xml = sitemap('https://lumen.test', ['/', '/pricing'])
    expect(xml.match(/<loc>/g)).toHaveLength(16)
    expect(xml).toContain('<loc>https://lumen.test/ja/pricing</loc>')
    expect(xml).toContain('hreflang="x-default" href="https://lumen.test/pricing"')
    expect(robots('https://lumen.test')).toContain('Sitemap: https://lumen.test/sitemap.xml')
  })
})
