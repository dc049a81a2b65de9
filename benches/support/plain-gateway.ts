import { createHmac, timingSafeEqual } from 'node:crypto'
import httpProxy from '@fastify/http-proxy'
import { createIdentitySigner, identityHeader, type Caller } from '@lumen/http/identity'
import { fastify } from 'fastify'

/**
 * What one would write instead of the gateway: `@fastify/http-proxy` that checks a signed token
 * (HMAC-SHA-256, the cheapest that is used for it), and tells the service whose it is. The bench starts
 * it and says where the service is; it says where it listens.
 */
export type PlainGatewayTask = { upstream: string; secret: string; privateKey: string }

/** A token of this gateway. */
export function signToken(caller: Caller, secret: string): string {
  const payload = Buffer.from(JSON.stringify(caller)).toString('base64url')
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`
}

function readToken(header: string | undefined, secret: string): Caller | null {
  const [payload = '', signature = ''] = (header ?? '').replace(/^Bearer /, '').split('.')
  const expected = createHmac('sha256', secret).update(payload).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Caller
}

async function serve({ upstream, secret, privateKey }: PlainGatewayTask): Promise<void> {
  const signer = createIdentitySigner({ privateKey })
  const server = fastify()
  server.decorateRequest('caller', null)
  server.addHook('onRequest', async (request, reply) => {
    const caller = readToken(request.headers.authorization, secret)
    if (caller === null) return reply.code(401).send({})
    request.caller = caller
  })
  await server.register(httpProxy, {
    upstream,
    undici: { connections: 64, pipelining: 1 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        [identityHeader]: signer.sign((request as unknown as { caller: Caller }).caller, 'chat'),
      }),
    },
  })
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }))
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

if (process.send !== undefined && process.argv[1] === import.meta.filename)
  process.once('message', (task: PlainGatewayTask) => void serve(task))
