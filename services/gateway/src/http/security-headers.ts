import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Content security policy and the other headers that browsers enforce. */
export async function addSecurityHeaders(server: FastifyInstance, https: boolean): Promise<void> {
  // Not every browser counts ws: and wss: of the same host as 'self'.
  const ownSocket = (request: IncomingMessage, _response: ServerResponse) =>
    `${https ? 'wss' : 'ws'}://${request.headers.host ?? 'localhost'}`
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ownSocket],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Toast and dialog libraries place style elements of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
