import { readFileSync } from 'node:fs'
import type { Language } from '@lumen/contracts/languages'

/** The texts of a language, by key, as the interface shows them. */
export function texts(language: Language) {
  const file = new URL(`../public/locales/${language}.json`, import.meta.url)
  const all = JSON.parse(readFileSync(file, 'utf8')) as unknown
  return (key: string, values: Record<string, string> = {}): string => {
    let found: unknown = all
    for (const part of key.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
