import helmet from '@fastify/helmet'
import { AppError } from '@lumen/http/app-error'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A name or an address with an optional port, and nothing that could end a directive of the policy. */
const wellFormedHost = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** What pages may use of a device; of what is not named here browsers leave most to our own pages. */
const permissions = [
  // Voice messages.
  'microphone=(self)',
  ...[
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ')

/**
 * Content security policy and the other headers that browsers enforce. The policy names the host it
 * was asked under; a malformed one never comes into it, and is refused.
 * @param scriptHashes of the scripts that pages carry inside, as `sha256-…`
 */
export async function addSecurityHeaders(
  server: FastifyInstance,
  https: boolean,
  scriptHashes: readonly string[],
): Promise<void> {
  // Not every browser counts ws: and wss: of the same host as 'self'.
  const ownSocket = ({ headers: { host } }: IncomingMessage, _response: ServerResponse) =>
    host !== undefined && wellFormedHost.test(host) ? `${https ? 'wss' : 'ws'}://${host}` : "'self'"
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
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissions)
    const { host } = request.headers
    if (host === undefined || wellFormedHost.test(host)) done()
    else done(new AppError('invalid_input', 'The Host header is malformed'))
  })
}
