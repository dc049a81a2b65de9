import { defaultLanguage, type Language } from '@lumen/contracts/languages'
import { localPath } from '../../src/site/public-path.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdownToHtml, type Section } from '../../src/site/markdown-to-html.ts'
import { fillPlaceholders, placeholderValues } from './placeholders.ts'
import { rooms } from './rooms.ts'

export type SiteDocument = {
  name: string
  title: string
  description: string
  updated: string
  /** Day from which a legal document holds. */
  effective?: string
  /** Reading time of a tutorial. */
  minutes?: number
  order?: number
  html: string
  sections: Section[]
  /** The whole document as a reader may keep it. */
  text: string
}

export const documentNames = (): string[] => Object.keys(rooms.pages(defaultLanguage))

const day = /^\d{4}-\d{2}-\d{2}$/

/** A document in a language. @throws when there is none of that name, and as `compileDocument` does */
export function readDocument(name: string, language: Language): SiteDocument {
  const source = rooms.pages(language)[name]
  if (source === undefined) throw new Error(`content/${language}/pages has no ${name}`)
  return compileDocument(name, source, language)
}

/**
 * Compiles the Markdown of a document.
 *
 * @throws an error that names the file and what is wrong with it
 */
export function compileDocument(name: string, source: string, language: Language): SiteDocument {
  const file = `content/${language}/pages/${name}.md`
  const { fields, body } = readFrontMatter(source, file)
  const field = (key: string) => {
    const value = fields[key]
    if (value === undefined || value === '') throw new Error(`${file} has no ${key}`)
    return value
  }
  const dayField = (key: string) => {
    if (!day.test(field(key))) throw new Error(`${file}: ${key} is not a day like 2026-11-21`)
    return field(key)
  }
  const wholeField = (key: string) => {
    if (!/^\d+$/.test(field(key))) throw new Error(`${file}: ${key} is not a whole number`)
    return Number(field(key))
  }
  const markdown = fillPlaceholders(body, placeholderValues(language), file)
  const title = field('title')
  return {
    name,
    title,
    description: field('description'),
    updated: dayField('updated'),
    ...(fields['effective'] !== undefined && { effective: dayField('effective') }),
    ...(name.startsWith('tutorial-') && {
      minutes: wholeField('minutes'),
      order: wholeField('order'),
    }),
    ...markdownToHtml(markdown, { file, localize: (path) => localPath(path, language) }),
    text: `${title}\n\n${markdown.replaceAll(/\s*\{#[^}]*\}/g, '').replaceAll(/<([^<>\s]+@[^<>\s]+)>/g, '$1')}\n`,
  }
}
