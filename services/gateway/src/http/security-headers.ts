import helmet from '@fastify/helmet'
import { AppError } from '@lumen/http/app-error'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A name or an address with an optional port, and nothing that could end a directive of the policy. */
const wellFormedHost = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Content security policy and the other headers that browsers enforce. The policy names the host it
 * was asked under, so a malformed one is refused before.
 * @param scriptHashes of the scripts that pages carry inside, as `sha256-…`
 */
export async function addSecurityHeaders(
  server: FastifyInstance,
  https: boolean,
  scriptHashes: readonly string[],
): Promise<void> {
  server.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (host === undefined || wellFormedHost.test(host)) done()
    else done(new AppError('invalid_input', 'The Host header is malformed'))
  })
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
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
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
