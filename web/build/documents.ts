import { languages, type Language } from '@lumen/contracts/languages'
import type { Plugin } from 'vite'
import { documentNames, readDocument } from './content/documents.ts'
import { articlesData, documentData, helpData, tutorialsData } from './content/page-data.ts'

/** What is served below `/content/` of one language, by name. */
function filesOf(language: Language): Map<string, string> {
  const files = new Map<string, string>()
  const json = (path: string, data: unknown) =>
    files.set(`${path}/${language}.json`, JSON.stringify(data))
  for (const name of documentNames()) {
    json(name, documentData(name, language))
    files.set(`${name}/${language}.txt`, readDocument(name, language).text)
  }
  json('tutorials', tutorialsData(language))
  json('help', helpData(language))
  for (const data of articlesData(language)) json(`help/${data.article.slug}`, data)
  return files
}

/**
 * Serves and builds what public pages show when the app shows them itself (prerendered pages have it
 * inside): `/content/<document>/<language>.json`, lists and articles likewise. `.txt` holds the text
 * of a document for readers who want to keep it.
 */
export function documents(): Plugin {
  return {
    name: 'lumen:documents',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, path = '', language = '', kind = ''] =
          /^\/content\/([\w/-]+)\/(\w+)\.(json|txt)(?:\?|$)/.exec(request.url ?? '') ?? []
        const known = languages.find((code) => code === language)
        const file = known && filesOf(known).get(`${path}/${language}.${kind}`)
        if (file === undefined) return next()
        const type = kind === 'txt' ? 'text/plain' : 'application/json'
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(file)
      })
    },
    generateBundle() {
      for (const language of languages)
        for (const [path, source] of filesOf(language))
          this.emitFile({ type: 'asset', fileName: `content/${path}`, source })
    },
  }
}
