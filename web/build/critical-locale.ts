import type { Plugin } from 'vite'
import { readSections } from './locale-files.ts'

const id = 'virtual:critical-locale'

/** Sections of the Chinese texts that the first paint of a shell or sign-in screen needs. */
const sections = ['app', 'nav', 'shell', 'session', 'route', 'auth', 'errors', 'theme', 'ui']

/** Of these sections only what can be shown before the texts have come: by sign-in and session. */
const parts: Readonly<Record<string, readonly string[]>> = {
  errors: [
    'network',
    'bad_json',
    'invalid_input',
    'unauthenticated',
    'session_expired',
    'bad_credentials',
    'forbidden',
    'origin_refused',
    'not_found',
    'conflict',
    'email_taken',
    'age_required',
    'age_too_young',
    'rate_limited',
    'unavailable',
    'timeout',
    'internal',
  ],
  ui: ['showPassword', 'hidePassword', 'requestId'],
}

/** A section, or the part of it that is named above. @throws when a text that is named is not there */
function cut(section: string, texts: unknown): unknown {
  const names = parts[section]
  if (names === undefined) return texts
  const known = new Map(Object.entries(texts as Record<string, unknown>))
  const gone = names.filter((name) => !known.has(name))
  if (gone.length > 0) throw new Error(`The Chinese texts have no ${section}.${gone.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, known.get(name)]))
}

/**
 * `virtual:critical-locale` is the part of the Chinese texts that travels inside the bundle, so that the
 * first paint shows words and not keys. It is cut at build: no second copy to keep in step.
 */
export function criticalLocale(): Plugin {
  return {
    name: 'lumen:critical-locale',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined
      const all = readSections('zh')
      const missing = sections.filter((section) => !(section in all))
      if (missing.length > 0)
        throw new Error(`The Chinese texts have no section ${missing.join(', ')}`)
      return `export default ${JSON.stringify(Object.fromEntries(sections.map((s) => [s, cut(s, all[s])])))}`
    },
  }
}
