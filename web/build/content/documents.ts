import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@lumen/contracts/languages'
import { localPath } from '../../src/site/public-path.ts'
import { readFrontMatter } from './front-matter.ts'
import { markdownToHtml, type Section } from './markdown-to-html.ts'
import { fillPlaceholders, placeholderValues } from './placeholders.ts'

/** One folder per document, in it one Markdown file per language; see its README. */
export const contentFolder = join(import.meta.dirname, '../../content')

export type SiteDocument = {
  name: string
  /** Language of the text: another than asked for while a translation is missing. */
  language: Language
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

export const documentNames = (root = contentFolder): string[] =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : []

const fileOf = (root: string, name: string, language: string) => `${root}/${name}/${language}.md`

/** The language whose text is shown: the one asked for, else English, else Chinese. */
const shownLanguage = (root: string, name: string, language: Language): Language => {
  const found = [language, 'en' as const, 'zh' as const].find((code) =>
    existsSync(fileOf(root, name, code)),
  )
  if (found === undefined)
    throw new Error(`web/content/${name} has no text in ${language}, en or zh`)
  return found
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads and compiles a document. @throws an error that names the file and what is wrong with it */
export function readDocument(name: string, asked: Language, root = contentFolder): SiteDocument {
  const language = shownLanguage(root, name, asked)
  const file = fileOf(root, name, language)
  const { fields, body } = readFrontMatter(readFileSync(file, 'utf8'), file)
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
    language,
    title,
    description: field('description'),
    updated: dayField('updated'),
    ...(fields['effective'] !== undefined && { effective: dayField('effective') }),
    ...(name.startsWith('tutorial-') && {
      minutes: wholeField('minutes'),
      order: wholeField('order'),
    }),
    ...markdownToHtml(markdown, { file, localize: (path) => localPath(path, asked) }),
    text: `${title}\n\n${markdown.replaceAll(/\s*\{#[^}]*\}/g, '').replaceAll(/<([^<>\s]+@[^<>\s]+)>/g, '$1')}\n`,
  }
}

/** Documents that lack a language, as `name/language`. */
export const missingDocuments = (root = contentFolder): string[] =>
  documentNames(root).flatMap((name) =>
    languages
      .filter((language) => !existsSync(fileOf(root, name, language)))
      .map((language) => `${name}/${language}`),
  )
