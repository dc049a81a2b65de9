import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { languages } from '@lumen/contracts/languages'
import { localePath, namespaces, readSections } from './locale-files.ts'

const files = () =>
  languages.flatMap((language) =>
    namespaces.map((namespace) => ({
      fileName: localePath(language, namespace),
      source: JSON.stringify(readSections(language, namespace)),
    })),
  )

/** Names the texts as they are now, so that their files can be cached for good. */
export function localesVersion(): string {
  const sum = createHash('sha256')
  for (const { source } of files()) sum.update(source)
  return sum.digest('hex').slice(0, 10)
}

/** Serves and builds one file per language and namespace from the rooms `app` and `site` of the content. */
export function locales(): Plugin {
  return {
    name: 'lumen:locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1)
        const found = path?.startsWith('locales/')
          ? files().find(({ fileName }) => fileName === path)
          : undefined
        if (found === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(found.source)
      })
    },
    generateBundle() {
      for (const file of files()) this.emitFile({ type: 'asset', ...file })
    },
  }
}
