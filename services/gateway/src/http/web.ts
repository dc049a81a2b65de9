import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sep } from 'node:path'

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

/** A deep link into the app: its page is index.html, whatever the path. */
export function sendAppPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, url, headers } = request
  const wantsPage =
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets|locales)\//.test(url) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
    !/\.\w+(\?|$)/.test(url)
  if (wantsPage) reply.sendFile('index.html')
  return wantsPage
}
