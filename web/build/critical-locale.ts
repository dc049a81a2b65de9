import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:critical-locale'
const source = fileURLToPath(new URL('../public/locales/zh.json', import.meta.url))

/** Sections of zh.json that the first paint of a shell, sign-in or welcome screen needs. */
const sections = ['app', 'nav', 'shell', 'session', 'route', 'auth', 'welcome', 'errors', 'theme']

/**
 * `virtual:critical-locale` is the part of zh.json that travels inside the bundle, so that the
 * first paint shows words and not keys. It is cut at build: no second copy to keep in step.
 */
export function criticalLocale(): Plugin {
  return {
    name: 'lumen:critical-locale',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined
      this.addWatchFile(source)
      const all = JSON.parse(readFileSync(source, 'utf8')) as Record<string, unknown>
      const missing = sections.filter((section) => !(section in all))
      if (missing.length > 0) throw new Error(`zh.json has no section ${missing.join(', ')}`)
      return `export default ${JSON.stringify(Object.fromEntries(sections.map((s) => [s, all[s]])))}`
    },
  }
}
