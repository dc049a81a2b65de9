import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const year = 31_536_000

/** Serves the built web, as it was compressed at build: hashed assets for ever, everything else revalidated. */
export async function addWeb(server: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) return
  await server.register(fastifyStatic, {
    root,
    wildcard: true,
    index: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
}

/** Pages of the built web by address: those rendered at build, and the app’s own for its screens. */
export type WebPages = { pageOf(path: string): { file: string; status: 200 | 404 } }

/**
 * Looks up which addresses have a page: `/de/pricing` is `de/pricing.html`, a screen of the app is
 * `app.html`. So is what nobody knows, which the app says; with 404, for those who only ask for it.
 */
export function readWebPages(root: string): WebPages {
  const rendered = new Set(existsSync(root) ? pagesIn(root, '') : [])
  const isScreen = readScreens(root)
  // A web without rendered pages, as while developing, has one page for all.
  const app = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html'
  return {
    pageOf(path) {
      const address = path.replace(/(?<=.)\/+$/, '')
      if (address === '/') return { file: 'index.html', status: 200 }
      if (address !== '/app' && rendered.has(address))
        return { file: `${address.slice(1)}.html`, status: 200 }
      return { file: app, status: isScreen(address) ? 200 : 404 }
    },
  }
}

/** Folder by folder: Node’s own way through them asks anew what each of thousands of files is. */
const pagesIn = (folder: string, address: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesIn(join(folder, entry.name), `${address}/${entry.name}`)
    return entry.name.endsWith('.html')
      ? [`${address}/${entry.name.slice(0, -'.html'.length)}`]
      : []
  })

/** Addresses of the app’s screens, as the build wrote them down (`/chat/:companionId`); without it, all are. */
function readScreens(root: string): (address: string) => boolean {
  const file = join(root, 'screens.json')
  if (!existsSync(file)) return () => true
  const paths: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(paths) || !paths.every((path) => /^(?:\/:?[\w-]+)+$/.test(String(path))))
    throw new Error(`${file} is not a list of addresses`)
  const patterns = paths.map((path) => new RegExp(`^${String(path).replaceAll(/:\w+/g, '[^/]+')}$`))
  return (address) => patterns.some((pattern) => pattern.test(address))
}

/** Hashes of the scripts that rendered pages carry inside, for the content security policy. */
export function readScriptHashes(root: string | undefined): string[] {
  const file = root === undefined ? undefined : join(root, 'script-hashes.json')
  if (file === undefined || !existsSync(file)) return []
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(hashes) || !hashes.every((hash) => /^sha256-[\w+/=]+$/.test(String(hash))))
    throw new Error(`${file} is not a list of SHA-256 hashes`)
  return hashes.map(String)
}

/** Files and what machines ask: a page there would fool whoever looks whether all is well. */
const noPage = /^\/(?:api|assets|locales|content|og|health|metrics)(?:\/|$)/

/** Answers a page: one that was rendered at build, else the app’s. */
export function sendPage(pages: WebPages, request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, url, headers } = request
  const [path = '/'] = url.split('?', 1)
  const wantsPage =
    (method === 'GET' || method === 'HEAD') &&
    !noPage.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
    !/\.\w+$/.test(path)
  if (wantsPage) {
    const { file, status } = pages.pageOf(path)
    reply.code(status).sendFile(file)
  }
  return wantsPage
}
