import fastifyStatic from '@fastify/static'
import { AppError } from '@lumen/http/app-error'
import type { FastifyInstance } from 'fastify'
import { sep } from 'node:path'

const year = 31_536_000

/** Serves the built web: hashed assets for ever, everything else revalidated, deep links as the app. */
export async function addWeb(server: FastifyInstance, root: string | undefined): Promise<void> {
  const notFound = () => new AppError('not_found', 'There is nothing at this address')
  if (root === undefined) {
    server.setNotFoundHandler(() => {
      throw notFound()
    })
    return
  }
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
  server.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
    if (!wantsPage) throw notFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
