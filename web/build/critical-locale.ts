import type { Plugin } from 'vite'
import { readSections, sectionFiles } from './locale-files.ts'

const id = 'virtual:critical-locale'

/** Sections of the Chinese texts that the first paint of a shell or sign-in screen needs. */
const sections = ['app', 'nav', 'shell', 'session', 'route', 'auth', 'errors', 'theme', 'ui']

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
      for (const file of sectionFiles('zh')) this.addWatchFile(file)
      const all = readSections('zh')
      const missing = sections.filter((section) => !(section in all))
      if (missing.length > 0)
        throw new Error(`The Chinese texts have no section ${missing.join(', ')}`)
      return `export default ${JSON.stringify(Object.fromEntries(sections.map((s) => [s, all[s]])))}`
    },
  }
}
