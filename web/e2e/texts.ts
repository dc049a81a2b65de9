import type { Language } from '@lumen/contracts/languages'
import { readSections } from '../build/locale-files.ts'

/** The texts of a language, by key, as the interface shows them. */
export function texts(language: Language) {
  const all: unknown = { ...readSections(language, 'site'), ...readSections(language) }
  return (key: string, values: Record<string, string> = {}): string => {
    let found: unknown = all
    for (const part of key.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`)
    return found.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}
