import { languages, type Language } from '@lumen/contracts/languages'
import type { Plugin } from 'vite'
import { allDocuments, contentFolder, documentNames, readDocument } from './content/documents.ts'

/** What the app fetches when it shows a document itself; prerendered pages have it inside. */
const asJson = (name: string, language: Language) => {
  const { text: _, ...document } = readDocument(name, language)
  return JSON.stringify(document)
}

/**
 * Serves and builds the long documents of `content/`: `/content/<document>/<language>.json` for pages
 * that the app shows, `.txt` for readers who want to keep the text.
 */
export function documents(): Plugin {
  return {
    name: 'lumen:documents',
    configureServer(server) {
      server.watcher.add(contentFolder)
      server.middlewares.use((request, response, next) => {
        const [, name = '', language = '', kind] =
          /^\/content\/([\w-]+)\/(\w+)\.(json|txt)(?:\?|$)/.exec(request.url ?? '') ?? []
        if (!documentNames().includes(name) || !languages.includes(language as Language))
          return next()
        const isText = kind === 'txt'
        response.setHeader(
          'content-type',
          `${isText ? 'text/plain' : 'application/json'}; charset=utf-8`,
        )
        response.end(
          isText
            ? readDocument(name, language as Language).text
            : asJson(name, language as Language),
        )
      })
    },
    generateBundle() {
      for (const { language, document } of allDocuments()) {
        const path = `content/${document.name}/${language}`
        this.emitFile({
          type: 'asset',
          fileName: `${path}.json`,
          source: asJson(document.name, language),
        })
        this.emitFile({ type: 'asset', fileName: `${path}.txt`, source: document.text })
      }
    },
  }
}
