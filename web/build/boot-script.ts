import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageFacts, languages } from '@lumen/contracts/languages'
import type { Plugin } from 'vite'
import { localesVersion } from './locales.ts'

const script = fileURLToPath(new URL('boot.js', import.meta.url))
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/**
 * The script that sets theme and language before the first paint. It is a file of its own, because
 * the content security policy allows no inline script, and carries its hash in its name so that it
 * never has to be asked for twice. `data-locales` on the root element names the version of the
 * locale files, so that they can be cached for good as well.
 */
export function bootScript(): Plugin {
  let building = false
  const tags = Object.fromEntries(languages.map((code) => [code, languageFacts[code].tag]))
  const source = () =>
    readFileSync(script, 'utf8').replace('= __TAGS__', `= ${JSON.stringify(tags)}`)
  const fileName = () => `assets/boot-${hash(source())}.js`
  return {
    name: 'lumen:boot-script',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source())
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!building) return html
        return html
          .replace('src="/boot.js"', `src="/${fileName()}"`)
          .replace('<html ', `<html data-locales="${localesVersion()}" `)
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: source() })
    },
  }
}
