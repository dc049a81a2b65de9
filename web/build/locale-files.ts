import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One folder per language, in it one file per section: `zh/chat.json` holds the keys `chat.…`. */
export const localeFolder = join(import.meta.dirname, '../locales')

/** `translation`: texts of the app. `site`: texts that only public pages show, in `<language>/site/`. */
export const namespaces = ['translation', 'site'] as const
export type Namespace = (typeof namespaces)[number]

export type Sections = Record<string, Record<string, unknown>>

const folderOf = (language: string, namespace: Namespace, root: string) =>
  `${root}/${language}/${namespace === 'site' ? 'site/' : ''}`

/** Where the sections of a language lie, sorted. */
export function sectionFiles(
  language: string,
  namespace: Namespace = 'translation',
  root = localeFolder,
): string[] {
  const folder = folderOf(language, namespace, root)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => folder + name)
}

/** All texts of a language and namespace, section by section. @throws on a file that is not JSON */
export function readSections(
  language: string,
  namespace: Namespace = 'translation',
  root = localeFolder,
): Sections {
  return Object.fromEntries(
    sectionFiles(language, namespace, root).map((file) => {
      const section = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
      try {
        return [section, JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>]
      } catch (error) {
        throw new Error(`${file} is not JSON`, { cause: error })
      }
    }),
  )
}

/** The address below which a language’s texts are served. */
export const localePath = (language: string, namespace: Namespace = 'translation') =>
  namespace === 'site' ? `locales/site/${language}.json` : `locales/${language}.json`
