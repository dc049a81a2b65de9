import { request, Agent } from 'node:http'
import { gzipSync } from 'node:zlib'
import { splitKey, type Operation } from '@lumen/contracts/operation'
import fc from 'fast-check'
import { bodySamples } from '../operation-samples.ts'
import { hostileText, hostileTexts } from './hostile.ts'
import { spoiltOf, type Spoiling } from './spoil.ts'

/** One request as it goes over the wire. */
export type HostileRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array | null
}

export type HostileAnswer = {
  status: number
  text: string
  headers: NodeJS.Dict<string | string[]>
}

/** Headers that are read somewhere, each with what may stand in it. */
const headers: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/jsonp',
    'multipart/form-data; boundary=b',
    'application/json, application/json',
    ';',
  ],
  'content-encoding': ['gzip', 'br', 'deflate', 'identity', 'gzip, gzip', 'x'],
  'accept-language': ['*', 'zz-ZZ;q=9', 'zh;q=0.000,'.repeat(50), 'de;q=NaN', '-'],
  accept: ['x/y', '*/*;q=0', ';'],
  'accept-encoding': ['gzip;q=0', '*;q=0', 'x'],
  range: ['bytes=0-', 'bytes=-0', 'bytes=9-1', `bytes=0-${'9'.repeat(40)}`, 'bytes=0-1,2-3', 'x'],
  'if-none-match': ['*', '"x"', 'W/', '"'],
  'x-request-id': ['../..', 'x'.repeat(500), "' or 1=1"],
  'x-forwarded-for': ['127.0.0.1', 'x', '::1, ::2'],
  'x-lumen-identity': ['e30.e30', 'x'],
  'x-lumen-address': ['127.0.0.1'],
  origin: ['null', 'https://evil.example', 'http://', ''],
  host: ['evil.example', 'a;b', 'a,b', "a 'unsafe-inline'", 'localhost:99999', '[::1'],
  cookie: ['lumen_session=x', 'lumen_session=%ff; lumen_session=y', '=;=;', 'a'.repeat(3_000)],
  traceparent: ['00-0-0-0', `00-${'f'.repeat(32)}-${'f'.repeat(16)}-ff`, 'x'],
  'stripe-signature': ['t=1,v1=x', 't=,v1='],
  'user-agent': ['', 'x'.repeat(3_000), '<script>'],
}

const someHeader = fc.oneof(
  ...Object.entries(headers).map(([name, values]) =>
    fc.constantFrom(...values).map((value): [string, string] => [name, value]),
  ),
)

/** What a text of JSON becomes on its way. */
const wire = (json: string): fc.Arbitrary<HostileRequest['body']> =>
  fc.oneof(
    { weight: 94, arbitrary: fc.constant(json) },
    {
      weight: 6,
      arbitrary: fc.constantFrom<HostileRequest['body']>(
        '',
        json.slice(0, -1),
        `\ufeff${json}`,
        `${json}${json}`,
        json.replace('{', '{"__proto__":{"admin":true},'),
        json.replace(/:\s*\d+/, ':1e999'),
        json.replace('{', '{/**/'),
        Buffer.from(json, 'utf16le'),
        Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])]),
        gzipSync(json),
        '['.repeat(30_000),
      ),
    },
  )

const usualHeaders = { 'content-type': 'application/json' }

/** Requests to an operation whose parts are spoilt here and there. */
export function requestsTo(
  key: string,
  operation: Operation,
  spoiling: Spoiling,
): fc.Arbitrary<HostileRequest> {
  const { method, path } = splitKey(key)
  const names = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1))
  const param = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...spoiling.ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('1', 'aries', 'dragon', 'video-generation', 'credits'),
    },
    { weight: 1, arbitrary: hostileText },
  )
  const query = operation.query
    ? spoiltOf(operation.query, undefined, spoiling)
    : fc.constantFrom({}, {}, {}, { unknown: '1' })
  const body: fc.Arbitrary<HostileRequest['body']> = operation.rawBody
    ? fc.oneof(hostileText, fc.constant('{"type":"x","data":{"object":null}}'))
    : operation.body
      ? spoiltOf(operation.body, bodySamples[key], spoiling)
          .map((value) => JSON.stringify(value) ?? '')
          .chain(wire)
      : operation.upload
        ? fc.constantFrom('', '--b--\r\n', '{}', hostileTexts.join('\r\n--b\r\n'))
        : fc.constant(null)
  const odd = fc.oneof(
    { weight: 85, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 15, arbitrary: fc.array(someHeader, { minLength: 1, maxLength: 3 }) },
  )
  return fc
    .tuple(fc.tuple(...names.map(() => param)), query, body, odd)
    .map(([params, search, content, oddHeaders]) => ({
      method,
      path: withQuery(
        names.reduce((whole, name, at) => whole.replace(`:${name}`, escaped(params[at])), path),
        search,
      ),
      headers: { ...(content !== null && usualHeaders), ...Object.fromEntries(oddHeaders) },
      body: content,
    }))
}

/** As a browser writes it; what no URL can hold goes as it is, percent by percent. */
const escaped = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

function withQuery(path: string, search: unknown): string {
  if (search === null || typeof search !== 'object' || Array.isArray(search)) return path
  const pairs = Object.entries(search).map(
    ([name, value]) =>
      `${escaped(name)}=${escaped(typeof value === 'object' ? JSON.stringify(value) : value)}`,
  )
  // Longer ones are refused by the protocol itself.
  return pairs.length === 0 ? path : `${path}?${pairs.join('&').slice(0, 8_000)}`
}

/** Sends requests over connections that are kept; whoever waits longer than this hangs. */
export function openWire(url: string, waitMs: number) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const send = (
    { method, path, headers: own, body }: HostileRequest,
    token: string | null,
  ): Promise<HostileAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          timeout: waitMs,
          headers: {
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...own,
            'content-length': body === null ? 0 : Buffer.byteLength(body),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              headers: answer.headers,
            }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${waitMs} ms`)))
      sent.on('error', reject)
      sent.end(body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}
