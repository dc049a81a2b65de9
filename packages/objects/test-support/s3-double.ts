import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../src/s3-store.ts'

type Stored = { bytes: Buffer; mime: string; at: Date }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Why AWS Signature Version 4 of a request does not hold, computed as its documentation says; null: it holds. */
function refusal(request: IncomingMessage, settings: S3Settings): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (match === null) return 'AccessDenied'
  const [, key, day, region, signed, signature] = match as unknown as string[]
  const time = String(request.headers['x-amz-date'])
  if (key !== settings.key || region !== settings.region || !time.startsWith(day!))
    return 'InvalidAccessKeyId'
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signed!.split(';').includes(needed)) return 'AccessDenied'
  const url = new URL(request.url ?? '/', 'http://x')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const headers = signed!
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request']
    .map(String)
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${settings.secret}`)
  return hmac(signing, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const xml = (text: string | number) =>
  String(text).replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A bucket at the wire: it checks every signature, and knows what the store uses of the protocol.
 * `fail` makes the following requests of a method end with a status and code.
 */
export async function startS3Double() {
  const settings = { bucket: 'lumen-objects', region: 'eu-test-1', key: 'KEY', secret: 'SECRET' }
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, { mime: string; parts: Map<number, Buffer> }>()
  const failures = new Map<string, { answer: readonly [number, string]; left: number }>()
  const all = (): S3Settings => ({ ...settings, endpoint })

  const server = createServer((request, response) => {
    const answer = (status: number, body = '', headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          ...(body !== '' && { 'content-type': 'application/xml' }),
          ...headers,
        })
        .end(body)
    const refuse = (status: number, code: string) =>
      answer(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    void (async () => {
      const method = request.method ?? ''
      const body = await buffer(request)
      const wrong = refusal(request, all())
      if (wrong !== null) return refuse(403, wrong)
      const failure = failures.get(method)
      if (failure !== undefined && failure.left > 0) {
        failure.left -= 1
        return refuse(...failure.answer)
      }
      const url = new URL(request.url ?? '/', endpoint)
      const key = decodeURIComponent(url.pathname.slice(`/${settings.bucket}/`.length))
      const uploadId = url.searchParams.get('uploadId')
      const upload = uploads.get(uploadId ?? '')
      if (method === 'GET' && key === '') return answer(200, listing(url.searchParams))
      if (method === 'POST' && url.searchParams.has('uploads')) {
        const id = `upload-${uploads.size + 1}`
        uploads.set(id, { mime: String(request.headers['content-type']), parts: new Map() })
        return answer(
          200,
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        )
      }
      if (uploadId !== null && upload === undefined) return refuse(404, 'NoSuchUpload')
      if (method === 'PUT' && upload !== undefined) {
        const part = Number(url.searchParams.get('partNumber'))
        upload.parts.set(part, body)
        return answer(200, '', { etag: `"part-${part}"` })
      }
      if (method === 'POST' && upload !== undefined) {
        const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) =>
          Number(n),
        )
        const parts = numbers.map((number) => upload.parts.get(number)!)
        objects.set(key, { bytes: Buffer.concat(parts), mime: upload.mime, at: new Date() })
        uploads.delete(uploadId!)
        return answer(
          200,
          `<CompleteMultipartUploadResult><Bucket>x</Bucket><Key>${xml(key)}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
        )
      }
      if (method === 'PUT') {
        const mime = String(request.headers['content-type'])
        objects.set(key, { bytes: body, mime, at: new Date() })
        return answer(200, '', { etag: '"one"' })
      }
      if (method === 'DELETE') {
        if (upload === undefined) objects.delete(key)
        else uploads.delete(uploadId!)
        return answer(204)
      }
      const found = objects.get(key)
      if (found === undefined) return refuse(404, 'NoSuchKey')
      const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
      if (range === null)
        return response
          .writeHead(200, { 'content-length': found.bytes.length, 'content-type': found.mime })
          .end(found.bytes)
      const start = Number(range[1])
      const end = Math.min(Number(range[2] || Infinity), found.bytes.length - 1)
      if (start > end) return refuse(416, 'InvalidRange')
      return response
        .writeHead(206, {
          'content-length': end - start + 1,
          'content-range': `bytes ${start}-${end}/${found.bytes.length}`,
          'content-type': found.mime,
        })
        .end(found.bytes.subarray(start, end + 1))
    })().catch(() => response.destroy())
  })

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const max = Math.min(Number(query.get('max-keys') ?? 1_000), 10)
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted()
    const page = keys.slice(0, max)
    const more = keys.length > max
    return (
      `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>` +
      (more ? `<NextContinuationToken>${xml(page.at(-1)!)}</NextContinuationToken>` : '') +
      page
        .map((key) => {
          const { bytes, at } = objects.get(key)!
          return `<Contents><Key>${xml(key)}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag></Contents>`
        })
        .join('') +
      '</ListBucketResult>'
    )
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: all(),
    objects,
    uploads,
    fail: (method: string, status: number, code: string, times = Infinity) =>
      failures.set(method, { answer: [status, code], left: times }),
    recover: () => failures.clear(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
