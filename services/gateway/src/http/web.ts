import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const year = 31_536_000

/** Serves the built web: hashed assets for ever, everything else revalidated. */
export async function addWeb(server: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) return
  await server.register(fastifyStatic, {
    root,
    wildcard: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
}

/** Pages of the built web by address: those rendered at build, and the app’s own for every other. */
export type WebPages = { fileOf(path: string): string }

/** Looks up which addresses have a page of their own: `/de/pricing` is `de/pricing.html`. */
export function readWebPages(root: string): WebPages {
  const rendered = new Set(
    existsSync(root)
      ? readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .map((file) => `/${file.slice(0, -'.html'.length).replaceAll(sep, '/')}`)
      : [],
  )
  // A web without rendered pages, as while developing, has one page for all.
  const app = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html'
  return {
    fileOf(path) {
      const address = path.replace(/(?<=.)\/+$/, '')
      if (address === '/') return 'index.html'
      return rendered.has(address) ? `${address.slice(1)}.html` : app
    },
  }
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

/** Answers a page: one that was rendered at build, else the app’s, which knows the rest of the paths. */
export function sendPage(pages: WebPages, request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, url, headers } = request
  const [path = '/'] = url.split('?', 1)
  const wantsPage =
    (method === 'GET' || method === 'HEAD') &&
    !noPage.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
    !/\.\w+$/.test(path)
  if (wantsPage) reply.sendFile(pages.fileOf(path))
  return wantsPage
}
