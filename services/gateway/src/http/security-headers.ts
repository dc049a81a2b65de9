import { AppError } from '@lumen/http/app-error'
import { BoundedMap } from '@lumen/runtime/bounded-map'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A name or an address with an optional port, and nothing that could end a directive of the policy. */
const wellFormedHost = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** What pages may use of a device; of what is not named here browsers leave most to our own pages. */
const permissions = [
  // Voice messages and calls.
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

/** Of a hundred hosts: those under which people come are few, and anybody may make up more. */
const keptHosts = { maxBytes: 300_000, bytesOf: () => 3_000 }

/**
 * Content security policy and the other headers that browsers enforce. The policy names the host it
 * was asked under; a malformed one never comes into it, and is refused. helmet writes them once for each
 * host: doing so again for every answer was the dearest part of passing one on.
 * @param scriptHashes of the scripts that pages carry inside, as `sha256-…`
 */
export function addSecurityHeaders(
  server: FastifyInstance,
  https: boolean,
  scriptHashes: readonly string[],
): void {
  const known = new BoundedMap<string, Record<string, string>>(keptHosts)
  const headersFor = (host: string | null) => {
    const key = host ?? ''
    const headers = known.get(key) ?? writeHeaders(host, https, scriptHashes)
    known.set(key, headers)
    return headers
  }
  server.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers
    const isWellFormed = host !== undefined && wellFormedHost.test(host)
    reply.headers(headersFor(isWellFormed ? host : null))
    if (host === undefined || isWellFormed) done()
    else done(new AppError('invalid_input', 'The Host header is malformed'))
  })
}

function writeHeaders(
  host: string | null,
  https: boolean,
  scriptHashes: readonly string[],
): Record<string, string> {
  // Not every browser counts ws: and wss: of the same host as 'self'.
  const ownSocket = host === null ? "'self'" : `${https ? 'wss' : 'ws'}://${host}`
  const protect = helmet({
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
        // WebAssembly of our own address, which hears in a call when somebody speaks; no `eval` of text.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)],
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
  const headers: Record<string, string> = { 'permissions-policy': permissions }
  const noted = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  protect({} as IncomingMessage, noted as unknown as ServerResponse, () => {})
  return headers
}
